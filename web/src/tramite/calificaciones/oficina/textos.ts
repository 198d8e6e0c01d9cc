import type { Textos } from '../../../i18n/palabra.ts';

export const testimoniosOficina = {
  lista: {
    titulo: ['Testimonios', 'Testimonials', 'Müşteri görüşleri', 'شهادات العملاء'],
    detalle: [
      'Comentarios que sus clientes dejan mostrar. La página de cada producto muestra los últimos seis elegidos, con el nombre y la inicial del apellido. No se corrigen: se eligen o no.',
      'Comments that their customers let be shown. The page of each product shows the last six chosen, with the first name and the initial of the surname. They are not corrected: they are chosen or not.',
      'Müşterilerin gösterilmesine izin verdiği yorumlar. Her ürünün sayfası seçilen son altısını ad ve soyadın baş harfiyle gösterir. Düzeltilmezler: ya seçilirler ya seçilmezler.',
      'تعليقات سمح أصحابها بعرضها. تعرض صفحة كل منتج آخر ستة اختيرت، مع الاسم الأول والحرف الأول من اللقب. لا تُصحَّح: تُختار أو لا تُختار.',
    ],
    buscar: [
      'Producto, cliente o comentario',
      'Product, customer or comment',
      'Ürün, müşteri veya yorum',
      'المنتج أو العميل أو التعليق',
    ],
    vacioTitulo: [
      'Todavía no hay testimonios',
      'There are no testimonials yet',
      'Henüz müşteri görüşü yok',
      'لا توجد شهادات بعد',
    ],
    vacio: [
      'Cuando alguien califique y deje mostrar sus palabras, estarán aquí.',
      'When somebody rates and lets their words be shown, they will be here.',
      'Biri değerlendirip sözlerinin gösterilmesine izin verince burada olur.',
      'حين يقيّم أحد ويسمح بعرض كلماته ستكون هنا.',
    ],
  },
  todas: ['Todos', 'All', 'Tümü', 'الكل'],
  situacion: {
    elegido: ['Se muestra', 'Shown', 'Gösteriliyor', 'معروض'],
    porElegir: ['No se muestra', 'Not shown', 'Gösterilmiyor', 'غير معروض'],
  },
  columna: {
    producto: ['Producto', 'Product', 'Ürün', 'المنتج'],
    puntos: ['Calificación', 'Rating', 'Değerlendirme', 'التقييم'],
    comentario: ['Comentario', 'Comment', 'Yorum', 'التعليق'],
    fecha: ['Permitido desde', 'Allowed since', 'İzin tarihi', 'مسموح منذ'],
    situacion: ['Situación', 'State', 'Durum', 'الحالة'],
  },
  mostrar: [
    'Mostrar el comentario de {firma}',
    'Show the comment of {firma}',
    '{firma} yorumunu göster',
    'عرض تعليق {firma}',
  ],
  dejar: [
    'Dejar de mostrar el comentario de {firma}',
    'Stop showing the comment of {firma}',
    '{firma} yorumunu gösterme',
    'إيقاف عرض تعليق {firma}',
  ],
  mostrado: [
    'Ya se muestra en la página del producto.',
    'It is now shown on the page of the product.',
    'Artık ürün sayfasında gösteriliyor.',
    'يُعرض الآن في صفحة المنتج.',
  ],
  retirado: ['Ya no se muestra.', 'It is no longer shown.', 'Artık gösterilmiyor.', 'لم يعد معروضًا.'],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    testimoniosOficina: typeof testimoniosOficina;
  }
}
