import type { PublicacionPedida, Redaccion } from '@fedatario/contract/catalogo';
import type { FilaPedida } from './queries.ts';

type Escrita = Pick<Redaccion, 'revision' | 'texto' | 'estado'>;

/** Whether what is written, and the sale, are still as they were when the publication was asked for. */
export function esLoPedido(pedida: FilaPedida, { revision, texto }: Escrita): boolean {
  return pedida.revision === revision && pedida.revisionDeTexto === (texto?.revision ?? 0);
}

/** The publication that waits, as its readers see it. */
export function pedidaDe(pedida: FilaPedida | undefined, escrita: Escrita): PublicacionPedida | null {
  if (!pedida) return null;
  const { idPublicacion, publicarEn, pedidaPor, pedidaEn, nombreDePedida, nombreDeAprobada, fallo, estado } = pedida;
  return {
    idPublicacion,
    publicarEn: publicarEn?.toISOString() ?? null,
    pedidaPor: { idUsuario: pedidaPor, nombre: nombreDePedida },
    pedidaEn: pedidaEn.toISOString(),
    aprobadaPor: nombreDeAprobada,
    vigente: esLoPedido(pedida, escrita) && estado === escrita.estado,
    fallo: fallo as PublicacionPedida['fallo'],
  };
}
