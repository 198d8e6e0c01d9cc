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
    'Nobody will be able to start it or pay for it while it stays withdrawn. You can put it back whenever you want.',
  sinUsos: 'Nothing uses it: no drafts, carts or matters.',
  conBorradores:
    '{n, plural, one {There is # open draft, which is kept and cannot be paid while it stays withdrawn.} other {There are # open drafts, which are kept and cannot be paid while it stays withdrawn.}}',
  conCarritos:
    '{n, plural, one {It is in # cart, which cannot be paid with it.} other {It is in # carts, which cannot be paid with it.}}',
  conPedidos:
    '{n, plural, one {# order waiting to be paid keeps its price and can be paid.} other {# orders waiting to be paid keep their price and can be paid.}}',
  conSolicitudes:
    '{n, plural, one {# matter goes on until it is delivered:} other {# matters go on until they are delivered, among them}} {nombres}.',
  conCodigos:
    '{n, plural, one {One code applies to it and cannot be used with it:} other {# codes apply to it and cannot be used with it:}} {nombres}.',
  conFormas: 'Its page will no longer be compared with {nombres}, which stay on sale as they are.',
  conPublicacion: 'The publication that was asked for will not go out: ask again once it is back on sale.',
  destacar: 'Feature {nombre}',
  noDestacar: 'Stop featuring {nombre}',
  destacado: 'Featured',
  yaDestacado: '«{nombre}» is among the featured ones of the home page.',
  yaNoDestacado: '«{nombre}» is no longer featured.',
  duplicar: 'Duplicate {nombre}',
  ordenDetalle:
    'This is the order of the catalogue that the public sees, featured ones first. What nobody has moved comes after, by name.',
  retirarConfirmar: 'Take off sale',
  retirado: '«{nombre}» is no longer on sale. You can put it back whenever you want.',
  vendido: '«{nombre}» is on sale again.',
  traer: 'Bring from a file',
  nuevo: 'New product',
  editar: 'Write its next version',
  verPagina: 'See its page',
  cambiarPrecio: 'Change the price',
  campo: { precio: 'Price with VAT' },
  ayudaPrecio:
    'In force from now on. Whoever has it in the cart will see the change and must accept it before paying; what is already being paid keeps its price.',
  fueraDeVenta: 'It is not on sale. To change its price, put it back.',
  reglas: 'Rules for publishing',
  pedirSegunda: 'Another person approves what is published',
  pedirSegundaDetalle:
    'Whoever writes a product asks for its publication, and another administrator approves it. Prices too.',
  segundaPedida: 'From now on another person approves what is published.',
  segundaNoPedida: 'Whoever writes a product publishes it without another person.',
};
