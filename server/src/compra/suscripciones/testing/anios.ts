import { DAY, HOUR } from '@fedatario/contract/base';
import { deberDePlan, type PeriodoDePlan } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/errors.ts';
import type { OutsideContext } from '../../../http/route.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { abandonarFactura, lockFactura } from '../../facturas/facturas.ts';
import { preguntar } from '../../pagos/cobro.ts';
import { compraDe, pagarPedido } from '../../pagos/testing/compras.ts';
import { cotizarCambio, pedirCambio, programarCambio } from '../cambio.ts';
import { cancelarSuscripcion, conservar } from '../cancelacion.ts';
import { findPedidoPendiente } from '../queries.ts';
import { atender, calendarizada } from '../renovacion.ts';
import { esperaAlgo, pedirDevolucion, seguir, usarCita, usarDocumento, type Vida } from './actos.ts';

/** The events day by day, in words that two runs of one seed share. */
export type Historia = string[];

/** Lives through so many days of one subscription, as its customer, its bank and the jobs of one or two servers. */
export async function vivir(vida: Vida, desde: Date, dias: number): Promise<Historia> {
  const historia: Historia = [];
  let row = await leer(vida);
  for (let dia = 0; dia < dias && row.estado !== 'cancelada'; dia += 1) {
    const now = new Date(desde.getTime() + dia * DAY + vida.azar(20) * HOUR);
    const hechos = await pasar(vida, row, now);
    if (hechos.length > 0) row = await leer(vida);
    historia.push(...hechos.map((hecho) => `${diaLocal(now)} ${hecho}`));
    if (vida.apagado(dia) || !hayTrabajo(row, hechos, now)) continue;
    await trabajar(vida, now);
    const despues = await leer(vida);
    if (despues.revision !== row.revision)
      historia.push(`${diaLocal(now)} ${despues.estado} ${despues.vuelta} ${diaLocal(despues.finPeriodo)}`);
    row = despues;
  }
  return historia;
}

/** The things that people do on a day. */
async function pasar(vida: Vida, row: Fila, now: Date): Promise<string[]> {
  const seguido = await seguir(vida, now);
  const quiere = vida.azar(esperaAlgo(vida) ? 2 : 45) === 0;
  const actual = seguido && quiere ? await leer(vida) : row;
  return [seguido, quiere ? await actuar(vida, actual, now) : ''].filter(Boolean);
}

function hayTrabajo(row: Fila, hechos: readonly string[], now: Date): boolean {
  const pendiente = row.estado === 'enMora' || row.estado === 'suspendida' || row.pendiente;
  return pendiente || hechos.length > 0 || deberDePlan(calendarizada(row), diaLocal(now)) !== null;
}

async function leer({ db, idSuscripcion }: Vida) {
  const row = await db
    .selectFrom('suscripciones')
    .selectAll()
    .where('idSuscripcion', '=', idSuscripcion)
    .executeTakeFirstOrThrow();
  return { ...row, pendiente: (await findPedidoPendiente(db, idSuscripcion)) !== undefined };
}

/** The jobs that look at it: answers that were lost, orders that expire, and what is due; by two servers at once one time in three. */
async function trabajar(vida: Vida, now: Date): Promise<void> {
  const { db, banco, idSuscripcion, azar } = vida;
  const transact: OutsideContext['transact'] = (work) => inTransaction(db, work);
  const services = { payments: banco.payments, baseUrl: 'http://localhost' };
  const vivos = await db
    .selectFrom('pagos as p')
    .innerJoin('suscripcionCargos as g', 'g.idFactura', 'p.idFactura')
    .select('p.idPago')
    .where('g.idSuscripcion', '=', idSuscripcion)
    .where('p.estado', '=', 'incierto')
    .execute();
  for (const { idPago } of vivos) await preguntar(services, { transact, now }, idPago);
  const pedido = await findPedidoPendiente(db, idSuscripcion);
  if (pedido && pedido.venceEn <= now)
    await transact(async (tx) => {
      const factura = await lockFactura(tx, pedido.idFactura);
      if (factura?.estado === 'pendientePago') await abandonarFactura(tx, factura, 'vencida', now);
    });
  const servidores = azar(3) === 0 ? [1, 2] : [1];
  await Promise.all(servidores.map(() => atender(services, { transact, now }, idSuscripcion)));
}

