import { type AccionBorrador, type Borrador, listasDeBorradores, pasoDeBorrador } from '@fedatario/contract';

type Puesto = Pick<Borrador, 'estado'>;

/** Whether the machine lets its customer do this to a draft where it stands. */
export function sePuede({ estado }: Puesto, accion: AccionBorrador): boolean {
  return pasoDeBorrador(estado, accion, 'cliente') !== undefined;
}

export function esComprado({ estado }: Puesto): boolean {
  return listasDeBorradores.comprados.some((uno) => uno === estado);
}

/** The stage of a draft that its card names; undefined while its answers are still being given. */
export function dondeEsta(
  borrador: Puesto,
): 'completo' | 'enCarrito' | 'enPedido' | 'comprado' | 'enCorreccion' | undefined {
  const { estado } = borrador;
  if (estado === 'completo' || estado === 'enCarrito' || estado === 'enPedido' || estado === 'enCorreccion')
    return estado;
  return esComprado(borrador) ? 'comprado' : undefined;
}

/** The address that its card opens: the trámite it became, the order that holds it, or its questions. */
export function aDonde(borrador: Borrador): string {
  const { idBorrador, indice, producto, pedido, idSolicitud, estado } = borrador;
  if (esComprado(borrador) && idSolicitud) return `/tramites/${idSolicitud}/detalle`;
  if (pedido && (estado === 'enPedido' || esComprado(borrador))) return `/detalle-pago/${pedido.idFactura}`;
  return `/productos/${producto.slug}/${idBorrador}/${indice}`;
}
