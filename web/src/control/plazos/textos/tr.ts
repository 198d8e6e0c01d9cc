import type { plazos as es } from './es.ts';

export const plazos: typeof es = {
  titulo: 'Kurumların süreleri',
  detalle: 'Son bir yılda biten adımların gerçekte sürdüğü iş günleri.',
  institucion: 'Kurum',
  paso: 'Adım',
  casos: 'İşlemler',
  usual: 'Ürünün söylediği',
  mediana: 'Yarısı',
  p90: '10’da 9’u',
  mismoDia: 'aynı gün',
  dias: '{n, plural, one {# gün} other {# gün}}',
  ninguno: '—',
  vacioTitulo: 'Henüz süre yok',
  vacio: 'Bir adımın ne zaman başlayıp bittiği yazıldığında görünür.',
  promete: 'Yılda {n} işlemden itibaren ürün sayfası 10’da 9’unun sürdüğünü vaat eder.',
  lista: 'Süren işlemler',
  instituciones: 'Kurumlar',
};
