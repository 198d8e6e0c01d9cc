import {
  type AsesoriaDeOficina,
  type AsesoriasMias,
  type ClienteDeCita,
  faseDeSuscripcion,
  type OfertaAceptada,
  type ReservaDeAsesoria,
} from '@fedatario/contract/compra';
import type { Cita, EsperaDeAsesoria, EsperaDeCita } from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import {
  aceptarOferta,
  asesoriaRetenida,
  crearCita,
  type ExigirPagada,
  esperarAsesoria,
  leerCita,
  leerReglas,
  quienesAtienden,
  retenerAsesoria,
} from '../../solicitud/citas/citas.ts';
import {
  hastaCuando,
  limiteDeCitas,
  type PlanDeCliente,
  planParaCitas,
  readPlanes,
  reservarCita,
} from '../beneficios/beneficios.ts';
import { countPorVenir, listClientes, lockPlanDeCita } from './queries.ts';

type DeOficina = Pick<Context<'staff'>, 'db' | 'actor' | 'now'>;

/** The appointments for advice that the actor's plan lets them ask for now, and the hour they keep. */
export async function leerAsesorias(request: Context<'adminCliente'>): Promise<AsesoriasMias> {
  const { db, actor, now } = request;
  const planes = await readPlanes(db, actor.idUsuario, 'cita');
  const vigente = planParaCitas(planes, now);
  return {
    incluye: vigente?.da ?? false,
    quedan: vigente ? vigente.disponible : 0,
    hasta: vigente ? hastaCuando(vigente).toISOString() : null,
    antesDe: (vigente && limiteDeCitas(vigente)?.toISOString()) ?? null,
    aLaVez: vigente?.disponible === null ? await aLaVez(db, vigente, now) : null,
    ...(vigente ? await quienesAtienden(db, now) : { modalidades: [], notarios: [] }),
    retenida: await asesoriaRetenida(request),
    enDevolucion: planes.some(({ enDevolucion }) => enDevolucion),
  };
}

/** The appointments of a plan without limit that may be ahead at once, and those that are. */
async function aLaVez(db: Db, { idSuscripcion }: PlanDeCliente, now: Date) {
  const { asesoriasPorVenir: caben } = await leerReglas(db);
  return { caben, tiene: await countPorVenir(db, idSuscripcion, now) };
}

/** Keeps an hour for advice that a plan pays: the hour and the unit are taken together or not at all. */
export async function pedirAsesoria(
  request: Context<'adminCliente'>,
  { modalidad, inicio, idSede }: ReservaDeAsesoria,
): Promise<Cita> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  const plan = await exigirPlan(db, { idUsuario, inicio, now });
  const idCita = await retenerAsesoria(db, { idUsuario, modalidad, inicio, idSede, now });
  await gastarUna(db, plan, { idCita, idUsuario, now });
  return leerCita(request, idCita);
}

/** Takes the unit of an appointment; of a plan without limit, while so many may be ahead at once. */
async function gastarUna(db: Db, plan: PlanDeCliente, cita: Parameters<typeof reservarCita>[2]): Promise<void> {
  await reservarCita(db, plan, cita);
  if (plan.disponible !== null) return;
  const { caben, tiene } = await aLaVez(db, plan, cita.now);
  if (tiene > caben) throw new AppError('citas-a-la-vez');
}

interface Pedida {
  readonly idUsuario: string;
  readonly inicio: string;
  readonly now: Date;
}

/** The plan of a customer that pays an appointment at that hour; refuses with the reason when none does. */
async function exigirPlan(db: Db, { idUsuario, inicio, now }: Pedida): Promise<PlanDeCliente> {
  const planes = await readPlanes(db, idUsuario, 'cita');
  const plan = planParaCitas(planes, now);
  if (!plan)
    throw new AppError(planes.some(({ enDevolucion }) => enDevolucion) ? 'plan-en-devolucion' : 'sin-citas-en-plan');
  const limite = limiteDeCitas(plan);
  if (limite && new Date(inicio) >= limite) throw new AppError('cita-fuera-de-plan');
  return plan;
}

/** Refuses an hour that the plan of an appointment does not pay by now, or while its refund is decided; one of no plan is free of it. */
export function exigirPagadaPor(db: Db): ExigirPagada {
  return async (idCita, inicio) => {
    const plan = await lockPlanDeCita(db, idCita);
    if (!plan) return;
    if (plan.enDevolucion) throw new AppError('plan-en-devolucion');
    const limite = limiteDeReservada(plan);
    if (limite && inicio >= limite) throw new AppError('cita-fuera-de-plan');
  };
}

/** A unit taken before its plan was over, or suspended, pays until the last paid day; one that the office owed has no such end. */
function limiteDeReservada(plan: NonNullable<Awaited<ReturnType<typeof lockPlanDeCita>>>): Date | null {
  const { estado, debida, finPeriodo, enMoraDesde } = plan;
  const fase = faseDeSuscripcion(estado);
  if (fase === 'suspendida' || (fase === 'terminada' && !debida)) return finPeriodo;
  return limiteDeCitas({
    ...plan,
    finPeriodo: finPeriodo.toISOString(),
    enMoraDesde: enMoraDesde?.toISOString() ?? null,
  });
}

/** Waits for an hour; only for whom a plan gives it now. */
export async function esperarHora(request: Context<'adminCliente'>, espera: EsperaDeAsesoria): Promise<EsperaDeCita[]> {
  const { db, actor, now } = request;
  const plan = await exigirPlan(db, { idUsuario: actor.idUsuario, inicio: espera.desde, now });
  if (plan.disponible === 0) throw new AppError('sin-citas-en-plan');
  return esperarAsesoria(request, espera);
}

/** Asks for an hour that was offered: the unit is taken only now, with it or not at all. */
export function aceptarHora(request: Context<'adminCliente'>, idCita: string, aceptada: OfertaAceptada): Promise<Cita> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  return aceptarOferta(request, idCita, aceptada, async (inicio) => {
    const plan = await exigirPlan(db, { idUsuario, inicio, now });
    await gastarUna(db, plan, { idCita, idUsuario, now });
  });
}

/** Customers whom the office may give an appointment, with those that their plan gives. */
export async function buscarClientes({ db, actor, now }: DeOficina, texto: string): Promise<ClienteDeCita[]> {
  const rows = await listClientes(db, actor, texto);
  return rows.map(({ planes, ...cliente }) => {
    const plan = planParaCitas(planes, now);
    return { ...cliente, citas: plan ? plan.disponible : 0 };
  });
}

/** Gives a customer an appointment that both agreed on, as on the telephone; of their plan when the office says so. */
export async function darAsesoria(request: DeOficina, { conPlan, ...nueva }: AsesoriaDeOficina): Promise<Cita> {
  const { db, now } = request;
  const { idUsuario, inicio } = nueva;
  const { idCita } = await crearCita(request, nueva);
  if (conPlan) await reservarCita(db, await exigirPlan(db, { idUsuario, inicio, now }), { idCita, idUsuario, now });
  return leerCita(request, idCita);
}
