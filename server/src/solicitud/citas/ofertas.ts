import type { ModalidadDeCita } from '@fedatario/contract/casa';
import {
  type ClaseDeCita,
  esperaFirma,
  esperaFirmaTrasPausa,
  faseDeCita,
  MINUTOS_DE_OFERTA,
} from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { avisarMasTemprana, avisarOferta } from './avisos/avisos.ts';
import { listEquipo } from './equipo/queries.ts';
import { type EnEspera, hasRetenida, lockEnEspera, updateEspera, updatePasadas } from './espera/queries.ts';
import { horasLibres } from './horas/consulta.ts';
import { listOcupado } from './horas/queries.ts';
import { updateLibres } from './ocupaciones/queries.ts';
import { proponer } from './paso/mover.ts';
import { type CitaTomada, lockCliente, lockPorFirmar, lockVivaDeSolicitud } from './paso/queries.ts';
import { tomarHora } from './paso/reserva.ts';
import { retener, soltarRetenidas } from './paso/retencion.ts';

const POR_TURNO = 500;
/** Hours that are tried for one wish, since others who come at the same time may take one after another. */
const INTENTOS = 5;

/** Offers each free hour to the first who waits for it: it is kept for them like any other, so nobody has it twice. */
export async function ofrecerHoras(db: Db, now: Date): Promise<void> {
  await soltarRetenidas(db, now);
  await updatePasadas(db, now);
  for (const espera of await lockEnEspera(db, POR_TURNO)) await ofrecer(db, espera, now);
}

/** When a trámite can be signed whose customer waits for an hour. A pause leaves the wish: it is offered hours again when it goes on. */
function cuandoSeFirma(tramite: Awaited<ReturnType<typeof lockPorFirmar>>): 'ahora' | 'trasLaPausa' | 'nunca' {
  if (!tramite) return 'nunca';
  if (esperaFirma(tramite.estado)) return 'ahora';
  return esperaFirmaTrasPausa(tramite.estado, tramite.estadoAnterior) ? 'trasLaPausa' : 'nunca';
}

async function ofrecer(db: Db, espera: EnEspera, now: Date): Promise<void> {
  const { idEspera, idUsuario, idSolicitud, idSede } = espera;
  const { clase, modalidad } = espera as EnEspera & { clase: ClaseDeCita; modalidad: ModalidadDeCita };
  await lockCliente(db, idUsuario);
  // A customer keeps one time at once: theirs first.
  if (await hasRetenida(db, idUsuario)) return;
  const deFirma = idSolicitud === null ? undefined : await lockPorFirmar(db, idSolicitud);
  const cuando = idSolicitud === null ? 'ahora' : cuandoSeFirma(deFirma);
  if (cuando === 'trasLaPausa') return;
  if (cuando === 'nunca') return updateEspera(db, idEspera, { estado: 'pasada' });
  const cita = idSolicitud === null ? undefined : await lockVivaDeSolicitud(db, idSolicitud);
  if (cita) return ofrecerAntes(db, espera, cita, now);
  const idNotario = deFirma?.idNotario ?? espera.idNotario ?? undefined;
  const comun = { clase, modalidad, deOficina: false, now };
  const quien = { ...comun, idUsuario, idSolicitud, idSede, ofrecida: true };
  for (const hora of (await horasPara(db, espera, { ...comun, idNotario })).slice(0, INTENTOS)) {
    const idCita = await siSePuede(() => retener(db, { ...quien, idNotario: hora.idNotario, inicio: hora.inicio }));
    if (idCita === undefined) continue;
    await updateEspera(db, idEspera, { estado: 'ofrecida', idCita, inicio: new Date(hora.inicio) });
    return avisarOferta(db, idCita);
  }
}

/**
 * Offers an hour before the confirmed one as a proposal of the office: both are kept until its customer accepts it, which lets the later
 * one go in the same transaction, or an hour passes.
 */
async function ofrecerAntes(db: Db, espera: EnEspera, cita: CitaTomada, now: Date): Promise<void> {
  if (faseDeCita(cita.estado) !== 'acordada' || cita.propuestaInicio !== null) return;
  const { idCita, idNotario, idUsuario, inicio: actual } = cita;
  const equipo = (await listEquipo(db, idCita)).map((uno) => uno.idUsuario);
  const { clase, modalidad } = espera as EnEspera & { clase: ClaseDeCita; modalidad: ModalidadDeCita };
  const comun = { clase, modalidad, idNotario, con: equipo, salvo: idCita, deOficina: false, now };
  const hasta = new Date(Math.min(espera.hasta.getTime(), actual.getTime()));
  for (const hora of (await horasPara(db, { ...espera, hasta }, comun)).slice(0, INTENTOS)) {
    const inicio = new Date(hora.inicio);
    const quienes = { idCita, idUsuario, idNotario, equipo, clase, modalidad, idSede: espera.idSede };
    const tomada = () => tomarHora(db, { ...quienes, inicio, deOficina: false, propuesta: true, now });
    const propuesta = { inicio, deOficina: true, tomada, horas: MINUTOS_DE_OFERTA / 60 };
    const paso = { accion: 'proponer', como: ['sistema'], idUsuario: null, now } as const;
    if (await siSePuede(() => proponer(db, cita, paso, propuesta))) {
      await updateEspera(db, espera.idEspera, { estado: 'ofrecida', idCita, inicio });
      return avisarMasTemprana(db, idCita);
    }
    // The time of some of them was taken before another was found not to be free.
    await updateLibres(db, idCita, 'propuesta');
  }
}

type Comun = Pick<
  Parameters<typeof horasLibres>[1],
  'clase' | 'modalidad' | 'deOficina' | 'now' | 'idNotario' | 'con' | 'salvo'
>;

/** The free hours that suit a customer, who has nothing else then and was not offered them before. */
async function horasPara(db: Db, { desde, hasta, idUsuario, idSede, ofrecidas }: EnEspera, comun: Comun) {
  const ventana = { inicio: desde.getTime(), fin: hasta.getTime() };
  const { horas } = await horasLibres(db, { ...ventana, ...comun, idSede: idSede ?? undefined });
  const suyas = await listOcupado(db, [idUsuario], { desde, hasta, now: comun.now, salvo: comun.salvo });
  const antes = new Set(ofrecidas.map((una) => new Date(una).getTime()));
  return horas.filter((hora) => {
    const inicio = Date.parse(hora.inicio);
    const fin = Date.parse(hora.fin);
    return !antes.has(inicio) && !suyas.some((una) => una.inicio < fin && inicio < una.fin);
  });
}

async function siSePuede<R>(tomar: () => Promise<R>): Promise<R | undefined> {
  try {
    return await tomar();
  } catch (error) {
    // Somebody else has it by now, and nothing was taken.
    if (error instanceof AppError && ['hora-ocupada', 'hora-no-ofrecida'].includes(error.codigo)) return undefined;
    throw error;
  }
}
