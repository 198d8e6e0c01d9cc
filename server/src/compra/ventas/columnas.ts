import type { Venta } from '@fedatario/contract/compra';
import { nombresDeEstadoDeFactura, nombresDeMetodo } from '@fedatario/contract/compra';
import { type Columna, dinero, instante, texto } from '../../services/sheet/sheet.ts';

/** As on the screen: an order whose receipt waits for the office is told apart from one that waits for its customer. */
const estadoDe = ({ estado, comprobantePorRevisar }: Venta) =>
  comprobantePorRevisar ? 'Comprobante por revisar' : nombresDeEstadoDeFactura[estado];

/** An order without a number was not paid. */
const pagado = ({ numero, total }: Venta) => (numero === null ? 0 : total);

export const columnas: readonly Columna<Venta>[] = [
  { titulo: 'Factura', de: ({ numero }) => texto(numero) },
  { titulo: 'Pedido', de: ({ referencia }) => texto(referencia) },
  { titulo: 'Estado', de: (venta) => texto(estadoDe(venta)) },
  { titulo: 'Pedido el', de: ({ creadaEn }) => instante(new Date(creadaEn)) },
  { titulo: 'Pagado el', de: ({ pagadaEn }) => instante(pagadaEn === null ? null : new Date(pagadaEn)) },
  { titulo: 'Cliente', de: ({ cliente }) => texto(cliente.nombre) },
  { titulo: 'Correo', de: ({ cliente }) => texto(cliente.email) },
  { titulo: 'Facturado a', de: ({ receptor }) => texto(receptor.nombre) },
  { titulo: 'Identificación', de: ({ receptor }) => texto(receptor.numero) },
  { titulo: 'Conceptos', de: ({ conceptos }) => texto(conceptos.join('; ')) },
  { titulo: 'Método', de: ({ metodo }) => texto(nombresDeMetodo[metodo]) },
  { titulo: 'Código promocional', de: ({ codigo }) => texto(codigo) },
  { titulo: 'Descuento (Q)', de: ({ descuento }) => dinero(descuento) },
  { titulo: 'Total (Q)', de: ({ total }) => dinero(total) },
  { titulo: 'Ingreso (Q)', de: (venta) => dinero(pagado(venta)) },
  { titulo: 'Reembolsado (Q)', de: ({ reembolsado }) => dinero(reembolsado) },
  { titulo: 'Neto (Q)', de: (venta) => dinero(pagado(venta) - venta.reembolsado) },
];
