import { MINUTE } from '@fedatario/contract/base';
import { dtesValidos, type Receptor } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../../db/db.ts';
import type { OutsideTask } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import type { Anulacion, CertificadorFel, Fallo, SolicitudAnulacion } from '../../../services/fel/fel.ts';
import { fechaDeEmision } from '../../../services/fel/sello.ts';
import { diaLocal, horaLocal } from '../../../services/hora-local.ts';
import { anularDte, certificarMasTarde } from './cola.ts';
import { type Emisor, idFiscal } from './documento.ts';
import { type Fiscal, leerFiscal } from './lectura.ts';
import { type DteRow, findDte, findDteDe, lockDte, updateDte } from './queries.ts';

const PAUSA = 5 * MINUTE;
const DIA = 86_400_000;

/**
 * The document of an invoice that may still be annulled: certified, within its days, and to a buyer whose number an annulment can name, which
 * a passport's is not. Source: SAT, GT_AnulacionDocumento 0.1.0.
 */
export async function findAnulable(
  db: Db,
  { idFactura, receptor }: { readonly idFactura: string; readonly receptor: unknown },
  now: Date,
): Promise<DteRow | undefined> {
  const dte = await findDteDe(db, idFactura, null);
  const nombrable = (receptor as Receptor).tipo !== 'EXT';
  return dte && dtesValidos.includes(dte.estado) && nombrable && enSusDias(dte, now) ? dte : undefined;
}

function enSusDias({ fechadoEn, emitidoEn }: Pick<DteRow, 'fechadoEn' | 'emitidoEn'>, now: Date): boolean {
  const dias = (Date.parse(diaLocal(now)) - Date.parse(diaLocal(fechadoEn ?? emitidoEn))) / DIA;
  return dias <= jurisdiccion.factura.diasParaAnular;
}

interface Pedida {
  readonly idDte: string;
  /** Our record of what was given back, which is certified as a credit note when the invoice cannot be annulled. */
  readonly idNota: string;
}

/**
 * Annuls an invoice that was given back whole. Asked again it is annulled once: what is annulled already counts as done. What the certifier
 * refuses, or does not take within the days, becomes a credit note.
 */
export async function anular(
  certificador: CertificadorFel,
  { transact, now }: OutsideTask,
  pedida: Pedida,
): Promise<void> {
  const solicitud = await transact((db) => leerSolicitud(db, certificador, pedida, now));
  if (!solicitud) return;
  const resultado = await certificador.anular(solicitud, pedida.idDte);
  await transact((db) => anotar(db, pedida, resultado, now));
}

/** Undefined when there is nothing to annul any more, and for an invoice of another certifier, which is credited. */
async function leerSolicitud(
  db: Db,
  { codigo }: CertificadorFel,
  { idDte, idNota }: Pedida,
  now: Date,
): Promise<SolicitudAnulacion | undefined> {
  const dte = await findDte(db, idDte);
  if (!dte || !dtesValidos.includes(dte.estado) || (await findDteDe(db, dte.idFactura, idNota))) return undefined;
  const nota = await leerFiscal(db, { idFactura: dte.idFactura, idNota });
  const fechaEmision = fechaDeEmision(dte.xml ?? '');
  if (nota?.emisor && dte.autorizacion && fechaEmision && dte.certificador === codigo)
    return solicitudDe(nota, nota.emisor, { autorizacion: dte.autorizacion.toUpperCase(), fechaEmision, now });
  await acreditar(db, dte, idNota, now);
  return undefined;
}

interface Documento {
  readonly autorizacion: string;
  readonly fechaEmision: string;
  readonly now: Date;
}

function solicitudDe(
  { factura, motivo }: Fiscal,
  emisor: Emisor,
  { autorizacion, fechaEmision, now }: Documento,
): SolicitudAnulacion {
  const idReceptor = idFiscal(factura.receptor as Receptor);
  const fechaAnulacion = horaLocal(now);
  return { autorizacion, nitEmisor: emisor.nit, idReceptor, fechaEmision, fechaAnulacion, motivo: motivo ?? '' };
}

async function anotar(db: Db, { idDte, idNota }: Pedida, resultado: Anulacion | Fallo, now: Date): Promise<void> {
  const dte = await lockDte(db, idDte);
  if (!dte || !dtesValidos.includes(dte.estado)) return;
  if (resultado.ok) {
    const { xmlCertificado: xmlAnulacion } = resultado;
    await updateDte(db, idDte, { estado: 'anulada', anuladoEn: now, xmlAnulacion, actualizadoEn: now });
    return;
  }
  const { reintentable, incierto } = resultado;
  // After an answer that was lost only the certifier knows: it is asked until it tells.
  const espera = reintentable && (incierto || enSusDias(dte, now));
  if (espera) await enqueue(db, anularDte, { idDte, idNota }, new Date(now.getTime() + PAUSA));
  else await acreditar(db, dte, idNota, now);
}

function acreditar(db: Db, { idFactura }: DteRow, idNota: string, now: Date): Promise<void> {
  return certificarMasTarde(db, { idFactura, idNota, emitidoEn: now, now });
}
