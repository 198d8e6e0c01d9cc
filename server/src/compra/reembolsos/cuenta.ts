import { admiteCuenta, type CuentaDeReembolso, type Reembolso } from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { leerFactura, lockFactura } from '../facturas/facturas.ts';
import { avisarCuenta } from './avisos.ts';
import { findCuenta, findRevision, upsertCuenta } from './cuenta/queries.ts';
import { leerReembolso } from './lectura.ts';
import { findIdFactura, lockReembolso, updateReembolso } from './queries.ts';

/**
 * Notes the account to which a refund of the actor's is transferred. It is a change of the refund: whoever of the office notes the transfer
 * meanwhile is told to look again.
 */
export async function decirCuenta(
  request: Context<'adminCliente'>,
  idReembolso: string,
  cuenta: CuentaDeReembolso,
): Promise<Reembolso> {
  const { db, now } = request;
  const idFactura = await findIdFactura(db, idReembolso);
  if (!idFactura) throw new AppError('no-encontrado');
  await leerFactura(request, idFactura);
  // A refund that the office only proposed does not exist for its customer.
  await leerReembolso(request, idFactura, idReembolso);
  await lockFactura(db, idFactura);
  const row = await lockReembolso(db, idReembolso);
  if (!row) throw new AppError('no-encontrado');
  if (!admiteCuenta(row)) throw new AppError('reembolso-sin-cuenta');
  const antes = await findCuenta(db, idReembolso);
  if (JSON.stringify(antes) !== JSON.stringify(cuenta)) {
    await upsertCuenta(db, idReembolso, cuenta, now);
    await updateReembolso(db, idReembolso, { revision: row.revision + 1 });
    if (!antes) await avisarCuenta(db, idReembolso);
  }
  return leerReembolso(request, idFactura, idReembolso);
}

interface CuentaEntera {
  readonly cuenta: CuentaDeReembolso | null;
  readonly revision: number;
}

/** The whole account, for whoever transfers to it. */
export async function leerCuenta({ db }: { readonly db: Db }, idReembolso: string): Promise<CuentaEntera> {
  const revision = await findRevision(db, idReembolso);
  if (revision === undefined) throw new AppError('no-encontrado');
  return { cuenta: await findCuenta(db, idReembolso), revision };
}
