import { MINUTE } from '@fedatario/contract/base';
import type { Db } from '../../../db/db.ts';
import type { OutsideTask } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import { rechazo } from '../../../services/fel/fallos.ts';
import type { Certificacion, CertificadorFel, Envio, Fallo } from '../../../services/fel/fel.ts';
import { estaATiempo, problemasDe } from '../../../services/fel/invariantes.ts';
import { fechaDeEmision } from '../../../services/fel/sello.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { avisarCompra, avisarPersonal } from '../cola/avisos.ts';
import { certificarDte, entregarDte } from './cola.ts';
import { dteDe } from './documento.ts';
import { type Fiscal, leerFiscal } from './lectura.ts';
import {
  type DteRow,
  findDte,
  findPendientes,
  hasOtroCon,
  lockDte,
  swapEnviado,
  takePedido,
  updateDte,
} from './queries.ts';

const SIN_EMISOR = 'sin-emisor';
/** Longer than any call to a certifier lasts: a request of that age has no process that waits for it. */
const TURNO = 5 * MINUTE;

/**
 * Asks the certifier for a document and notes its answer. The key is the document's own id. One process at a time asks, and what it sends
 * is kept before it leaves: asked again after a crash or a lost answer it is the same text under the same key, and is looked for first where
 * the certifier can be asked. While the certifier is away the document waits, and is asked for again with growing pauses.
 */
export async function certificar(
  certificador: CertificadorFel,
  { transact, now }: OutsideTask,
  idDte: string,
): Promise<void> {
  const pendiente = await transact((db) => tomarPendiente(db, idDte, now));
  if (!pendiente) return;
  const guardar = (xml: string | null, antes: string | null) => transact((db) => swapEnviado(db, idDte, xml, antes));
  const resultado = await pedir(certificador, { ...pendiente, idDte, now, guardar });
  const habia = pendiente.enviado !== null;
  await transact((db) => anotar(db, { certificador, idDte, resultado, now, habia }));
}

interface Pendiente {
  readonly fiscal: Fiscal;
  /** The text of an earlier request whose outcome is not known. */
  readonly enviado: string | null;
}

/**
 * Undefined for a settled document, for one that another process is asking for, and for a credit note whose invoice is not certified yet:
 * its certification enqueues the note.
 */
async function tomarPendiente(db: Db, idDte: string, now: Date): Promise<Pendiente | undefined> {
  const dte = await findDte(db, idDte);
  if (dte?.estado !== 'pendiente_certificacion') return undefined;
  const fiscal = await leerFiscal(db, dte);
  if (!fiscal || (dte.idNota !== null && fiscal.origen?.estado !== 'certificada')) return undefined;
  const tomado = await takePedido(db, idDte, now, new Date(now.getTime() - TURNO));
  if (tomado) return { fiscal, enviado: tomado.xmlEnviado };
  // The process that asks may have been killed: somebody looks again when its turn is over.
  await enqueue(db, certificarDte, { idDte }, new Date(now.getTime() + TURNO));
  return undefined;
}

interface Peticion extends Pendiente {
  readonly idDte: string;
  readonly now: Date;
  /** Keeps another text in place of the one before; gives back the text that is kept then. */
  readonly guardar: (xml: string | null, antes: string | null) => Promise<string | null>;
}

async function pedir(certificador: CertificadorFel, peticion: Peticion): Promise<Certificacion | Fallo> {
  const { enviado, idDte: clave, now } = peticion;
  if (enviado === null) return pedirNuevo(certificador, peticion);
  const hallado = await certificador.buscar({ xml: enviado, clave });
  if (hallado === 'ninguno') return pedirNuevo(certificador, peticion);
  if (hallado !== 'noSePregunta') return hallado;
  const repetido = await certificador.certificar({ xml: enviado, clave });
  const viejo = !estaATiempo(new Date(fechaDeEmision(enviado) ?? 0), now);
  // A refusal says that the first request certified nothing; one for its age is met by a new date.
  const caduco = !repetido.ok && repetido.clase === 'validacion' && viejo;
  return caduco ? pedirNuevo(certificador, peticion) : repetido;
}

async function pedirNuevo(certificador: CertificadorFel, peticion: Peticion): Promise<Certificacion | Fallo> {
  const { idDte: clave, enviado, guardar } = peticion;
  const preparado = await preparar(certificador, peticion);
  if (!preparado.ok) return preparado;
  const xml = await guardar(preparado.xml, enviado);
  const envio: Envio = { xml: xml ?? preparado.xml, clave };
  return certificador.certificar(envio);
}

/** Once the day of payment is too old to be certified, the document has the date of sending; our own record keeps that of payment. */
async function preparar(certificador: CertificadorFel, { fiscal, idDte, now }: Peticion) {
  const { emisor } = fiscal;
  if (!emisor) return sinEmisor;
  const emitidoEn = estaATiempo(fiscal.emitidoEn, now) ? fiscal.emitidoEn : now;
  const dte = dteDe({ ...fiscal, emisor, emitidoEn });
  const errores = problemasDe(dte, now);
  if (errores.length > 0) return rechazo(errores);
  return certificador.preparar(dte, idDte);
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
  incierto: false,
};

interface Respuesta<R> {
  readonly certificador: CertificadorFel;
  readonly idDte: string;
  readonly resultado: R;
  readonly now: Date;
  /** Whether an earlier request had an unknown outcome. */
  readonly habia: boolean;
}

async function anotar(db: Db, respuesta: Respuesta<Certificacion | Fallo>): Promise<void> {
  const dte = await lockDte(db, respuesta.idDte);
  if (dte?.estado !== 'pendiente_certificacion') return;
  const { resultado } = respuesta;
  if (resultado.ok) await anotarCertificado(db, dte, { ...respuesta, resultado });
  else await anotarFallo(db, dte, { ...respuesta, resultado });
}

async function anotarCertificado(
  db: Db,
  { idDte, idFactura, idNota, intentos, emitidoEn }: DteRow,
  { certificador, resultado, now }: Respuesta<Certificacion>,
): Promise<void> {
  const { autorizacion, serie, numero, fechaCertificacion } = resultado;
  const { xmlCertificado: xml } = resultado;
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
    xmlEnviado: null,
    pedidoEn: null,
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

async function anotarFallo(db: Db, dte: DteRow, { resultado, now, habia }: Respuesta<Fallo>): Promise<void> {
  const { clase, errores, reintentable, incierto } = resultado;
  const { idDte, idFactura, idNota, intentos } = dte;
  const estado = reintentable ? 'pendiente_certificacion' : 'rechazada';
  // Wrong keys say nothing of an earlier request; a broken rule says that no request was certified.
  const nuncaCertificado = clase === 'validacion' || !(incierto || habia);
  await updateDte(db, idDte, {
    estado,
    errores: JSON.stringify(errores),
    intentos: intentos + 1,
    pedidoEn: null,
    ...(nuncaCertificado && { xmlEnviado: null }),
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
