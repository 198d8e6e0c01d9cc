import { type AprobacionDeReembolso, MONTO_DE_DOS_PERSONAS, type OrdenDeReembolso } from '@fedatario/contract/compra';
import { exigirReingreso } from '../../casa/identidad/identidad.ts';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { enqueue } from '../../queue/queue.ts';
import { cancelarSolicitudes } from '../../solicitud/solicitudes/solicitudes.ts';
import { comprometerLineas, type FacturaRow, lockFactura } from '../facturas/facturas.ts';
import { findAplicado } from '../pagos/pagos.ts';
import { exigirSinUsoDesde, planACotizar, terminarDevuelto } from '../suscripciones/suscripciones.ts';
import { devolverReembolso } from './cola.ts';
import { leerReembolso } from './lectura.ts';
import { medioDe } from './medio.ts';
import { darPaso } from './paso.ts';
import { pedirReembolso } from './pedido.ts';
import {
  findIdFactura,
  findLineas,
  type LineaDecidida,
  listLineas,
  lockReembolso,
  type ReembolsoRow,
  updateLineasDecididas,
  updateReembolso,
} from './queries.ts';

type Decision = Pick<AprobacionDeReembolso, 'lineas' | 'motivo'>;

/** Approves a refund, whole, in part or for other amounts. Above the limit the first person proposes, another approves. */
export async function aprobar(
  request: Context<'admin'>,
  idReembolso: string,
  { revision, ...decision }: AprobacionDeReembolso,
) {
  await exigirReingreso(request.db, request.actor, request.now);
  const { factura, row } = await tomar(request, idReembolso, revision);
  await decidir(request, factura, row, decision);
  return leerReembolso(request, row.idFactura, idReembolso);
}

/** Refunds a sale on the office's own initiative: asked, quoted and decided at once. */
export async function ordenar(request: Context<'admin'>, idFactura: string, { lineas, motivo }: OrdenDeReembolso) {
  const { db, actor, now } = request;
  await exigirReingreso(db, actor, now);
  const posiciones = lineas.map(({ posicion }) => posicion);
  const pedido = { idFactura, posiciones, visto: undefined, idUsuario: actor.idUsuario, deOficio: true, motivo, now };
  const row = await pedirReembolso(db, pedido);
  const factura = await lockFactura(db, idFactura);
  if (factura) await decidir(request, factura, row, { lineas, motivo });
  return leerReembolso(request, idFactura, row.idReembolso);
}

export async function negar(request: Context<'admin'>, idReembolso: string, revision: number, motivo: string) {
  const { actor, now } = request;
  const { row } = await tomar(request, idReembolso, revision);
  const { idUsuario } = actor;
  const values = { respuesta: motivo, decididoPor: idUsuario };
  await darPaso(request.db, row, { accion: 'negar', como: 'admin', idUsuario, motivo, now }, values);
  return leerReembolso(request, row.idFactura, idReembolso);
}

/** A refund and its invoice, both held. One that its customer withdrew is refused, and so is a stale revision, with the refund as it is. */
export async function tomar(request: Context<'admin'>, idReembolso: string, revision: number) {
  const { db } = request;
  const idFactura = await findIdFactura(db, idReembolso);
  const factura = idFactura && (await lockFactura(db, idFactura));
  const row = factura && (await lockReembolso(db, idReembolso));
  if (!row) throw new AppError('no-encontrado');
  if (row.estado === 'retirado') throw new AppError('reembolso-retirado');
  if (row.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerReembolso(request, row.idFactura, idReembolso) });
  return { factura, row };
}

