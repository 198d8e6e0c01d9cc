import { v7 as uuidv7 } from 'uuid';
import { addDocumento, compraDe, hacerPedido, pagarPedido } from '../../../compra/pagos/testing/compras.ts';
import type { Db } from '../../../db/db.ts';
import { guardarRespuestas } from '../../../solicitud/solicitudes/solicitudes.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';

interface Options {
  readonly precio?: number;
  readonly now?: Date;
  /** The answer to its only question. */
  readonly respuesta?: string;
}

/** A paid trámite of the customer that the platform alone delivers, and has not delivered yet. */
export async function createAutomatica(db: Db, who: CreatedUsuario, options: Options = {}) {
  const { precio = 10_000, now = new Date('2026-01-15T09:00:00Z'), respuesta } = options;
  const { idBorrador } = await addDocumento(db, who, { modalidad: 'autoservicio', nombre: 'Carta de pago', precio });
  const pedido = { idUsuario: who.idUsuario, clave: uuidv7(), compra: compraDe(precio), now };
  return db.transaction().execute(async (tx) => {
    const idFactura = await hacerPedido(tx, pedido);
    await pagarPedido(tx, idFactura, now);
    const { idSolicitud } = await tx
      .selectFrom('solicitudes')
      .select('idSolicitud')
      .where('idFactura', '=', idFactura)
      .executeTakeFirstOrThrow();
    if (respuesta !== undefined) await guardarRespuestas(tx, idSolicitud, JSON.stringify({ alfa: respuesta }));
    return { idSolicitud, idFactura, idBorrador };
  });
}
