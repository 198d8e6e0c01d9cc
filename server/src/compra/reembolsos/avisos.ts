import { DAY, HOUR } from '@fedatario/contract/base';
import { type AccionReembolso, reembolsosPorDevolver } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { enqueue } from '../../queue/queue.ts';
import { avisarEnEspera } from './cola.ts';
import { sinTrabajo } from './lectura.ts';
import { countRetirados, findAvisado, listLineas, listPorDecidir } from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findAvisado>>>;

const UNOS_DIAS = 'Su banco puede tardar unos días en mostrarlo.';
const A_LA_TARJETA = {
  como: `Vuelve a la tarjeta con que pagó. ${UNOS_DIAS}`,
  hecho: 'devolvimos a su tarjeta',
  nota: UNOS_DIAS,
} as const;
const A_MANO = {
  como: 'Se lo transferimos a la cuenta que nos dio. Si ya no es esa, cámbiela en su compra antes de que lo hagamos.',
  hecho: 'le transferimos',
  nota: 'Guárdela con su factura.',
} as const;

const SIN_CUENTA = 'Se lo transferimos: díganos en su compra a qué cuenta bancaria.';

/** Withdrawals of one order in 24 hours after which the administration is no longer told of each, nor at once of a new request. */
const RETIROS_CON_AVISO = 3;
/** Time that a request waits after those before the administration is told of it. */
const ESPERA = 4 * HOUR;

/** Tells of a step: the customer, and the administration where it has to do something. */
export async function avisarPaso(db: Db, accion: AccionReembolso, idReembolso: string, now: Date): Promise<void> {
  const row = await findAvisado(db, idReembolso);
  if (!row?.serie || row.numero === null) return;
  const numero = formatNumber(row.serie, row.numero);
  await avisarCliente(db, accion, row, numero);
  await avisarAdministracion(db, accion, row, { numero, now });
}

async function avisarCliente(db: Db, accion: AccionReembolso, row: Row, numero: string): Promise<void> {
  const { idUsuario, idFactura } = row;
  const suyo = { idUsuario, enlace: `/detalle-pago/${idFactura}` };
  const cotizado = dinero(row.cotizado);
  if (accion === 'cotizar' && loPidio(row)) {
    const variables = { numero, monto: cotizado, retiro: await comoRetirar(db, row) };
    await notificar(db, { ...suyo, tipo: 'reembolsoRecibido', variables });
  }
  // The customer was told nothing of a refund that the office only proposed.
  if (accion === 'negar' && !row.deOficio)
    await notificar(db, { ...suyo, tipo: 'reembolsoNegado', variables: { numero, motivo: row.respuesta ?? '' } });
  if (accion === 'retirar')
    await notificar(db, { ...suyo, tipo: 'reembolsoRetirado', variables: { numero, monto: cotizado } });
  await avisarDevolucion(db, accion, row, { ...suyo, numero });
}

interface Destino {
  readonly idUsuario: string;
  readonly enlace: string;
  readonly numero: string;
}

/** Tells the customer how the money that was decided comes back. */
async function avisarDevolucion(
  db: Db,
  accion: AccionReembolso,
  row: Row,
  { numero, ...suyo }: Destino,
): Promise<void> {
  const monto = dinero(row.monto ?? 0);
  const falta = row.medio === 'manual' && !row.conCuenta;
  const { como, hecho, nota } = row.medio === 'manual' ? A_MANO : A_LA_TARJETA;
  if (accion === 'aprobar') {
    const variables = { numero, monto, respuesta: row.respuesta ?? '', como: falta ? SIN_CUENTA : como };
    await notificar(db, { ...suyo, tipo: 'reembolsoAprobado', variables });
  }
  if (accion === 'pasarAMano' && falta)
    await notificar(db, { ...suyo, tipo: 'reembolsoSinCuenta', variables: { numero, monto } });
  if (accion === 'completar')
    await notificar(db, { ...suyo, tipo: 'reembolsoCompletado', variables: { numero, monto, como: hecho, nota } });
}

