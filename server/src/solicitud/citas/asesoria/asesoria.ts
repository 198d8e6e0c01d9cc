import { type ModalidadDeCita, modalidadesDeCita, puedeEjercer } from '@fedatario/contract/casa';
import type { AsesoriasMias } from '@fedatario/contract/compra';
import type { Cita } from '@fedatario/contract/solicitud';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { horasLibres } from '../horas/consulta.ts';
import { listAgendas, listOcupado, listSedes } from '../horas/queries.ts';
import { leerCita } from '../paso/lectura.ts';
import { lockCliente } from '../paso/queries.ts';
import { retener, soltarSuyas } from '../paso/retencion.ts';
import { leerReglas } from '../reglas/reglas.ts';
import { findRetenida } from './queries.ts';

interface Asesoria {
  readonly idUsuario: string;
  readonly modalidad: ModalidadDeCita;
  readonly inicio: string;
  readonly idSede: string | null;
  readonly now: Date;
}

/** Others who come at the same time may take one notary after another: so many are tried. */
const INTENTOS = 20;

/**
 * Keeps an hour for a customer's advice with the suitable notary who has the fewest appointments; what the customer kept before is let go.
 * Refuses with `hora-no-ofrecida` what is not offered, and with `hora-ocupada` what all suitable notaries, or the customer, have taken.
 */
export async function retenerAsesoria(db: Db, asesoria: Asesoria): Promise<string> {
  const { idUsuario, now } = asesoria;
  await lockCliente(db, idUsuario);
  await soltarSuyas(db, idUsuario, now);
  let deNuevo = false;
  for (let intento = 0; intento < INTENTOS; intento += 1) {
    const idNotario = await elegirNotario(db, asesoria, deNuevo);
    try {
      const retencion = { ...asesoria, clase: 'asesoria', idNotario, idSolicitud: null, deOficina: false } as const;
      return await retener(db, retencion);
    } catch (error) {
      // Nothing was taken: somebody else has that notary by now.
      if (!(error instanceof AppError && error.codigo === 'hora-ocupada')) throw error;
      deNuevo = true;
    }
  }
  throw new AppError('hora-ocupada');
}

/** The suitable notary with the fewest appointments who is free at that hour. */
async function elegirNotario(db: Db, { idUsuario, modalidad, inicio, idSede, now }: Asesoria, deNuevo: boolean) {
  const desde = Date.parse(inicio);
  const ventana = { inicio: desde, fin: desde + 1 };
  const consulta = { clase: 'asesoria', modalidad, idSede: idSede ?? undefined, deOficina: false, now } as const;
  const [libre] = (await horasLibres(db, { ...ventana, ...consulta })).horas;
  const hora = libre ?? (await horasLibres(db, { ...ventana, ...consulta, ignoraOcupado: true })).horas[0];
  if (!hora || Date.parse(hora.inicio) !== desde) throw new AppError(deNuevo ? 'hora-ocupada' : 'hora-no-ofrecida');
  if (!libre) throw new AppError('hora-ocupada');
  const suyo = new Date(desde);
  const hasta = new Date(hora.fin);
  if ((await listOcupado(db, [idUsuario], { desde: suyo, hasta, now })).length > 0) throw new AppError('hora-ocupada');
  return hora.idNotario;
}

/** The hour for advice that the actor keeps while they decide. */
export async function asesoriaRetenida(request: Context<'all'>): Promise<Cita | null> {
  const row = await findRetenida(request.db, request.actor.idUsuario, request.now);
  return row ? leerCita(request, row.idCita) : null;
}

/** The notaries who attend now, with the ways of each, and the ways in which some of them does. */
export async function quienesAtienden(db: Db, now: Date): Promise<Pick<AsesoriasMias, 'modalidades' | 'notarios'>> {
  const modalidades = await modalidadesQueSeDan(db, now);
  const notarios = (await listAgendas(db, undefined))
    .filter((agenda) => puedeEjercer(agenda, diaLocal(now)))
    .map(({ idUsuario, nombreCompleto: nombre, modalidades: suyas }) => ({
      idUsuario,
      nombre,
      modalidades: modalidades.filter((una) => suyas.includes(una)),
    }));
  return { modalidades, notarios: notarios.filter((uno) => uno.modalidades.length > 0) };
}

/** The ways in which some notary attends now: in presence where there is an office, by video where the office has a service for it. */
async function modalidadesQueSeDan(db: Db, now: Date): Promise<ModalidadDeCita[]> {
  const hoy = diaLocal(now);
  const agendas = (await listAgendas(db, undefined)).filter((agenda) => puedeEjercer(agenda, hoy));
  const haySede = (await listSedes(db)).length > 0;
  const { urlVideo } = await leerReglas(db);
  const hay = { presencial: haySede, videollamada: urlVideo !== null, telefono: true };
  return modalidadesDeCita.filter((una) => hay[una] && agendas.some(({ modalidades }) => modalidades.includes(una)));
}
