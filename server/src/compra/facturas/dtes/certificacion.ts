import type { Db } from '../../../db/db.ts';
import type { OutsideTask } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import type { Certificacion, CertificadorFel, Fallo, ResultadoCertificacion } from '../../../services/fel/fel.ts';
import { estaATiempo, problemasDe } from '../../../services/fel/invariantes.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { avisarCompra, avisarPersonal } from '../avisos/cola.ts';
import { certificarDte, entregarDte } from './cola.ts';
import { dteDe } from './documento.ts';
import { type Fiscal, leerFiscal } from './lectura.ts';
import { type DteRow, findDte, findPendientes, hasOtroCon, lockDte, updateDte } from './queries.ts';

const SIN_EMISOR = 'sin-emisor';

/**
 * Asks the certifier for a document and notes its answer. The key is the document's own id: asked again after a crash or a
 * lost answer it is the same document. While the certifier is away it waits, and is asked for again with growing pauses.
 */
export async function certificar(
  certificador: CertificadorFel,
  { transact, now }: OutsideTask,
  idDte: string,
): Promise<void> {
  const pendiente = await transact((db) => leerPendiente(db, idDte));
  if (!pendiente) return;
  const resultado = await pedir(certificador, pendiente, idDte, now);
  await transact((db) => anotar(db, { certificador, idDte, resultado, now }));
}

/**
 * Undefined for a settled document, and for a credit note whose invoice is not certified yet: its certification enqueues the
 * note.
 */
async function leerPendiente(db: Db, idDte: string): Promise<Fiscal | undefined> {
  const dte = await findDte(db, idDte);
  if (dte?.estado !== 'pendiente_certificacion') return undefined;
  const fiscal = await leerFiscal(db, dte);
  if (!fiscal || (dte.idNota !== null && fiscal.origen?.estado !== 'certificada')) return undefined;
  return fiscal;
}

/** Once the day of payment is too old to be certified, the document has the date of sending; our own record keeps that of payment. */
async function pedir(
  certificador: CertificadorFel,
  fiscal: Fiscal,
  idDte: string,
  now: Date,
): Promise<ResultadoCertificacion> {
  const { emisor } = fiscal;
  if (!emisor) return sinEmisor;
  const emitidoEn = estaATiempo(fiscal.emitidoEn, now) ? fiscal.emitidoEn : now;
  const dte = dteDe({ ...fiscal, emisor, emitidoEn });
  const errores = problemasDe(dte, now);
  if (errores.length > 0) return { ok: false, clase: 'validacion', errores, reintentable: false };
  return certificador.certificar(dte, idDte);
}

/** Nothing is sent without the issuer's NIT. */
const sinEmisor: Fallo = {
  ok: false,
  clase: 'credenciales',
  errores: [
    {
      codigo: SIN_EMISOR,
      mensaje: 'Complete los datos de facturación: NIT, razón social y dirección de quien factura.',
    },
  ],
  reintentable: true,
};

interface Respuesta<R> {
  readonly certificador: CertificadorFel;
  readonly idDte: string;
  readonly resultado: R;
  readonly now: Date;
}

async function anotar(db: Db, respuesta: Respuesta<ResultadoCertificacion>): Promise<void> {
  const dte = await lockDte(db, respuesta.idDte);
  if (dte?.estado !== 'pendiente_certificacion') return;
  const { resultado } = respuesta;
  if (resultado.ok) await anotarCertificado(db, dte, { ...respuesta, resultado });
  else await anotarFallo(db, dte, resultado, respuesta.now);
}

async function anotarCertificado(
  db: Db,
  { idDte, idFactura, idNota, intentos, emitidoEn }: DteRow,
  { certificador, resultado, now }: Respuesta<Certificacion>,
): Promise<void> {
  const { autorizacion, serie, numero, fechaCertificacion } = resultado;
  const xml = Buffer.from(resultado.xmlCertificado).toString('utf8');
  const fechadoEn = otraFecha(xml, emitidoEn);
  await updateDte(db, idDte, {
    fechadoEn,
    xml,
    estado: 'certificada',
    autorizacion,
    serie,
    numero,
    certificadoEn: new Date(fechaCertificacion),
    certificador: certificador.codigo,
    ambiente: certificador.ambiente,
    nitCertificador: resultado.certificador.nit,
    nombreCertificador: resultado.certificador.nombre,
    errores: '[]',
    intentos: intentos + 1,
    actualizadoEn: now,
  });
  await enqueue(db, entregarDte, { idDte });
  if (fechadoEn) await avisarPersonal(db, idDte);
  if (idNota === null)
    for (const nota of await findPendientes(db, idFactura)) await enqueue(db, certificarDte, { idDte: nota });
}

/** The date of a certified document when it is not the day it was asked for; the document itself says it, also after a lost answer. */
function otraFecha(xml: string, emitidoEn: Date): Date | null {
  const [, escrita = ''] = /FechaHoraEmision="([^"]+)"/.exec(xml) ?? [];
  const fecha = new Date(escrita);
  return Number.isNaN(fecha.getTime()) || diaLocal(fecha) === diaLocal(emitidoEn) ? null : fecha;
}

async function anotarFallo(db: Db, dte: DteRow, { clase, errores, reintentable }: Fallo, now: Date): Promise<void> {
  const { idDte, idFactura, idNota, intentos } = dte;
  const estado = reintentable ? 'pendiente_certificacion' : 'rechazada';
  await updateDte(db, idDte, {
    estado,
    errores: JSON.stringify(errores),
    intentos: intentos + 1,
    actualizadoEn: now,
  });
  if (reintentable) await enqueue(db, certificarDte, { idDte }, new Date(now.getTime() + pausa(intentos) * 1_000));
  if (intentos === 0 && idNota === null) await avisarCompra(db, 'pagoRecibido', idFactura);
  if (await esNoticia(db, dte, { clase, errores })) await avisarPersonal(db, idDte);
}

/** Seconds before asking again: half a minute, doubled each time, an hour at most. */
function pausa(intentos: number): number {
  return Math.min(3_600, 30 * 2 ** Math.min(intentos, 10));
}

/** A refused document needs a person; a failure that stops all documents is notified once. */
async function esNoticia(db: Db, { idDte, intentos }: DteRow, { clase, errores }: Pick<Fallo, 'clase' | 'errores'>) {
  if (clase === 'no_disponible' || intentos > 0) return clase === 'validacion' || clase === 'duplicado';
  const codigo = errores[0]?.codigo;
  return codigo === undefined || !(await hasOtroCon(db, idDte, codigo));
}
