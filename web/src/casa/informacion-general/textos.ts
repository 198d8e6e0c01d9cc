import type { Textos } from '../../i18n/palabra.ts';

export const informacionGeneral = {
  titulo: ['Información general', 'General information', 'Genel bilgiler', 'المعلومات العامة'],
  detalle: {
    empresa: [
      'La empresa como la ve un visitante: nombre, contacto y redes.',
      'The company as a visitor sees it: name, contact and networks.',
      'Ziyaretçinin gördüğü şirket: ad, iletişim ve ağlar.',
      'الشركة كما يراها الزائر: الاسم والتواصل والشبكات.',
    ],
    apariencia: [
      'Los logotipos y los colores de todas las páginas.',
      'The logos and the colours of every page.',
      'Bütün sayfaların logoları ve renkleri.',
      'شعارات جميع الصفحات وألوانها.',
    ],
    facturacion: [
      'Quién factura y a dónde transfieren los clientes. Los visitantes no ven esta parte.',
      'Who invoices and where customers transfer to. Visitors do not see this part.',
      'Kim fatura keser ve müşteriler nereye havale yapar. Ziyaretçiler bu bölümü görmez.',
      'من يصدر الفواتير وإلى أين يحوّل العملاء. لا يرى الزوار هذا الجزء.',
    ],
    legales: [
      'Lo que acepta quien se registra o compra. Cada publicación es una versión; las anteriores quedan.',
      'What whoever registers or buys accepts. Each publication is a version; the earlier ones stay.',
      'Kaydolanın ya da satın alanın kabul ettiği metinler. Her yayın bir sürümdür; öncekiler kalır.',
      'ما يقبله من يسجل أو يشتري. كل نشر إصدار جديد، وتبقى الإصدارات السابقة.',
    ],
    calendario: [
      'Cuándo trabaja la oficina: por este calendario se cuentan los plazos prometidos.',
      'When the office works: promised times are counted by this calendar.',
      'Ofis ne zaman çalışır: söz verilen süreler bu takvime göre sayılır.',
      'متى يعمل المكتب: تُحسب المواعيد الموعودة وفق هذا التقويم.',
    ],
    ley: [
      'Lo que la ley o la prudencia fijan por un tiempo, con lo que los documentos revisan sus respuestas.',
      'What law or prudence sets for a time, by which documents check their answers.',
      'Yasanın veya ihtiyatın bir süreliğine belirlediği, belgelerin yanıtları denetlediği değerler.',
      'ما يحدده القانون أو الحيطة لمدة، وبه تراجع المستندات الإجابات.',
    ],
  },
  seccion: {
    empresa: ['Empresa', 'Company', 'Şirket', 'الشركة'],
    apariencia: ['Apariencia', 'Appearance', 'Görünüm', 'المظهر'],
    facturacion: ['Facturación', 'Invoicing', 'Faturalama', 'الفوترة'],
    legales: ['Textos legales', 'Legal texts', 'Hukuki metinler', 'النصوص القانونية'],
    calendario: ['Calendario', 'Calendar', 'Takvim', 'التقويم'],
    ley: ['Valores de ley', 'Legal values', 'Yasal değerler', 'قيم القانون'],
  },
  logos: {
    titulo: ['Logotipos', 'Logos', 'Logolar', 'الشعارات'],
    detalle: [
      'Se ven al momento en todas las páginas. PNG, JPG, WebP o HEIC, de {maximo} MB como máximo.',
      'They are seen at once on every page. PNG, JPG, WebP or HEIC, {maximo} MB at most.',
      'Bütün sayfalarda hemen görünür. PNG, JPG, WebP veya HEIC, en çok {maximo} MB.',
      'تظهر فورًا في جميع الصفحات. PNG أو JPG أو WebP أو HEIC، بحد أقصى {maximo} ميغابايت.',
    ],
    claro: ['Sobre fondo claro', 'On a light ground', 'Açık zemin üzerinde', 'على خلفية فاتحة'],
    claroDetalle: [
      'Para la barra y las páginas en colores claros.',
      'For the bar and pages in light colours.',
      'Açık renkli çubuk ve sayfalar için.',
      'للشريط والصفحات ذات الألوان الفاتحة.',
    ],
    oscuro: ['Sobre fondo oscuro', 'On a dark ground', 'Koyu zemin üzerinde', 'على خلفية داكنة'],
    oscuroDetalle: [
      'Para el pie de página y los temas oscuros. Sin él se usa el claro.',
      'For the footer and dark themes. Without it the light one is used.',
      'Alt bilgi ve koyu temalar için. Yoksa açık olan kullanılır.',
      'للتذييل والسمات الداكنة. بدونه يُستخدم الفاتح.',
    ],
    icono: ['Icono', 'Icon', 'Simge', 'الأيقونة'],
    iconoDetalle: [
      'Cuadrado. Se ve en la pestaña del navegador.',
      'Square. It is seen on the tab of the browser.',
      'Kare. Tarayıcı sekmesinde görünür.',
      'مربعة. تظهر في علامة تبويب المتصفح.',
    ],
    ninguno: ['Todavía no hay', 'None yet', 'Henüz yok', 'لا يوجد بعد'],
    subir: ['Subir', 'Upload', 'Yükle', 'رفع'],
    cambiar: ['Cambiar', 'Change', 'Değiştir', 'تغيير'],
    quitar: ['Quitar', 'Remove', 'Kaldır', 'إزالة'],
    subirCual: ['Subir: {nombre}', 'Upload: {nombre}', 'Yükle: {nombre}', 'رفع: {nombre}'],
    cambiarCual: ['Cambiar: {nombre}', 'Change: {nombre}', 'Değiştir: {nombre}', 'تغيير: {nombre}'],
    quitarPregunta: ['¿Quitar «{nombre}»?', 'Remove “{nombre}”?', '«{nombre}» kaldırılsın mı?', 'إزالة «{nombre}»؟'],
    quitarTexto: [
      'Deja de verse al momento en todo el sitio. Para ponerlo otra vez necesita el archivo.',
      'It disappears from the whole site at once. To put it back you need the file.',
      'Sitenin her yerinden hemen kaybolur. Geri koymak için dosya gerekir.',
      'يختفي من الموقع كله فورًا. لإعادته تحتاج إلى الملف.',
    ],
    quitarCual: ['Quitar: {nombre}', 'Remove: {nombre}', 'Kaldır: {nombre}', 'إزالة: {nombre}'],
    listo: [
      'El logotipo ya se ve en las páginas.',
      'The logo is now seen on the pages.',
      'Logo artık sayfalarda görünüyor.',
      'يظهر الشعار الآن في الصفحات.',
    ],
  },
  empresa: ['Empresa', 'Company', 'Şirket', 'الشركة'],
  redes: [
    'Sitio y redes sociales',
    'Website and social networks',
    'Web sitesi ve sosyal ağlar',
    'الموقع وشبكات التواصل الاجتماعي',
  ],
  colores: ['Esquema de colores', 'Colour scheme', 'Renk düzeni', 'نظام الألوان'],
  coloresDetalle: [
    'Cambia la página, la barra y el menú. El pie de página es siempre oscuro.',
    'It changes the page, the toolbar and the menu. The footer is always dark.',
    'Sayfayı, araç çubuğunu ve menüyü değiştirir. Alt bilgi her zaman koyudur.',
    'يغيّر الصفحة والشريط والقائمة. أما تذييل الصفحة فداكن دائمًا.',
  ],
  vistaPrevia: ['Vista previa', 'Preview', 'Önizleme', 'معاينة'],
  vistaTitulo: [
    'Su documento, listo para firmar',
    'Your document, ready to sign',
    'Belgeniz imzaya hazır',
    'وثيقتك جاهزة للتوقيع',
  ],
  vistaTexto: [
    'Así se leerá el texto de sus páginas, con un',
    'The text of your pages will read like this, with an',
    'Sayfalarınızın metni böyle okunur; bu da bir',
    'هكذا سيُقرأ نص صفحاتك، مع',
  ],
  vistaEnlace: ['enlace de ejemplo', 'example link', 'örnek bağlantı', 'رابط تجريبي'],
  vistaBoton: ['Comenzar', 'Begin', 'Başla', 'ابدأ'],
  campo: {
    nombreEmpresa: ['Nombre de la empresa', 'Company name', 'Şirket adı', 'اسم الشركة'],
    lema: ['Lema', 'Motto', 'Slogan', 'الشعار'],
    email: ['Correo electrónico de contacto', 'Contact email', 'İletişim e-postası', 'بريد الاتصال'],
    telefono: ['Teléfono', 'Phone', 'Telefon', 'الهاتف'],
    direccion: ['Dirección', 'Address', 'Adres', 'العنوان'],
    sitioWeb: ['Sitio web', 'Website', 'Web sitesi', 'الموقع الإلكتروني'],
    linkFacebook: ['Facebook', 'Facebook', 'Facebook', 'فيسبوك'],
    linkLinkedIn: ['LinkedIn', 'LinkedIn', 'LinkedIn', 'لينكدإن'],
    linkTwitter: ['Twitter (X)', 'Twitter (X)', 'Twitter (X)', 'تويتر (X)'],
    linkInstagram: ['Instagram', 'Instagram', 'Instagram', 'إنستغرام'],
    esquemaColores: ['Esquema de colores', 'Colour scheme', 'Renk düzeni', 'نظام الألوان'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    informacionGeneral: typeof informacionGeneral;
  }
}
