import type { AsesoriasMias, Cita, ReservaDeAsesoria } from '@fedatario/contract';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { asesoriaRetenida, leerCita, modalidadesQueSeDan, retenerAsesoria } from '../../solicitud/citas/citas.ts';
import { readPlanConCitas, reservarCita, rige } from '../beneficios/beneficios.ts';

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
