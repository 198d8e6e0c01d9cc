import { randomBytes } from 'node:crypto';
import { codigoImpreso } from '@fedatario/contract/acto';
import type { Archivo } from '@fedatario/contract/base';
import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import { adjuntarArchivo, guardarArchivo, leerArchivo } from '../../casa/archivos/archivos.ts';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import type { OutsideTask } from '../../queue/job.ts';
import type { Files } from '../../services/files/files.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { type Sealed, type Sello, sealPdf } from '../../services/seal/seal.ts';
import { anotarEntrega, findPorEntregar } from '../../solicitud/solicitudes/solicitudes.ts';
import { pedirDespues } from '../../tramite/calificaciones/calificaciones.ts';
import { exigirEnOficina } from '../../tramite/tramites/tramites.ts';
import { findPropio, findUltimo, insertDocumento } from './queries.ts';
import { contenidoDe, escribir } from './texto.ts';

export { entregadosComoBorrador } from './defectos.ts';
export { sellosQueNoValen } from './sellos.ts';

export interface DocumentServices {
  readonly files: Files;
  readonly renderPdf: RenderPdf;
  readonly sello: Sello;
  /** Origin of the addresses at which documents are verified. */
  readonly baseUrl: string;
}

type Pendiente = NonNullable<Awaited<ReturnType<typeof leerPendiente>>>;

/**
 * Makes, seals and delivers the document of a trámite that needs no notary. Retried after a crash it makes another file, but
 * only one is delivered: the state, the document and the mail change in one transaction; the other file is an orphan.
 */
export async function entregar(services: DocumentServices, task: OutsideTask, idSolicitud: string): Promise<void> {
  const { transact, now } = task;
  const pendiente = await leerPendiente(task, idSolicitud);
  if (!pendiente) return;
  const { documento, titulo, empresa, numero, creadaEn } = pendiente;
  const { codigo, verificacion } = nuevaVerificacion(services);
  const options = { numero, autor: empresa, fecha: creadaEn.toISOString(), borrador: false, verificacion };
  const pdf = await services.renderPdf(documento, options);
  const sealed = await sealPdf(services.sello, pdf, { razon: `Documento ${numero}`, now });
  const nuevo = { idUsuario: null, nombre: `${titulo}.pdf`, tipo: 'application/pdf', bytes: sealed.pdf, now } as const;
  const archivo = await guardarArchivo(services.files, transact, nuevo);
  await anotar(task, { ...pendiente, codigo }, archivo, sealed);
}

/** Undefined when there is nothing to deliver, or it was delivered. The document is dated on the day of purchase. */
async function leerPendiente({ transact }: OutsideTask, idSolicitud: string) {
  return transact(async (db) => {
    const solicitud = await findPorEntregar(db, idSolicitud);
    if (!solicitud) return undefined;
    const { serie, numero: orden, nombre } = solicitud;
    const numero = formatNumber(serie, orden);
    const { nombreEmpresa: empresa } = await informacionActual(db);
    return { ...solicitud, numero, empresa, documento: await escribir(db, solicitud), titulo: `${nombre} ${numero}` };
  });
}

async function anotar(
  { transact, now }: OutsideTask,
  pendiente: Pendiente & { readonly codigo: string },
  { idArchivo }: ArchivoGuardado,
  { sha256, certificado: certificadoSha256 }: Sealed,
): Promise<void> {
  const { idSolicitud, idUsuario, idFactura, nombre: producto, numero, codigo, documento } = pendiente;
  await transact(async (db) => {
    if (!(await anotarEntrega(db, idSolicitud, now))) return;
    await adjuntarArchivo(db, idArchivo, null);
    const huellas = { sha256, certificadoSha256, codigoVerificacion: codigo };
    const texto = contenidoDe(documento);
    await insertarDocumento(db, { idSolicitud, idArchivo, ...texto, ...huellas, selladoEn: now });
    await pedirDespues(db, idSolicitud, now);
    const variables = { tramite: numero, producto };
    await notificar(db, { idUsuario, tipo: 'documentoListo', variables, enlace: `/detalle-pago/${idFactura}` });
  });
}

/** The sealed document of a solicitud of the actor's. */
export async function descargar(
  files: Files,
  { transact, actor }: OutsideContext<'adminCliente'>,
  idSolicitud: string,
): Promise<Archivo> {
  const found = await transact((db) => findPropio(db, actor, idSolicitud));
  if (!found) throw new AppError('no-encontrado');
  return leerArchivo(files, transact, found.idArchivo);
}

/** The same for the office: reading it is an audited act. */
export async function descargarDeOficina(
  files: Files,
  { transact, actor }: OutsideContext<'staff'>,
  idSolicitud: string,
): Promise<Archivo> {
  const found = await transact(async (db) => {
    await exigirEnOficina(db, actor, idSolicitud);
    return findUltimo(db, idSolicitud);
  });
  if (!found) throw new AppError('no-encontrado');
  return leerArchivo(files, transact, found.idArchivo);
}

/** The 32 symbols of Crockford's base 32. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 20;

/** A code for a document, and how its pages say it. */
export function nuevaVerificacion({ baseUrl }: Pick<DocumentServices, 'baseUrl'>) {
  const codigo = nuevoCodigo();
  return { codigo, verificacion: { codigo: codigoImpreso(codigo), direccion: `${baseUrl}/verificar/${codigo}` } };
}

type Nuevo = Omit<Parameters<typeof insertDocumento>[1], 'idDocumento' | 'version'>;

/** A document of a solicitud: the first, unless another version is named. */
export async function insertarDocumento(db: Db, nuevo: Nuevo, version = 1): Promise<void> {
  await insertDocumento(db, { ...nuevo, idDocumento: uuidv7(), version });
}

/** A hundred random bits, so that no code is found by guessing. */
function nuevoCodigo(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
