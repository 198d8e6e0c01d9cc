import type { Textos } from '../../i18n/palabra.ts';

export const textosLegales = {
  titulo: ['Textos legales', 'Legal texts', 'Hukuki metinler', 'النصوص القانونية'],
  terminos: ['Términos y condiciones', 'Terms and conditions', 'Şartlar ve koşullar', 'الشروط والأحكام'],
  privacidad: ['Política de privacidad', 'Privacy policy', 'Gizlilik politikası', 'سياسة الخصوصية'],
  detalle: [
    'Quien ya aceptó una versión anterior conserva la suya. Pídale a quien asesora a la empresa que lo revise antes de publicar.',
    'Whoever accepted an earlier version keeps that one. Have the company’s adviser read it before you publish.',
    'Önceki bir sürümü kabul eden kendi sürümünü korur. Yayımlamadan önce şirketin danışmanına okutun.',
    'من قبل إصدارًا سابقًا يحتفظ بإصداره. اطلب من مستشار الشركة مراجعته قبل النشر.',
  ],
  vigente: [
    'Versión {version}, vigente desde {fecha}',
    'Version {version}, in force since {fecha}',
    'Sürüm {version}, {fecha} tarihinden beri yürürlükte',
    'الإصدار {version}، سارٍ منذ {fecha}',
  ],
  ver: ['Ver la página', 'See the page', 'Sayfayı gör', 'عرض الصفحة'],
  texto: ['Texto', 'Text', 'Metin', 'النص'],
  ayuda: [
    'Una línea que empieza con # es un título; con -, un elemento de una lista. Una línea vacía separa párrafos.',
    'A line that begins with # is a heading; with -, an item of a list. An empty line parts paragraphs.',
    '# ile başlayan satır başlıktır; - ile başlayan, liste öğesidir. Boş satır paragrafları ayırır.',
    'السطر الذي يبدأ بـ # عنوان، والذي يبدأ بـ - عنصر في قائمة. والسطر الفارغ يفصل الفقرات.',
  ],
  publicar: ['Publicar', 'Publish', 'Yayımla', 'نشر'],
  versiones: ['Versiones publicadas', 'Published versions', 'Yayımlanan sürümler', 'الإصدارات المنشورة'],
  version: ['Versión {version}', 'Version {version}', 'Sürüm {version}', 'الإصدار {version}'],
  aceptaciones: [
    '{n, plural, one {# persona la aceptó} other {# personas la aceptaron}}',
    '{n, plural, one {# person accepted it} other {# people accepted it}}',
    '{n, plural, one {# kişi kabul etti} other {# kişi kabul etti}}',
    '{n, plural, zero {لم يقبله أحد} one {قبله شخص واحد} two {قبله شخصان} few {قبله # أشخاص} many {قبله # شخصًا} other {قبله # شخص}}',
  ],
  ninguno: [
    'Este texto todavía no se ha publicado.',
    'This text has not been published yet.',
    'Bu metin henüz yayımlanmadı.',
    'لم يُنشر هذا النص بعد.',
  ],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    textosLegales: typeof textosLegales;
  }
}
