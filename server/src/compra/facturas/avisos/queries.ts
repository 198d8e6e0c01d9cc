import { estadosPagoRechazado } from '@fedatario/contract/compra';
import type { Db } from '../../../db/db.ts';

/** An order with its customer, and the reason of its last refused payment. */
export async function findCompra(db: Db, idFactura: string) {
  return db
    .selectFrom('facturas as f')
    .select([
      'f.idFactura',
      'f.referencia',
      'f.estado',
      'f.metodo',
      'f.total',
      'f.venceEn',
      'f.venceFijo',
      'f.gastosDe',
      'f.serie',
      'f.numero',
    ])
    .select(['f.idUsuario', 'f.motivoAnulacion'])
    .select((eb) =>
      eb
        .selectFrom('pagos as p')
        .select('p.motivo')
        .whereRef('p.idFactura', '=', 'f.idFactura')
        .where('p.estado', 'in', estadosPagoRechazado)
        .orderBy('p.idPago', 'desc')
        .limit(1)
        .as('motivo'),
    )
    .where('f.idFactura', '=', idFactura)
    .executeTakeFirst();
}
