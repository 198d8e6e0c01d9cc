import { type CodigoError, errores, LARGO_DE_MOTIVO, MINUTE } from '@fedatario/contract/base';
import { MINUTOS_PARA_ENTREGAR } from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideTask } from '../../queue/job.ts';
import { lockSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import { avisarFallo } from './avisos.ts';
import { darPaso } from './paso.ts';

/** Errors whose motive also says each thing that is wrong. */
const CON_FALTAS: readonly CodigoError[] = ['documento-incompleto', 'certificado-no-sirve'];
const SIN_CAUSA = 'No se pudo hacer, sellar o guardar después de varios intentos.';

/**
 * Delivers a trámite, or notes that it cannot be: at once if the document itself is at fault, else after trying for {@link
 * MINUTOS_PARA_ENTREGAR}. Until then the error is thrown, so that the queue retries.
 */
export async function intentarEntrega(
  { transact, now }: OutsideTask,
  idSolicitud: string,
  entregar: () => Promise<void>,
): Promise<void> {
  try {
    await entregar();
  } catch (error) {
    if (!(await transact((db) => detener(db, idSolicitud, error, now)))) throw error;
  }
}

/** Whether the trámite is left to the office, now or before. */
async function detener(db: Db, idSolicitud: string, error: unknown, now: Date): Promise<boolean> {
  const row = await lockSolicitud(db, idSolicitud);
  if (row?.estado === 'noEntregado') return true;
  if (row?.estado !== 'firmado') return false;
  const definitivo = esDelDocumento(error);
  if (!definitivo && now.getTime() - row.actualizadaEn.getTime() < MINUTOS_PARA_ENTREGAR * MINUTE) return false;
  const motivo = definitivo ? motivoDe(error) : SIN_CAUSA;
  const detenida = await darPaso(db, row, { accion: 'fallar', como: ['sistema'], idUsuario: null, motivo, now });
  await avisarFallo(db, detenida, motivo);
  return true;
}

/** Errors of the document itself, which another try would repeat. */
function esDelDocumento(error: unknown): error is AppError {
  return error instanceof AppError && errores[error.codigo].status === 422;
}

function motivoDe({ codigo, extras }: AppError): string {
  const caracter = extras.errores?.[0]?.params.caracter;
  if (codigo === 'documento-no-imprimible' && typeof caracter === 'string')
    return `El documento tiene un carácter que no se puede imprimir: «${caracter}».`;
  const faltas = CON_FALTAS.includes(codigo) ? (extras.errores ?? []) : [];
  return [errores[codigo].mensaje, ...faltas.map(({ mensaje }) => mensaje)].join(' ').slice(0, LARGO_DE_MOTIVO);
}
