import {
  type CambioDeDatosFacturacion,
  type DatosFacturacion,
  type DteDetenido,
  dtesSinCertificar,
} from '@fedatario/contract/compra';
import type { z } from 'zod/mini';
import type { Db } from '../../../db/db.ts';
import { formatNumber } from '../../../db/numbers.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { enqueue } from '../../../queue/queue.ts';
import { certificarDte } from '../dtes/cola.ts';
import {
  findPendientes,
  listSinCertificar,
  lockDte,
  updateDte,
  updateEmisor,
  updateEmisorQueFalta,
} from '../dtes/queries.ts';
import { readDatos, updateDatos } from './queries.ts';

type DatosRequest = Pick<Context<'staff'>, 'db' | 'now'>;
type Cambio = z.output<typeof CambioDeDatosFacturacion>;

/** Changes the issuer's data. Invoices paid before there were any are issued with these. */
export async function cambiarDatos(
  { db, now }: DatosRequest,
  { revision, ...values }: Cambio,
): Promise<DatosFacturacion> {
  const changed = await updateDatos(db, revision, { ...values, actualizadoEn: now });
  const actual = await readDatos(db);
  if (!changed) throw new AppError('conflicto-revision', { actual });
  await updateEmisorQueFalta(db);
  for (const idDte of await findPendientes(db)) await enqueue(db, certificarDte, { idDte });
  return actual;
}

const LISTA = 200;

export async function listarDetenidos(db: Db): Promise<DteDetenido[]> {
  const rows = await listSinCertificar(db, LISTA);
  return rows.map(({ serie, numero, estado, errores, actualizadoEn, ...row }) => ({
    ...row,
    numero: formatNumber(String(serie), Number(numero)),
    estado,
    errores: (errores as { mensaje: string }[]).map(({ mensaje }) => mensaje),
    actualizadoEn: actualizadoEn.toISOString(),
  }));
}

/** Has a document certified again, with the issuer's present data, since it was not issued yet. */
export async function reintentar({ db, now }: DatosRequest, idDte: string): Promise<DteDetenido[]> {
  const dte = await lockDte(db, idDte);
  if (!dte) throw new AppError('no-encontrado');
  const detenido = dtesSinCertificar.includes(dte.estado);
  if (!detenido) throw new AppError('estado-no-permite');
  if (dte.idNota === null) await updateEmisor(db, dte.idFactura);
  await updateDte(db, idDte, { estado: 'pendiente_certificacion', errores: '[]', actualizadoEn: now });
  await enqueue(db, certificarDte, { idDte });
  return listarDetenidos(db);
}
