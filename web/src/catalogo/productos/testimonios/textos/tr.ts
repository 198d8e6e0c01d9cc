import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const testimonios: Catalogo['testimonios'] = {
  titulo: 'Müşteriler ne diyor',
  promedio: '5 üzerinden {promedio}, {n, plural, other {# değerlendirme}}',
  puntos: '5 üzerinden {n, plural, other {# yıldız}}',
};
