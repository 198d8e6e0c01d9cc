import type { llegada as es } from './es.ts';

export const llegada: typeof es = {
  titulo: 'من حضر',
  detalle: 'دوّن من حضر وكيف عُرفت هويته. يجده كاتب العدل مقترحًا عند تسجيل التوقيع.',
  anotada: 'دوّنه {quien}، {cuando}.',
  estado: { esperada: 'لم يصل بعد', llego: 'حضر', noLlego: 'لم يحضر' },
  campo: { nombre: 'الاسم الكامل', calidad: 'الصفة', llegada: 'الحضور', identificacion: 'كيف عُرفت هويته' },
  sinIdentificar: 'لم تُعرف هويته بعد',
  calidad: { parte: 'طرف', testigo: 'شاهد', interprete: 'ترجمان', traductor: 'مترجم' },
  identificacion: {
    dpi: 'ببطاقة DPI',
    pasaporte: 'بجواز سفره',
    conocido: 'يعرفه كاتب العدل',
    testigos: 'بشاهدين معروفين',
  },
  numero: { dpi: 'رقم بطاقة DPI (CUI)', pasaporte: 'رقم جواز السفر' },
  documento: '{como}، {numero}',
  otra: 'أضف شخصًا آخر',
  nueva: 'شخص آخر',
  quitar: 'احذف هذا الشخص',
  guardar: 'احفظ الحضور',
  hecho: 'دُوّن الحضور.',
  conflicto: 'دوّنه شخص آخر للتو: ما كتبته لم يُحفظ.',
  verla: 'اعرض ما دوّنه',
  faltan: 'بحسب الحضور المدوّن، لم يصل بعد: {quienes}.',
  propuesta: 'كيفية معرفة هوية كل شخص مأخوذة من الحضور الذي دوّنه {quien}، {cuando}. راجعه قبل التوقيع.',
};
