import type { Catalogo } from '../../../../../i18n/catalogo.ts';

export const tablero: Catalogo['tablero'] = {
  vista: 'Görünüm',
  lista: 'Liste',
  tablero: 'Pano',
  notario: 'Noter',
  cualquiera: 'Noter: hepsi',
  desde: 'Başlangıç',
  hasta: 'Bitiş',
  cambios: 'Siz bakarken liste değişti.',
  mostrar: 'Değişiklikleri göster',
  titulo: 'Duruma göre işlemler',
  ayuda: 'Ok tuşlarıyla kartlar arasında gezin; Enter kartı açar.',
  cuantos: '{n, plural, one {# işlem} other {# işlem}}',
  muchos: '{n} işlemden fazla',
  nada: 'Yok',
  ver: 'Tümünü listede gör',
  actua: 'Sıra: {quien}',
  de: '{nombre}, {numero}',
};
