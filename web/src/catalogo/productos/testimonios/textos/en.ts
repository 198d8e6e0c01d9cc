import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const testimonios: Catalogo['testimonios'] = {
  titulo: 'What customers say',
  promedio: '{promedio} of 5, from {n, plural, one {# rating} other {# ratings}}',
  puntos: '{n, plural, one {# star} other {# stars}} of 5',
};
