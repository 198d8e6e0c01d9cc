import { DAY, deberDePlan, HOUR, type PeriodoDePlan } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { insertDeReservadas } from '../compra/beneficios/beneficios.ts';
import { takeUnidad } from '../compra/beneficios/queries.ts';
import { abandonarFactura, guardarPedidoDePlan, huellaDeDatos, lockFactura } from '../compra/facturas/facturas.ts';
import { preguntar } from '../compra/pagos/cobro.ts';
import { cotizarCambio, pedirCambio, programarCambio } from '../compra/suscripciones/cambio.ts';
import { cancelarSuscripcion, conservar } from '../compra/suscripciones/cancelacion.ts';
import { findPedidoPendiente } from '../compra/suscripciones/queries.ts';
import { atender, calendarizada } from '../compra/suscripciones/renovacion.ts';
import type { Db } from '../db/db.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/errors.ts';
import type { OutsideContext } from '../http/route.ts';
import { diaLocal } from '../services/hora-local.ts';
import type { Azar, BancoDePlanes } from './banco-de-planes.ts';
import { compraDe, pagarPedido } from './compras.ts';
import type { CreatedUsuario } from './factories.ts';

export interface Vida {
  readonly db: Db;
  readonly banco: BancoDePlanes;
  readonly who: CreatedUsuario;
  readonly tarjeta: string;
  readonly idSuscripcion: string;
  readonly planes: readonly string[];
  readonly azar: Azar;
  /** Days on which no server runs. */
  readonly apagado: (dia: number) => boolean;
}

/** The events day by day, in words that two runs of one seed share. */
export type Historia = string[];

/** Lives through so many days of one subscription, as its customer, its bank and the jobs of one or two servers. */
export async function vivir(vida: Vida, desde: Date, dias: number): Promise<Historia> {
  const historia: Historia = [];
  let row = await leer(vida);
  for (let dia = 0; dia < dias && row.estado !== 'cancelada'; dia += 1) {
    const now = new Date(desde.getTime() + dia * DAY + vida.azar(20) * HOUR);
    const quiere = vida.azar(45) === 0;
    if (quiere) {
      historia.push(`${diaLocal(now)} ${await actuar(vida, row, now)}`);
      row = await leer(vida);
    }
    if (vida.apagado(dia)) continue;
    const pendiente = row.estado === 'enMora' || row.estado === 'suspendida' || quiere || row.pendiente;
    if (!pendiente && !deberDePlan(calendarizada(row), diaLocal(now))) continue;
    await trabajar(vida, now);
    const despues = await leer(vida);
    if (despues.revision !== row.revision)
      historia.push(`${diaLocal(now)} ${despues.estado} ${despues.vuelta} ${diaLocal(despues.finPeriodo)}`);
    row = despues;
  }
  return historia;
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

/** One thing that a customer does; a refusal of the catalogue is an answer like any other. */
async function actuar(vida: Vida, row: Fila, now: Date): Promise<string> {
  const { azar, banco, tarjeta } = vida;
  const cosa = azar(20);
  try {
    if (cosa < 8) return await usar(vida, row, now);
    if (cosa < 11) return await cambiar(vida, now);
    if (cosa < 13) return await programar(vida, now);
    if (cosa < 16) {
      banco.aceptar(tarjeta, cosa !== 13);
      return cosa === 13 ? 'su tarjeta deja de pasar' : 'su tarjeta pasa';
    }
    return cosa === 16 ? await cancelar(vida, row, now) : await conservarlo(vida, row, now);
  } catch (error) {
    if (error instanceof AppError) return `no se puede: ${error.codigo}`;
    throw error;
  }
}

/** Spends a unit on an order of one document; one in five is given back. */
function usar({ db, who, idSuscripcion, azar }: Vida, { vuelta }: Fila, now: Date) {
  const vuelve = azar(5) === 0;
  const { idUsuario } = who;
  const [idFactura, clave] = [uuidv7(), uuidv7()];
  const { receptor } = compraDe(0);
  const pedido = { idFactura, idUsuario, clave, huella: huellaDeDatos(clave), metodo: 'tarjeta', receptor } as const;
  return inTransaction(db, async (tx) => {
    await guardarPedidoDePlan(tx, { ...pedido, idSuscripcion, nombre: 'Documento', precio: 0, cupon: null, now });
    const unidad = { idBeneficio: uuidv7(), idSuscripcion, vuelta, idFactura, posicion: 1, now };
    if (!(await takeUnidad(tx, unidad))) return 'no le quedan documentos';
    const movimiento = vuelve ? 'devuelto' : 'consumido';
    await insertDeReservadas(tx, { idFactura, movimiento, now });
    return movimiento;
  });
}

const actorDe = ({ who }: Vida) => ({ ...who, idSesion: '' });

function elegir({ planes, azar }: Vida) {
  const periodo: PeriodoDePlan = azar(3) === 0 ? 'anual' : 'mensual';
  return { idPlan: planes[azar(planes.length)] ?? '', periodo };
}

/** Changes now, by transfer: most are paid at once, some a day later and some never. */
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
  const cuandoPaga = new Date(now.getTime() + (paga === 1 ? DAY : 0));
  await inTransaction(db, (tx) => pagarPedido(tx, idFactura, cuandoPaga));
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
