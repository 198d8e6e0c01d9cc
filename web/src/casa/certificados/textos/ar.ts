import type { Catalogo } from '../../../i18n/catalogo.ts';

export const certificado: Catalogo['certificado'] = {
  titulo: 'شهادة التوقيع',
  detalle: 'بها تُوقَّع كل وثيقة لك وتُختم. تُحفظ مشفّرة ولا يمكن لأحد قراءتها أو تنزيلها.',
  ninguno: 'لا توجد شهادة بعد. ستُنشأ شهادة تجريبية عند أول وثيقة؛ ارفع شهادتك لتعمل بها.',
  emisor: 'أصدرها {emisor}',
  hasta: 'صالحة حتى {fecha}',
  vigente: 'سارية',
  porVencer: 'الأيام الباقية: {dias}',
  vencido: 'منتهية',
  desarrollo: 'هي تجريبية: تُظهر أي تغيير، لكن لا أحد خارج هذا المكتب يعرف صاحبها. ارفع شهادتك.',
  archivo: 'ملف الشهادة',
  ayuda: 'ملف ‎.p12 أو ‎.pfx الذي سلّمك إياه مزوّد الخدمة.',
  elegir: 'اختيار ملف',
  clave: 'كلمة مرور الملف',
  mostrar: 'إظهار كلمة المرور',
  ocultar: 'إخفاء كلمة المرور',
  poner: 'حفظ الشهادة',
  reemplazar: 'استبدال الشهادة',
  puesto: 'حُفظت الشهادة.',
};
