import type { Textos } from '../../i18n/palabra.ts';

export const plazos = {
  titulo: ['Plazos de las instituciones', 'Terms of institutions', 'Kurumların süreleri', 'مدد المؤسسات'],
  detalle: [
    'Días hábiles que cada paso tardó de verdad, en las gestiones que lo terminaron en el último año.',
    'Working days that each step really took, in the procedures that finished it in the last year.',
    'Son bir yılda biten adımların gerçekte sürdüğü iş günleri.',
    'أيام العمل التي استغرقتها كل خطوة فعلًا في المعاملات التي أنهتها خلال السنة الأخيرة.',
  ],
  institucion: ['Institución', 'Institution', 'Kurum', 'المؤسسة'],
  paso: ['Paso', 'Step', 'Adım', 'الخطوة'],
  casos: ['Gestiones', 'Procedures', 'İşlemler', 'المعاملات'],
  usual: ['Lo que dice el producto', 'What the product says', 'Ürünün söylediği', 'ما يقوله المنتج'],
  mediana: ['La mitad, en', 'Half, within', 'Yarısı', 'النصف خلال'],
  p90: ['9 de cada 10, en', '9 of 10, within', '10’da 9’u', '9 من كل 10 خلال'],
  mismoDia: ['el mismo día', 'the same day', 'aynı gün', 'في اليوم نفسه'],
  dias: [
    '{n, plural, one {# día} other {# días}}',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# gün} other {# gün}}',
    '{n, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  ],
  ninguno: ['—', '—', '—', '—'],
  vacioTitulo: ['Todavía no hay plazos', 'There are no terms yet', 'Henüz süre yok', 'لا توجد مدد بعد'],
  vacio: [
    'Aparecen cuando se anota cuándo comenzó y terminó un paso.',
    'They appear once it is noted when a step began and ended.',
    'Bir adımın ne zaman başlayıp bittiği yazıldığında görünür.',
    'تظهر عندما يُسجَّل متى بدأت الخطوة ومتى انتهت.',
  ],
  promete: [
    'Desde {n} gestiones en un año, la página del producto promete lo que tardaron 9 de cada 10.',
    'From {n} procedures in a year on, the page of the product promises what 9 of 10 took.',
    'Yılda {n} işlemden itibaren ürün sayfası 10’da 9’unun sürdüğünü vaat eder.',
    'ابتداءً من {n} معاملة في السنة تَعِد صفحة المنتج بما استغرقته 9 من كل 10.',
  ],
  lista: ['Gestiones en proceso', 'Procedures under way', 'Süren işlemler', 'المعاملات الجارية'],
  instituciones: ['Instituciones', 'Institutions', 'Kurumlar', 'المؤسسات'],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    plazos: typeof plazos;
  }
}
