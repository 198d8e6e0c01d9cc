import type { Textos } from '../../../../i18n/palabra.ts';

/** Texts of the office's lists of trámites: views and live changes. */
export const tablero = {
  vista: ['Cómo se ve', 'How it is seen', 'Görünüm', 'طريقة العرض'],
  lista: ['Lista', 'List', 'Liste', 'قائمة'],
  tablero: ['Tablero', 'Board', 'Pano', 'لوحة'],
  notario: ['Notario', 'Notary', 'Noter', 'كاتب العدل'],
  cualquiera: ['Notario: cualquiera', 'Notary: any', 'Noter: hepsi', 'كاتب العدل: أيّ كاتب عدل'],
  desde: ['Desde', 'From', 'Başlangıç', 'من'],
  hasta: ['Hasta', 'To', 'Bitiş', 'إلى'],
  cambios: [
    'La lista cambió mientras la miraba.',
    'The list changed while you were looking at it.',
    'Siz bakarken liste değişti.',
    'تغيّرت القائمة أثناء اطلاعكم عليها.',
  ],
  mostrar: ['Mostrar los cambios', 'Show the changes', 'Değişiklikleri göster', 'عرض التغييرات'],
  titulo: ['Trámites por estado', 'Cases by state', 'Duruma göre işlemler', 'المعاملات حسب الحالة'],
  ayuda: [
    'Con las flechas pasa de una tarjeta a otra; con Enter la abre.',
    'The arrow keys go from card to card; Enter opens one.',
    'Ok tuşlarıyla kartlar arasında gezin; Enter kartı açar.',
    'تنقّلوا بين البطاقات بالأسهم، وافتحوها بمفتاح Enter.',
  ],
  cuantos: [
    '{n, plural, one {# trámite} other {# trámites}}',
    '{n, plural, one {# case} other {# cases}}',
    '{n, plural, one {# işlem} other {# işlem}}',
    '{n, plural, zero {لا معاملات} one {معاملة واحدة} two {معاملتان} few {# معاملات} many {# معاملة} other {# معاملة}}',
  ],
  muchos: ['Más de {n} trámites', 'More than {n} cases', '{n} işlemden fazla', 'أكثر من {n} معاملة'],
  nada: ['Ninguno', 'None', 'Yok', 'لا شيء'],
  ver: ['Ver todos en la lista', 'See all in the list', 'Tümünü listede gör', 'عرض الكل في القائمة'],
  actua: ['Actúa: {quien}', 'To act: {quien}', 'Sıra: {quien}', 'على: {quien}'],
  de: ['{nombre}, {numero}', '{nombre}, {numero}', '{nombre}, {numero}', '{nombre}، {numero}'],
} satisfies Textos;

declare module '../../../../i18n/catalogo.ts' {
  interface Catalogo {
    tablero: typeof tablero;
  }
}
