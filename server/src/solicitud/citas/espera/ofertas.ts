import type { ClaseDeCita, ModalidadDeCita } from '@fedatario/contract';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { avisarOferta } from '../avisos/avisos.ts';
import { horasLibres } from '../horas/consulta.ts';
import { listOcupado } from '../horas/queries.ts';
import { lockCliente, lockPorFirmar, lockVivaDeSolicitud } from '../queries.ts';
import { retener, soltarRetenidas } from '../retencion.ts';
import { type EnEspera, hasRetenida, lockEnEspera, updateEspera, updatePasadas } from './queries.ts';

const POR_TURNO = 500;
/** Hours that are tried for one wish, since others who come at the same time may take one after another. */
const INTENTOS = 5;

/** Offers each free hour to the first who waits for it: it is kept for them like any other, so nobody has it twice. */
export async function ofrecerHoras(db: Db, now: Date): Promise<void> {
  await soltarRetenidas(db, now);
  await updatePasadas(db, now);
  for (const espera of await lockEnEspera(db, POR_TURNO)) await ofrecer(db, espera, now);
}

async function ofrecer(db: Db, espera: EnEspera, now: Date): Promise<void> {
  const { idEspera, idUsuario, idSolicitud, idSede } = espera;
  const { clase, modalidad } = espera as EnEspera & { clase: ClaseDeCita; modalidad: ModalidadDeCita };
  await lockCliente(db, idUsuario);
  // A customer keeps one time at once: theirs first.
  if (await hasRetenida(db, idUsuario)) return;
  const deFirma = idSolicitud === null ? undefined : await lockPorFirmar(db, idSolicitud);
  if (idSolicitud !== null && deFirma?.estado !== 'porFirmar') return updateEspera(db, idEspera, { estado: 'pasada' });
  if (idSolicitud !== null && (await lockVivaDeSolicitud(db, idSolicitud))) return;
  const idNotario = deFirma?.idNotario ?? espera.idNotario ?? undefined;
  const comun = { clase, modalidad, deOficina: false, now };
  const quien = { ...comun, idUsuario, idSolicitud, idSede, ofrecida: true };
  for (const hora of (await horasPara(db, espera, { ...comun, idNotario })).slice(0, INTENTOS)) {
    const idCita = await intentar(db, { ...quien, idNotario: hora.idNotario, inicio: hora.inicio });
    if (idCita === undefined) continue;
    await updateEspera(db, idEspera, { estado: 'ofrecida', idCita, inicio: new Date(hora.inicio) });
    return avisarOferta(db, idCita);
  }
}

type Comun = Pick<Parameters<typeof horasLibres>[1], 'clase' | 'modalidad' | 'deOficina' | 'now' | 'idNotario'>;

/** The free hours that suit a customer, who has nothing else then and was not offered them before. */
async function horasPara(db: Db, { desde, hasta, idUsuario, idSede, ofrecidas }: EnEspera, comun: Comun) {
  const ventana = { inicio: desde.getTime(), fin: hasta.getTime() };
  const { horas } = await horasLibres(db, { ...ventana, ...comun, idSede: idSede ?? undefined });
  const suyas = await listOcupado(db, [idUsuario], { desde, hasta, now: comun.now });
  const antes = new Set(ofrecidas.map((una) => new Date(una).getTime()));
  return horas.filter((hora) => {
    const [inicio, fin] = [Date.parse(hora.inicio), Date.parse(hora.fin)];
    return !antes.has(inicio) && !suyas.some((una) => una.inicio < fin && inicio < una.fin);
  });
}

async function intentar(db: Db, retencion: Parameters<typeof retener>[1]): Promise<string | undefined> {
  try {
    return await retener(db, retencion);
  } catch (error) {
    // Somebody else has it by now, and nothing was taken.
    if (error instanceof AppError && ['hora-ocupada', 'hora-no-ofrecida'].includes(error.codigo)) return undefined;
    throw error;
  }
}
