import type { Catalogo } from '../../../i18n/catalogo.ts';

export const textosLegales: Catalogo['textosLegales'] = {
  titulo: 'النصوص القانونية',
  terminos: 'الشروط والأحكام',
  privacidad: 'سياسة الخصوصية',
  detalle: 'من قبل إصدارًا سابقًا يحتفظ بإصداره. اطلب من مستشار الشركة مراجعته قبل النشر.',
  vigente: 'الإصدار {version}، سارٍ منذ {fecha}',
  ver: 'عرض الصفحة',
  texto: 'النص',
  ayuda: 'السطر الذي يبدأ بـ # عنوان، والذي يبدأ بـ - عنصر في قائمة. والسطر الفارغ يفصل الفقرات.',
  publicar: 'نشر',
  versiones: 'الإصدارات المنشورة',
  version: 'الإصدار {version}',
  aceptaciones:
    '{n, plural, zero {لم يقبله أحد} one {قبله شخص واحد} two {قبله شخصان} few {قبله # أشخاص} many {قبله # شخصًا} other {قبله # شخص}}',
  ninguno: 'لم يُنشر هذا النص بعد.',
};
