import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const oferta: Catalogo['oferta'] = {
  titulo: 'Products',
  detalle: 'What the office sells or sold: price, version, how many were sold and who changed it.',
  porTipo: 'Products by type',
  tipos: { todos: 'All', documento: 'Documents', gestion: 'Procedures' },
  buscar: 'Search by name or address',
  vacioTitulo: 'There are no products of this type',
  vacio: 'The documents that come with the system are put on sale with the command «npm run catalogo».',
  columna: {
    nombre: 'Product',
    estado: 'State',
    precio: 'Price with VAT',
    version: 'Version',
    vendidos: 'Sold',
    borradores: 'Open drafts',
    cambiado: 'Last change',
  },
  estado: { publicado: 'On sale', borrador: 'In preparation', archivado: 'Withdrawn' },
  todosLosEstados: 'State: all',
  sinVersion: 'Not published',
  retirar: 'Take {nombre} off sale',
  vender: 'Put {nombre} on sale',
  retirarTitulo: 'Take «{nombre}» off sale?',
  retirarTexto:
    'Nobody will be able to start it or pay for it. What was paid goes on. {n, plural, =0 {Nobody has an open draft.} one {There is # open draft, which is kept and cannot be paid while it stays withdrawn.} other {There are # open drafts, which are kept and cannot be paid while it stays withdrawn.}}',
  retirarConfirmar: 'Take off sale',
  retirado: '«{nombre}» is no longer on sale. You can put it back whenever you want.',
  vendido: '«{nombre}» is on sale again.',
  verPagina: 'See its page',
  cambiarPrecio: 'Change the price',
  campo: { precio: 'Price with VAT' },
  ayudaPrecio:
    'In force from now on. Whoever has it in the cart will see the change and must accept it before paying; what is already being paid keeps its price.',
  fueraDeVenta: 'It is not on sale. To change its price, put it back.',
  sinGestiones: 'Procedures are not sold yet.',
};
