import { DAY, HOUR } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../../../casa/identidad/sesion/sesion.ts';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { huellaDeDatos } from '../../../services/huella.ts';
import { darPaso } from '../../../solicitud/citas/paso/paso.ts';
import { insertCita, lockCita } from '../../../solicitud/citas/paso/queries.ts';
import { vencerCita } from '../../../solicitud/citas/paso/vencimiento.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import {
  insertDeReservadas,
  limiteDeCitas,
  planParaCitas,
  readPlanes,
  reservarCita,
  vigentes,
} from '../../beneficios/beneficios.ts';
import { saldarCita } from '../../beneficios/citas.ts';
import { reservarUnidades } from '../../beneficios/unidades.ts';
import { guardarPedidoDePlan, lockFactura } from '../../facturas/facturas.ts';
import { compraDe, pagarPedido } from '../../pagos/testing/compras.ts';
import { aprobar, negar } from '../../reembolsos/decision.ts';
import { pedirReembolso } from '../../reembolsos/pedido.ts';
import { retirar } from '../../reembolsos/retiro.ts';
import type { Azar, BancoDePlanes } from './banco.ts';

/** The things of a life that wait for another day. */
interface Abierto {
  cambio: { readonly idFactura: string; readonly paga: Date } | null;
  devolucion: { readonly idReembolso: string; readonly decide: Date } | null;
  citas: string[];
}

export interface Vida {
  readonly db: Db;
  readonly banco: BancoDePlanes;
  readonly who: CreatedUsuario;
  readonly tarjeta: string;
  readonly idSuscripcion: string;
  readonly planes: readonly string[];
  readonly azar: Azar;
  /** A notary who attends all of their appointments. */
  readonly idNotario: string;
  readonly admin: CreatedUsuario;
  /** The things that wait for another day. */
  readonly abierto: Abierto;
  /** Days on which no server runs. */
  readonly apagado: (dia: number) => boolean;
}

/** While a change waits to be paid or a refund to be decided, its customer is more restless. */
export const esperaAlgo = ({ abierto }: Vida) => abierto.cambio !== null || abierto.devolucion !== null;

/** Spends a unit on an order of one document; one in five is given back. */
export async function usarDocumento({ db, who, azar }: Vida, now: Date): Promise<string> {
  const vuelve = azar(5) === 0;
  const { idUsuario } = who;
  const [plan] = vigentes(await readPlanes(db, idUsuario, 'documento'), now);
  if (!plan) return 'su plan no da documentos ahora';
  const { idSuscripcion } = plan;
  const [idFactura, clave] = [uuidv7(), uuidv7()];
  const { receptor } = compraDe(0);
  const pedido = { idFactura, idUsuario, clave, huella: huellaDeDatos(clave), metodo: 'tarjeta', receptor } as const;
  return inTransaction(db, async (tx) => {
    await guardarPedidoDePlan(tx, { ...pedido, idSuscripcion, nombre: 'Documento', precio: 0, cupon: null, now });
    await reservarUnidades(tx, plan, { idFactura, posiciones: [1], now });
    const movimiento = vuelve ? 'devuelto' : 'consumido';
    await insertDeReservadas(tx, { idFactura, movimiento, now });
    return movimiento;
  });
}

/** Has an appointment of the plan confirmed for a day of the next weeks. */
export async function usarCita({ db, who, idNotario, azar, abierto }: Vida, now: Date): Promise<string> {
  const { idUsuario } = who;
  const inicio = new Date(now.getTime() + (1 + azar(25)) * DAY);
  const plan = planParaCitas(await readPlanes(db, idUsuario, 'cita'), now);
  if (!plan) return 'su plan no da citas ahora';
  const limite = limiteDeCitas(plan);
  if (limite && inicio >= limite) return 'la cita sería después de su plan';
  const idCita = uuidv7();
  const [fin, zona] = [new Date(inicio.getTime() + HOUR), 'America/Guatemala'];
  const cita = { idCita, clase: 'asesoria', modalidad: 'telefono', idUsuario, idNotario, inicio, fin, zona } as const;
  await inTransaction(db, async (tx) => {
    const fechas = { creadaEn: now, actualizadaEn: now };
    await insertCita(tx, { ...cita, ...fechas, estado: 'confirmada' }, { como: 'cliente', idUsuario });
    await reservarCita(tx, plan, { idCita, idUsuario, now });
  });
  abierto.citas.push(idCita);
  return 'pide una cita';
}

/** Asks for the refund of the present period; the office decides some days later. */
export async function pedirDevolucion({ db, who, idSuscripcion, azar, abierto }: Vida, now: Date): Promise<string> {
  const dias = 1 + azar(4);
  const cargo = await db
    .selectFrom('suscripcionCargos')
    .select('idFactura')
    .where('idSuscripcion', '=', idSuscripcion)
    .where('estado', '=', 'aplicado')
    .where('clase', '<>', 'cambio')
    .orderBy('vuelta', 'desc')
    .executeTakeFirstOrThrow();
  const { idFactura } = cargo;
  const pedido = {
    idFactura,
    posiciones: [1],
    visto: undefined,
    idUsuario: who.idUsuario,
    motivo: 'Me arrepentí',
    now,
  };
  const { idReembolso } = await inTransaction(db, (tx) => pedirReembolso(tx, pedido));
  abierto.devolucion = { idReembolso, decide: new Date(now.getTime() + dias * DAY) };
  return 'pide su dinero';
}

