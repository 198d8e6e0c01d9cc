import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const testimoniosOficina: Catalogo['testimoniosOficina'] = {
  titulo: 'Testimonials',
  detalle:
    'Comments that their customers let be shown. The page of each product shows the last six chosen, with the first name and the initial of the surname. They are not corrected: they are chosen or not.',
  buscar: 'Product, customer or comment',
  todas: 'All',
  situacion: { elegido: 'Shown', porElegir: 'Not shown' },
  columna: {
    producto: 'Product',
    puntos: 'Rating',
    comentario: 'Comment',
    fecha: 'Allowed since',
    situacion: 'State',
  },
  mostrar: 'Show the comment of {firma}',
  dejar: 'Stop showing the comment of {firma}',
  mostrado: 'It is now shown on the page of the product.',
  retirado: 'It is no longer shown.',
  vacioTitulo: 'There are no testimonials yet',
  vacio: 'When somebody rates and lets their words be shown, they will be here.',
};
