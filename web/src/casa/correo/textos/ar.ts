import type { Catalogo } from '../../../i18n/catalogo.ts';

export const correo: Catalogo['correo'] = {
  titulo: 'صندوق بريد التطوير',
  detalle: 'الرسائل التي كانت الخدمة سترسلها. لا يوجد هذا الصندوق في بيئة الإنتاج أبدًا.',
  filtro: 'المرسَل إليه',
  filtroAyuda: 'اكتب البريد كاملًا لعرض رسائله فقط.',
  vacioTitulo: 'لا توجد رسائل بعد',
  vacio: 'عندما ترسل الخدمة رسالة ستظهر هنا خلال ثوانٍ.',
  vacioFiltro: 'لا توجد رسائل إلى {para}.',
  elegir: 'اختر رسالة لقراءتها.',
  para: 'إلى {para}',
  lista: 'الرسائل الواردة',
  html: 'الرسالة',
  texto: 'النص',
  contenido: 'محتوى الرسالة «{asunto}»',
  apagado: 'الصندوق غير متاح: لا يوجد إلا في بيئة التطوير.',
};
