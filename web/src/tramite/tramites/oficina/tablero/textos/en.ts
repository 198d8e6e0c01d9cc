import type { Catalogo } from '../../../../../i18n/catalogo.ts';

export const tablero: Catalogo['tablero'] = {
  vista: 'How it is seen',
  lista: 'List',
  tablero: 'Board',
  notario: 'Notary',
  cualquiera: 'Notary: any',
  desde: 'From',
  hasta: 'To',
  cambios: 'The list changed while you were looking at it.',
  mostrar: 'Show the changes',
  titulo: 'Cases by state',
  ayuda: 'The arrow keys go from card to card; Enter opens one.',
  cuantos: '{n, plural, one {# case} other {# cases}}',
  muchos: 'More than {n} cases',
  nada: 'None',
  ver: 'See all in the list',
  actua: 'To act: {quien}',
  de: '{nombre}, {numero}',
};
