import type { Archivo } from '@fedatario/contract/base';
import { esperaEntrega, fallaSuEntrega } from '@fedatario/contract/solicitud';
import { adjuntarArchivo, guardarArchivo, leerArchivo } from '../../casa/archivos/archivos.ts';
import { selloDeNotario } from '../../casa/certificados/certificados.ts';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import { formatNumber } from '../../db/numbers.ts';
import type { OutsideTask } from '../../queue/job.ts';
import { type Sealed, type Sellos, sealPdf } from '../../services/seal/seal.ts';
import { lockSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import { pedirDespues } from '../../tramite/calificaciones/calificaciones.ts';
import { findAprobada } from '../../tramite/minutas/minutas.ts';
import { darPaso } from '../../tramite/tramites/tramites.ts';
import { crearDeberes } from '../deberes/deberes.ts';
import { type DocumentServices, insertarDocumento, nuevaVerificacion } from '../documentos/documentos.ts';
import { asentar } from '../registro/registro.ts';
import { actaDe, nombreDe } from './acta.ts';
import { findPorSellar, listComparecientes, listHojas } from './queries.ts';

export interface SealServices extends DocumentServices {
  readonly sello: Sellos;
}

type Firmado = NonNullable<Awaited<ReturnType<typeof leerFirmado>>>;

/**
 * Makes, seals, enters and delivers an act that a notary signed. Retried after a crash it makes another file, but only one is
 * delivered: state, document, entry of the register and notice change in one transaction; the other file is an orphan.
 */
export async function sellar(services: SealServices, task: OutsideTask, idSolicitud: string): Promise<void> {
  const firmado = await leerFirmado(task, idSolicitud);
  if (!firmado) return;
  const { titulo, empresa: autor, numero } = firmado;
  const { codigo, verificacion } = nuevaVerificacion(services);
  const acta = actaDe({ ...firmado, escaneo: await leerHojas(services, task, firmado.archivos) });
  const options = { autor, fecha: task.now.toISOString(), borrador: false, verificacion };
  const pdf = await services.renderPdf(acta, options);
  const sello = await selloDeNotario(task, services.sello, firmado.idNotario);
  const sealed = await sealPdf(sello, pdf, { razon: `Documento ${numero}`, now: task.now });
  const nuevo = { idUsuario: null, nombre: `${titulo}.pdf`, tipo: 'application/pdf', bytes: sealed.pdf } as const;
  const { idArchivo } = await guardarArchivo(services.files, task.transact, { ...nuevo, now: task.now });
  await anotar(task, { ...firmado, idArchivo, codigo }, sealed);
}

async function leerFirmado({ transact }: OutsideTask, idSolicitud: string) {
  return transact(async (db) => {
    const firma = await findPorSellar(db, idSolicitud);
    if (!firma) return undefined;
    const { serie, numero: orden, ...resto } = firma;
    const numero = formatNumber(serie, orden);
    const { nombreEmpresa: empresa } = await informacionActual(db);
    const comparecientes = await listComparecientes(db, idSolicitud);
    const archivos = await listHojas(db, idSolicitud);
    const texto = await findAprobada(db, idSolicitud);
    return { ...resto, numero, empresa, comparecientes, archivos, texto, titulo: `${firma.nombre} ${numero}` };
  });
}

/** Read one after another: a scan may hold many megabytes. */
async function leerHojas({ files }: SealServices, { transact }: OutsideTask, archivos: readonly string[]) {
  const hojas: { tipo: string; bytes: Uint8Array }[] = [];
  for (const idArchivo of archivos) {
    const { tipo, contenido: bytes }: Archivo = await leerArchivo(files, transact, idArchivo);
    hojas.push({ tipo, bytes });
  }
  return hojas;
}

type Hecho = Firmado & { readonly idArchivo: string; readonly codigo: string };

async function anotar({ transact, now }: OutsideTask, hecho: Hecho, { sha256, certificado }: Sealed): Promise<void> {
  const { idSolicitud, idUsuario, idNotario, idArchivo, codigo, nombre, numero: tramite, fecha } = hecho;
  await transact(async (db) => {
    const row = await lockSolicitud(db, idSolicitud);
    if (!row || !esperaEntrega(row.estado)) return;
    const solo = { como: ['sistema'], idUsuario: null, now } as const;
    const firmado = fallaSuEntrega(row.estado) ? await darPaso(db, row, { ...solo, accion: 'reintentar' }) : row;
    const entregado = await darPaso(db, firmado, { ...solo, accion: 'entregar' });
    await adjuntarArchivo(db, idArchivo, null);
    const huellas = { sha256, certificadoSha256: certificado, codigoVerificacion: codigo };
    await insertarDocumento(db, { idSolicitud, idArchivo, idNotario, ...huellas, selladoEn: now });
    await pedirDespues(db, idSolicitud, now);
    await crearDeberes(db, entregado, { idNotario, clase: hecho.clase, fecha, now });
    const { instrumento, lugar, hojas, folios, comparecientes, texto } = hecho;
    const acto = { instrumento, lugar, fecha, hojas, folios, comparecientes: comparecientes.map(nombreDe) };
    const datos = { tramite, objeto: nombre, ...acto, ...(texto && { texto: conHuella(texto) }) };
    const asiento = { idNotario, idUsuario: idNotario, idSolicitud, documentoSha256: sha256, datos, now };
    // Last, since it locks the notary's chain until the transaction ends.
    await notificar(db, {
      idUsuario,
      tipo: 'documentoListo',
      variables: { tramite, producto: nombre },
      enlace: `/tramites/${idSolicitud}/detalle`,
    });
    await asentar(db, { ...asiento, actuacion: 'entrega' });
  });
}

const conHuella = ({ version, sha256 }: NonNullable<Firmado['texto']>) => ({ version, sha256: sha256.toString('hex') });
