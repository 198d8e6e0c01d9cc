import type { AsesoriaDeOficina, AsesoriasMias, Cita, ClienteDeCita, ReservaDeAsesoria } from '@fedatario/contract';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import {
  asesoriaRetenida,
  crearCita,
  leerCita,
  modalidadesQueSeDan,
  retenerAsesoria,
} from '../../solicitud/citas/citas.ts';
import { readPlanConCitas, reservarCita, rige } from '../beneficios/beneficios.ts';
import { listClientes } from './queries.ts';

type DeOficina = Pick<Context<'staff'>, 'db' | 'actor' | 'now'>;
type Request = Pick<Context<'adminCliente'>, 'db' | 'actor' | 'now'>;

/** The appointments for advice that the actor's plan lets them ask for now, and the hour they keep. */
export async function leerAsesorias(request: Request): Promise<AsesoriasMias> {
  const { db, actor, now } = request;
  const plan = await readPlanConCitas(db, actor.idUsuario);
  const vigente = plan !== null && rige(plan, now) ? plan : null;
  return {
    incluye: vigente?.da ?? false,
    quedan: vigente ? vigente.disponible : 0,
    hasta: vigente ? new Date(vigente.finPeriodo).toISOString() : null,
    modalidades: vigente ? await modalidadesQueSeDan(db, now) : [],
    retenida: await asesoriaRetenida(request),
  };
}

/** Keeps an hour for advice that a plan pays: the hour and the unit are taken together or not at all. */
export async function pedirAsesoria(request: Request, { modalidad, inicio, idSede }: ReservaDeAsesoria): Promise<Cita> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  const plan = await readPlanConCitas(db, idUsuario);
  if (!plan || !rige(plan, now)) throw new AppError('sin-citas-en-plan');
  const idCita = await retenerAsesoria(db, { idUsuario, modalidad, inicio, idSede, now });
  await reservarCita(db, plan, { idCita, idUsuario, now });
  return leerCita(request, idCita);
}

/** Customers whom the office may give an appointment, with those that their plan gives. */
export async function buscarClientes({ db, actor, now }: DeOficina, texto: string): Promise<ClienteDeCita[]> {
  const rows = await listClientes(db, actor, texto);
  return rows.map(({ plan, ...cliente }) => ({ ...cliente, citas: plan && rige(plan, now) ? plan.disponible : 0 }));
}

/** Gives a customer an appointment that both agreed on, as on the telephone; of their plan when the office says so. */
export async function darAsesoria(request: DeOficina, { conPlan, ...nueva }: AsesoriaDeOficina): Promise<Cita> {
  const { db, now } = request;
  const { idUsuario } = nueva;
  const { idCita } = await crearCita(request, nueva);
  if (conPlan) {
    const plan = await readPlanConCitas(db, idUsuario);
    if (!plan || !rige(plan, now)) throw new AppError('sin-citas-en-plan');
    await reservarCita(db, plan, { idCita, idUsuario, now });
  }
  return leerCita(request, idCita);
}