type Fila = Awaited<ReturnType<typeof leer>>;

type Acto = (vida: Vida, row: Fila, now: Date) => string | Promise<string>;

const tarjetaPasa = (pasa: boolean): Acto => {
  return ({ banco, tarjeta }) => {
    banco.aceptar(tarjeta, pasa);
    return pasa ? 'su tarjeta pasa' : 'su tarjeta deja de pasar';
  };
};

/** The things that a customer does, each as often in twenty as it says. */
const ACTOS: readonly (readonly [veces: number, acto: Acto])[] = [
  [5, (vida, _, now) => usarDocumento(vida, now)],
  [3, (vida, _, now) => usarCita(vida, now)],
  [2, (vida, _, now) => cambiar(vida, now)],
  [1, (vida, _, now) => pedirDevolucion(vida, now)],
  [2, (vida, _, now) => programar(vida, now)],
  [1, tarjetaPasa(false)],
  [2, tarjetaPasa(true)],
  [1, (vida, row, now) => cancelar(vida, row, now)],
  [3, (vida, row, now) => conservarlo(vida, row, now)],
];
const POSIBLES = ACTOS.flatMap(([veces, acto]) => Array.from({ length: veces }, () => acto));

/** One thing that a customer does; a refusal of the catalogue is an answer like any other. */
async function actuar(vida: Vida, row: Fila, now: Date): Promise<string> {
  try {
    return (await POSIBLES[vida.azar(POSIBLES.length)]?.(vida, row, now)) ?? '';
  } catch (error) {
    if (error instanceof AppError) return `no se puede: ${error.codigo}`;
    throw error;
  }
}

const actorDe = ({ who }: Vida) => ({ ...who, idSesion: '' });

function elegir({ planes, azar }: Vida) {
  const periodo: PeriodoDePlan = azar(3) === 0 ? 'anual' : 'mensual';
  return { idPlan: planes[azar(planes.length)] ?? '', periodo };
}

/** Changes now, by transfer: most are paid at once, some a day or two later while their units are wanted, and some never. */
async function cambiar(vida: Vida, now: Date): Promise<string> {
  const { db, who } = vida;
  const eleccion = elegir(vida);
  const paga = vida.azar(5);
  const { cuando, montos, revision } = await cotizarCambio({ db, actor: actorDe(vida), now }, eleccion);
  if (cuando !== 'ahora') return 'prefiere no cambiar';
  const compra = { ...compraDe(montos.total), ...eleccion, revision };
  const pedido = { idUsuario: who.idUsuario, clave: uuidv7(), compra, now };
  const { idFactura } = await inTransaction(db, (tx) => pedirCambio(tx, pedido));
  if (paga === 0) return `pide un cambio de ${montos.total} y no lo paga`;
  if (paga > 2) await inTransaction(db, (tx) => pagarPedido(tx, idFactura, now));
  else vida.abierto.cambio = { idFactura, paga: new Date(now.getTime() + paga * 20 * HOUR) };
  return `cambia por ${montos.total}`;
}

async function programar(vida: Vida, now: Date): Promise<string> {
  const { db } = vida;
  const eleccion = elegir(vida);
  const { revision } = await cotizarCambio({ db, actor: actorDe(vida), now }, eleccion);
  await inTransaction(db, (tx) => programarCambio({ db: tx, actor: actorDe(vida), now }, { ...eleccion, revision }));
  return 'deja un cambio para la renovación';
}

async function cancelar({ db, banco, idSuscripcion }: Vida, { revision }: Fila, now: Date): Promise<string> {
  const transact: OutsideContext['transact'] = (work) => inTransaction(db, work);
  const services = { payments: banco.payments, baseUrl: 'http://localhost' };
  const cancelacion = { idSuscripcion, agente: 'cliente', revision, motivo: null } as const;
  await cancelarSuscripcion(services, { db, transact, now }, cancelacion, transact);
  return 'cancela';
}

async function conservarlo(vida: Vida, { revision }: Fila, now: Date): Promise<string> {
  const { db } = vida;
  const transact: OutsideContext['transact'] = (work) => inTransaction(db, work);
  const request = { db, transact, now, actor: actorDe(vida) };
  await conservar(request as unknown as OutsideContext<'adminCliente'>, { revision });
  return 'se arrepiente';
}