async function decidir(
  request: Context<'admin'>,
  factura: FacturaRow,
  row: ReembolsoRow,
  decision: Decision,
): Promise<void> {
  const { db, actor, now } = request;
  const { idReembolso } = row;
  const { idUsuario } = actor;
  const before = (await listLineas(db, row.idFactura)).filter((linea) => linea.idReembolso === idReembolso);
  exigirLineas(decision, before);
  const monto = decision.lineas.reduce((suma, linea) => suma + linea.monto, 0);
  const mismas = decision.lineas.every((linea) =>
    before.some(({ posicion, monto: propuesto }) => posicion === linea.posicion && propuesto === linea.monto),
  );
  const segunda = row.propuestoPor !== null && row.propuestoPor !== idUsuario && mismas && monto === row.monto;
  if (segunda) await exigirComoSePropuso(db, row);
  if (monto > 0 && decision.motivo === null) await exigirSinUso(request, row);
  const paso = { como: 'admin', idUsuario, motivo: decision.motivo, now } as const;
  const propia = factura.idUsuario === idUsuario;
  if (!segunda && (propia || (await pideDosPersonas(db, row.idFactura, monto)))) {
    if (row.propuestoPor === idUsuario && mismas && monto === row.monto) throw new AppError('segunda-persona');
    await updateLineasDecididas(db, idReembolso, decision.lineas);
    const values = { monto, propuestoPor: idUsuario, respuesta: decision.motivo };
    await darPaso(db, row, { ...paso, accion: 'proponer' }, values);
    return;
  }
  await updateLineasDecididas(db, idReembolso, decision.lineas);
  await comprometer(request, factura, decision.lineas, decision.motivo ?? row.motivo);
  const respuesta = decision.motivo ?? row.respuesta;
  // The office may decide another amount than was quoted, or later than the provider gives back.
  const medio = medioDe(await findAplicado(db, row.idFactura), monto, now);
  const aprobado = await darPaso(
    db,
    row,
    { ...paso, accion: 'aprobar' },
    { monto, medio, respuesta, decididoPor: idUsuario, siguienteEn: now },
  );
  await despachar(db, aprobado, now);
}

/** The office's own proposal leaves the plan as it is: the second person decides on the plan that the first one saw. */
async function exigirComoSePropuso(db: Db, { deOficio, idFactura, actualizadoEn }: ReembolsoRow): Promise<void> {
  if (deOficio) await exigirSinUsoDesde(db, idFactura, actualizadoEn);
}

/** A plan that was used since its refund was asked for is given back only with a reason. */
async function exigirSinUso({ db, now }: Context<'admin'>, { idFactura }: ReembolsoRow): Promise<void> {
  if ((await planACotizar(db, idFactura, now))?.usado) throw new AppError('cotizacion-cambiada');
}

type LineaPedida = Awaited<ReturnType<typeof listLineas>>[number];

/** Only lines that were asked for, once each; amounts other than the quoted ones need a reason. */
function exigirLineas({ lineas, motivo }: Decision, pedidas: readonly LineaPedida[]): void {
  const known = new Map(pedidas.map((linea) => [linea.posicion, linea]));
  const wrong = lineas.some(({ posicion }) => !known.has(posicion));
  if (wrong || new Set(lineas.map(({ posicion }) => posicion)).size !== lineas.length)
    throw invalidField('lineas', 'opcion');
  const igual =
    lineas.length === pedidas.length && lineas.every(({ posicion, monto }) => known.get(posicion)?.cotizado === monto);
  if (!igual && !motivo) throw invalidField('motivo', 'requerido');
}

/** Counted by invoice, so that many small refunds are not a way around the second person. */
async function pideDosPersonas(db: Db, idFactura: string, monto: number): Promise<boolean> {
  const antes = (await findLineas(db, idFactura, true)).reduce((suma, { comprometido }) => suma + comprometido, 0);
  return antes + monto > MONTO_DE_DOS_PERSONAS;
}

/** Commits the money, and stops the work it paid for: on chosen lines, and on those of which nothing is left. */
async function comprometer(
  { db, actor, now }: Context<'admin'>,
  factura: FacturaRow,
  lineas: readonly LineaDecidida[],
  motivo: string,
): Promise<void> {
  const agotadas = await comprometerLineas(db, factura, lineas);
  const { idFactura } = factura;
  const { idUsuario } = actor;
  const posiciones = lineas.flatMap(({ posicion, cancela }) => (cancela || agotadas.has(posicion) ? [posicion] : []));
  await cancelarSolicitudes(db, { idFactura, posiciones, idUsuario, motivo, now });
  if (agotadas.size > 0) await terminarDevuelto(db, idFactura, now);
}

/** Refunds on a card go to the provider through the queue; those by hand wait for a person to pay them. */
export async function despachar(db: Db, row: ReembolsoRow, now: Date): Promise<void> {
  const { idReembolso, medio } = row;
  if (medio === 'tarjeta') return void (await enqueue(db, devolverReembolso, { idReembolso }));
  await darPaso(db, row, { accion: 'devolver', como: 'sistema', idUsuario: null, now });
  await updateReembolso(db, idReembolso, { siguienteEn: null });
}
