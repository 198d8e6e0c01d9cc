import { adjuntarArchivo, guardarArchivo } from '../../casa/archivos/archivos.ts';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { formatNumber } from '../../db/numbers.ts';
import type { OutsideTask } from '../../queue/job.ts';
import type { ConstanciaImpresa } from '../../services/pdf/pdf.ts';
import { sealPdf } from '../../services/seal/seal.ts';
import { decirCambio, lockSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import { type DocumentServices, insertarDocumento, nuevaVerificacion } from '../documentos/documentos.ts';
import { constanciaDe } from './constancia.ts';
import { findPorSellar, listArchivosDelResultado, listPresentado } from './queries.ts';

interface Pendiente {
  readonly numero: string;
  readonly empresa: string;
  readonly version: number;
  readonly constancia: ConstanciaImpresa;
}

/**
 * Makes, seals and keeps the statement of a delivered result: its files stay as the institution gave them, and the statement carries their
 * hashes (decision 110). Retried after a crash it makes another file, but only one becomes the document of that version.
 */
export async function sellar(services: DocumentServices, task: OutsideTask, idSolicitud: string): Promise<void> {
  const { transact, now } = task;
  const pendiente = await leerPendiente(task, idSolicitud);
  if (!pendiente) return;
  const { numero, empresa, version, constancia } = pendiente;
  const { codigo, verificacion } = nuevaVerificacion(services);
  const options = { numero, autor: empresa, fecha: now.toISOString(), borrador: false, verificacion };
  const pdf = await services.renderPdf(constancia, options);
  const sealed = await sealPdf(services.sello, pdf, { razon: `Constancia de la gestión ${numero}`, now });
  const nombre = `Constancia ${numero}.pdf`;
  const nuevo = { idUsuario: null, nombre, tipo: 'application/pdf', bytes: sealed.pdf, now } as const;
  const { idArchivo } = await guardarArchivo(services.files, transact, nuevo);
  await transact(async (db) => {
    const row = await lockSolicitud(db, idSolicitud);
    const falta = await findPorSellar(db, idSolicitud);
    if (!row || falta?.version !== version) return;
    await adjuntarArchivo(db, idArchivo, null);
    const { sha256, certificado: certificadoSha256 } = sealed;
    const huellas = { sha256, certificadoSha256, codigoVerificacion: codigo };
    await insertarDocumento(db, { idSolicitud, idArchivo, ...huellas, selladoEn: now }, version);
    await decirCambio(db, row);
  });
}

/** Undefined when there is nothing to seal, or it was sealed. */
function leerPendiente({ transact }: OutsideTask, idSolicitud: string): Promise<Pendiente | undefined> {
  return transact(async (db) => {
    const resultado = await findPorSellar(db, idSolicitud);
    if (!resultado) return undefined;
    const { serie, orden, version } = resultado;
    const { nombreEmpresa: empresa } = await informacionActual(db);
    const numero = formatNumber(serie, orden);
    const archivos = await listArchivosDelResultado(db, idSolicitud, version);
    const presentado = await listPresentado(db, idSolicitud);
    return {
      numero,
      empresa,
      version,
      constancia: constanciaDe(resultado, { gestion: numero, empresa, archivos, presentado }),
    };
  });
}
