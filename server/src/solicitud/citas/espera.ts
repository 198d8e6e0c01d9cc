import {
  type EsperaDeAsesoria,
  type EsperaDeCita,
  type EsperaDeFirma,
  esperaFirma,
  faseDeCita,
} from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { exigirQueEjerza } from '../../casa/notarios/notarios.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import {
  type EsperaRow,
  hasOferta,
  hasRetenida,
  insertEspera,
  listEsperas,
  lockEspera,
  updateEspera,
} from './espera/queries.ts';
import { listSedes } from './horas/queries.ts';
import { darPaso } from './paso/paso.ts';
import { lockCita, lockCliente, lockPorFirmar, lockVivaDeSolicitud } from './paso/queries.ts';
import { soltarRetenidas } from './paso/retencion.ts';

/** The wishes that the actor may see: their own, or for the office those it attends. */
export async function leerEsperas({ db, actor, now }: Context<'all'>): Promise<EsperaDeCita[]> {
  return (await listEsperas(db, actor, now)).map(toEspera);
}

/** Waits for an hour to sign, or for one before the hour it has; in the place of the wish that there was for the same trámite. */
export async function esperarFirma(
  request: Context<'all'>,
  { idSolicitud, ...cuando }: EsperaDeFirma,
): Promise<EsperaDeCita[]> {
  const { db, actor } = request;
  const tramite = await lockPorFirmar(db, idSolicitud);
  if (tramite?.idUsuario !== actor.idUsuario) throw new AppError('no-encontrado');
  if (!esperaFirma(tramite.estado) || tramite.idNotario === null) throw new AppError('estado-no-permite');
  const hasta = await antesDeSuCita(request, idSolicitud, cuando);
  return esperar(request, { ...cuando, hasta, clase: 'firma', modalidad: 'presencial', idSolicitud, idNotario: null });
}

/** The end of the hours that are wished for: before the appointment that it has, when it has one and is offered no other hour now. */
async function antesDeSuCita(
  { db }: Context<'all'>,
  idSolicitud: string,
  { desde, hasta }: Pick<EsperaDeFirma, 'desde' | 'hasta'>,
) {
  const cita = await lockVivaDeSolicitud(db, idSolicitud);
  if (!cita) return hasta;
  if (faseDeCita(cita.estado) === 'guardada' || (await hasOferta(db, cita.idCita)))
    throw new AppError('estado-no-permite');
  if (new Date(desde) >= cita.inicio) throw invalidField('hasta', 'hastaAntesDeDesde');
  return new Date(Math.min(Date.parse(hasta), cita.inicio.getTime())).toISOString();
}

/** Waits for an hour of advice; whether a plan gives it is asked when it is accepted. */
export async function esperarAsesoria(request: Context<'all'>, espera: EsperaDeAsesoria): Promise<EsperaDeCita[]> {
  const { db, now } = request;
  if (espera.idNotario !== null) await exigirQueEjerza(db, espera.idNotario, now);
  return esperar(request, { ...espera, clase: 'asesoria', idSolicitud: null });
}

interface Nueva extends EsperaDeAsesoria {
  readonly clase: EsperaDeCita['clase'];
  readonly idSolicitud: string | null;
}

async function esperar(request: Context<'all'>, { desde, hasta, idSede, ...nueva }: Nueva): Promise<EsperaDeCita[]> {
  const { db, actor, now } = request;
  if (new Date(hasta) <= now) throw invalidField('hasta', 'fechaHora');
  const presencial = nueva.modalidad === 'presencial';
  const sedes = presencial ? await listSedes(db) : [];
  const sede = idSede === null ? sedes[0] : sedes.find((una) => una.idSede === idSede);
  if (presencial !== (sede !== undefined)) throw invalidField('idSede', 'opcion');
  await lockCliente(db, actor.idUsuario);
  await soltarRetenidas(db, now);
  // While an hour is offered, or chosen, the answer to it comes first.
  if (await hasRetenida(db, actor.idUsuario)) throw new AppError('estado-no-permite');
  const fechas = { desde: new Date(desde), hasta: new Date(hasta), creadaEn: now };
  const suya = {
    idEspera: uuidv7(),
    idUsuario: actor.idUsuario,
    idSede: sede?.idSede ?? null,
    estado: 'espera',
  } as const;
  await insertEspera(db, { ...nueva, ...fechas, ...suya });
  return leerEsperas(request);
}

/** Ends a wish; the hour that was offered goes to the next. */
export async function dejarDeEsperar(request: Context<'all'>, idEspera: string): Promise<EsperaDeCita[]> {
  const { db, actor, now } = request;
  const espera = await lockEspera(db, actor.idUsuario, idEspera);
  if (!espera) throw new AppError('no-encontrado');
  await updateEspera(db, idEspera, { estado: 'retirada' });
  const cita = espera.idCita === null ? undefined : await lockCita(db, espera.idCita);
  const sola = { como: ['sistema'], idUsuario: null, now } as const;
  if (cita && faseDeCita(cita.estado) === 'guardada') await darPaso(db, cita, { ...sola, accion: 'soltar' });
  else if (cita && cita.propuestaInicio !== null) await darPaso(db, cita, { ...sola, accion: 'retirarCambio' });
  return leerEsperas(request);
}

function toEspera({ cliente, idUsuario, idNotario, notario, ofrecidaHasta, ...row }: EsperaRow): EsperaDeCita {
  const { clase, modalidad } = row as unknown as EsperaDeCita;
  return {
    idEspera: row.idEspera,
    clase,
    modalidad,
    cliente: { idUsuario, nombre: cliente },
    notario: idNotario !== null && notario !== null ? { idUsuario: idNotario, nombre: notario } : null,
    idSolicitud: row.idSolicitud,
    desde: row.desde.toISOString(),
    hasta: row.hasta.toISOString(),
    ofrecidaHasta: ofrecidaHasta?.toISOString() ?? null,
    creadaEn: row.creadaEn.toISOString(),
  };
}