/** Tells the administration that a refund which waits to be transferred has an account now. */
export async function avisarCuenta(db: Db, idReembolso: string): Promise<void> {
  const row = await findAvisado(db, idReembolso);
  if (!row?.serie || row.numero === null || !reembolsosPorDevolver.includes(row.estado)) return;
  const variables = { numero: formatNumber(row.serie, row.numero), monto: dinero(row.monto ?? 0) };
  await notificarRoles(db, ['admin'], { tipo: 'reembolsoConCuenta', variables, enlace: enlaceDeVenta(row) });
}

/** Empty for what was stopped: its customer cannot withdraw the request. */
async function comoRetirar(db: Db, { idFactura, idReembolso }: Row): Promise<string> {
  const suyas = (await listLineas(db, idFactura)).filter((linea) => linea.idReembolso === idReembolso);
  return sinTrabajo(suyas).length === 0 ? 'Si cambia de idea, puede retirarla en su compra mientras no se decida.' : '';
}

interface Momento {
  readonly numero: string;
  readonly now: Date;
}

async function avisarAdministracion(db: Db, accion: AccionReembolso, row: Row, momento: Momento): Promise<void> {
  const { numero } = momento;
  const enlace = enlaceDeVenta(row);
  if (accion === 'cotizar' && loPidio(row)) await avisarPorDecidir(db, row, momento);
  if (accion === 'retirar') await avisarRetirado(db, row, momento);
  if (accion === 'pasarAMano') {
    const variables = { numero, monto: dinero(row.monto ?? 0) };
    await notificarRoles(db, ['admin'], { tipo: 'reembolsoPorPagar', variables, enlace });
  }
}

async function avisarPorDecidir(db: Db, row: Row, { numero, now }: Momento): Promise<void> {
  const { idReembolso } = row;
  // A request that was withdrawn meanwhile is not to be decided.
  if (row.estado === 'retirado') return;
  // Whoever asks and withdraws again and again does not write to the whole administration each time: only what stays is told.
  if ((await countRetirados(db, row.idFactura, haceUnDia(now))) >= RETIROS_CON_AVISO)
    return void (await enqueue(db, avisarEnEspera, { idReembolso }, new Date(now.getTime() + ESPERA)));
  await pedirDecision(db, row, numero);
}

/** Tells the administration of a request that stayed; others of the same order wait in the same place, and the first one tells of all. */
export async function avisarSiEspera(db: Db, idReembolso: string): Promise<void> {
  const row = await findAvisado(db, idReembolso);
  if (!row?.serie || row.numero === null) return;
  const [primera] = await listPorDecidir(db, row.idFactura);
  if (primera === idReembolso) await pedirDecision(db, row, formatNumber(row.serie, row.numero));
}

async function pedirDecision(db: Db, row: Row, numero: string): Promise<void> {
  const variables = { numero, monto: dinero(row.cotizado), motivo: row.motivo };
  await notificarRoles(db, ['admin'], { tipo: 'reembolsoPorDecidir', variables, enlace: enlaceDeVenta(row) });
}

/** While another request of the order waits, there is something to decide. */
async function avisarRetirado(db: Db, row: Row, { numero, now }: Momento): Promise<void> {
  if ((await listPorDecidir(db, row.idFactura)).length > 0) return;
  if ((await countRetirados(db, row.idFactura, haceUnDia(now))) > RETIROS_CON_AVISO) return;
  const variables = { numero, monto: dinero(row.cotizado) };
  await notificarRoles(db, ['admin'], { tipo: 'reembolsoRetiradoOficina', variables, enlace: enlaceDeVenta(row) });
}

function enlaceDeVenta({ idFactura }: Row): string {
  return `/admin/historial-ventas/${idFactura}`;
}

function haceUnDia(now: Date): Date {
  return new Date(now.getTime() - DAY);
}

/** True when the customer asked; refunds that the office orders are decided at once. */
function loPidio({ pedidoPor, idUsuario, deOficio }: Row): boolean {
  return pedidoPor === idUsuario && !deOficio;
}

function dinero(centavos: number): string {
  return jurisdiccion.moneda.formatPantalla(centavos);
}
