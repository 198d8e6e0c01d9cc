import {
  type AccionBorrador,
  type Borrador,
  listasDeBorradores,
  maquinaDeBorrador,
} from '@fedatario/contract/borrador';

type Puesto = Pick<Borrador, 'estado'>;

/** Whether the state machine allows the customer this action on a draft in its current state. */
export function sePuede({ estado }: Puesto, accion: AccionBorrador): boolean {
  return maquinaDeBorrador.paso(estado, accion, 'cliente') !== undefined;
}

export function esComprado({ estado }: Puesto): boolean {
  return listasDeBorradores.comprados.some((uno) => uno === estado);
}

/** The states that a card names; of the others it says whether the draft was bought. */
const conNombre = ['completo', 'enCarrito', 'enPedido', 'enCorreccion'] as const;

/** Stage of a draft named on its card; undefined while it is still being answered. */
export function dondeEsta(
  borrador: Puesto,
): 'completo' | 'enCarrito' | 'enPedido' | 'comprado' | 'enCorreccion' | undefined {
  const propio = conNombre.find((uno) => uno === borrador.estado);
  return propio ?? (esComprado(borrador) ? 'comprado' : undefined);
}

/** Link of the card: the resulting trámite, the order that contains the draft, or its questions. */
export function aDonde(borrador: Borrador): string {
  const { idBorrador, indice, producto, pedido, idSolicitud, estado } = borrador;
  if (esComprado(borrador) && idSolicitud) return `/tramites/${idSolicitud}/detalle`;
  if (pedido && (estado === 'enPedido' || esComprado(borrador))) return `/detalle-pago/${pedido.idFactura}`;
  return `/productos/${producto.slug}/${idBorrador}/${indice}`;
}