/** The things that were left for today: an order that is paid, a refund that is decided, appointments that end. */
export async function seguir(vida: Vida, now: Date): Promise<string> {
  const { abierto } = vida;
  const hechos: string[] = [];
  if (abierto.cambio && abierto.cambio.paga <= now) hechos.push(await pagarCambio(vida, now));
  if (abierto.devolucion && abierto.devolucion.decide <= now) hechos.push(await decidir(vida, now));
  for (const idCita of [...abierto.citas]) hechos.push(await seguirCita(vida, idCita, now));
  return hechos.filter(Boolean).join(', ');
}

async function pagarCambio({ db, abierto }: Vida, now: Date): Promise<string> {
  const { idFactura = '' } = abierto.cambio ?? {};
  abierto.cambio = null;
  return inTransaction(db, async (tx) => {
    if ((await lockFactura(tx, idFactura))?.estado !== 'pendientePago') return 'el cambio ya no espera';
    await pagarPedido(tx, idFactura, now);
    return 'paga el cambio';
  });
}

/** The office decides on a refund, unless its customer withdraws it first. */
async function decidir({ db, who, admin, azar, abierto }: Vida, now: Date): Promise<string> {
  const { idReembolso = '' } = abierto.devolucion ?? {};
  abierto.devolucion = null;
  const [como, si] = [azar(3), azar(2) === 0];
  const motivo = 'Lo decidió la oficina';
  if (como === 0)
    return inTransaction(db, async (tx) => {
      await retirar({ db: tx, actor: { ...who, idSesion: '' }, now }, idReembolso);
      return 'retira lo que pidió';
    });
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('reembolsos as r')
      .innerJoin('facturaLineas as l', 'l.idFactura', 'r.idFactura')
      .select(['r.revision', 'l.total', 'l.comprometido'])
      .where('r.idReembolso', '=', idReembolso)
      .executeTakeFirstOrThrow();
    const request = { db: tx, actor: await conSesion(tx, admin, now), now };
    const monto = row.total - row.comprometido;
    if (!si || monto <= 0) {
      await negar(request, idReembolso, row.revision, motivo);
      return 'no se le devuelve';
    }
    const lineas = [{ posicion: 1, monto, cancela: false }];
    await aprobar(request, idReembolso, { revision: row.revision, lineas, motivo });
    return 'se le devuelve';
  });
}

async function conSesion(db: Db, admin: Vida['admin'], now: Date) {
  await openSesion(db, { idUsuario: admin.idUsuario, userAgent: '', credential: null, now });
  const { idSesion } = await db
    .selectFrom('sesiones')
    .select('idSesion')
    .where('idUsuario', '=', admin.idUsuario)
    .orderBy('idSesion', 'desc')
    .executeTakeFirstOrThrow();
  return { ...admin, idSesion };
}

/** The way an appointment ends: before it, sometimes; after it, always, and now and then with one who says that nobody came. */
async function seguirCita({ db, azar, abierto }: Vida, idCita: string, now: Date): Promise<string> {
  const suerte = azar(60);
  return inTransaction(db, async (tx) => {
    const cita = await lockCita(tx, idCita);
    if (!cita) throw new Error(`No cita ${idCita}`);
    const paso = pasoDe(cita, suerte, now);
    const dar = { idUsuario: null, motivo: 'Así fue', now };
    if (cita.estado === 'reclamada' && paso === undefined) await vencerCita(tx, idCita, now);
    else if (paso) await darPaso(tx, cita, { ...dar, accion: paso[0], como: [paso[1]] });
    const despues = await lockCita(tx, idCita);
    if (despues && ['confirmada', 'reclamada'].includes(despues.estado)) return '';
    abierto.citas = abierto.citas.filter((una) => una !== idCita);
    await saldarCita(tx, idCita, now);
    return `cita ${despues?.estado}`;
  });
}

type Cita = NonNullable<Awaited<ReturnType<typeof lockCita>>>;

function pasoDe({ estado, inicio, fin }: Cita, suerte: number, now: Date) {
  if (estado === 'reclamada') return suerte < 10 ? (['realizar', 'admin'] as const) : undefined;
  if (estado !== 'confirmada') return undefined;
  if (fin <= now) {
    if (suerte < 15) return ['noVinoNotario', 'cliente'] as const;
    return suerte < 25 ? (['noVinoCliente', 'notario'] as const) : (['realizar', 'notario'] as const);
  }
  if (inicio.getTime() - now.getTime() < DAY) return undefined;
  if (suerte === 0) return ['cancelar', 'admin'] as const;
  return suerte === 1 ? (['cancelar', 'cliente'] as const) : undefined;
}
