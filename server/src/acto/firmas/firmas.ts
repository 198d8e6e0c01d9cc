import type { DiferenciaDeFirma, FirmaDeTramite } from '@fedatario/contract/acto';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { adjuntarArchivo, archivosSueltos } from '../../casa/archivos/archivos.ts';
import { exigirPruebaNueva } from '../../casa/identidad/identidad.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { encolarEntrega } from '../../solicitud/solicitudes/solicitudes.ts';
import { cerrarRespuestas } from '../../tramite/correcciones/correcciones.ts';
import { personasDelActo } from '../../tramite/minutas/minutas.ts';
import { darPaso, exigirPaso, leerTramite, tomarRevision } from '../../tramite/tramites/tramites.ts';
import { asentarInstrumento, tomarProtocolo } from '../protocolo/protocolo.ts';
import { porQuienFirma } from './comparecientes.ts';
import { countImagenes, insertFirma } from './queries.ts';
import { exigirFirma, exigirHoras, type Firma, instrumentoDe } from './reglas.ts';
import { asentarTexto, compararTexto, exigirTexto, type TextoConFirma } from './texto.ts';

export { firmasConExtranos } from './extranos.ts';

/**
 * The notary signs a trámite, with the data of the signing and the scan of the signed sheets. From then on only the system
 * acts.
 */
export async function firmar(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, ...firma }: FirmaDeTramite,
): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  const { row, como } = await tomarRevision(request, idSolicitud, revision);
  exigirPaso(row, 'firmar', como);
  await tomarProtocolo(db, idUsuario);
  const caso = { idSolicitud, idNotario: idUsuario, now };
  const texto = await exigirTodo(db, caso, firma);
  // The last check and the first write: it uses the proof of identity up.
  await exigirPruebaNueva(db, actor, now);
  await darPaso(db, row, { accion: 'firmar', como, idUsuario, now });
  for (const idArchivo of firma.archivos) await adjuntarArchivo(db, idArchivo, idUsuario);
  await cerrarRespuestas(db, idSolicitud, now);
  if (texto) await asentarTexto(db, texto);
  const personas = await personasDelActo(db, idSolicitud);
  const comparecientes = firma.comparecientes.map((uno) => ({ ...uno, ...porQuienFirma(uno, personas) }));
  await insertFirma(db, { ...firma, comparecientes, idSolicitud, idNotario: idUsuario, firmadaEn: now });
  const instrumento = instrumentoDe(firma);
  if (instrumento) await asentarInstrumento(db, { ...instrumento, idNotario: idUsuario, idSolicitud, now });
  await encolarEntrega(db, row);
  return leerTramite(request, idSolicitud);
}

/** All checks of {@link firmar} but the proof of identity, and what the text says otherwise; writes nothing. */
export async function comprobarFirma(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, ...firma }: FirmaDeTramite,
): Promise<TramiteDetalle & { diferencias: DiferenciaDeFirma[] }> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  const actual = await leerTramite(request, idSolicitud);
  if (actual.acciones.find(({ accion }) => accion === 'firmar')?.impedimento !== null)
    throw new AppError('estado-no-permite');
  if (actual.revision !== revision) throw new AppError('conflicto-revision', { actual });
  const caso = { idSolicitud, idNotario: idUsuario, now };
  const texto = await exigirTodo(db, caso, firma);
  return { ...actual, diferencias: texto ? await compararTexto(db, texto, 'impreso') : [] };
}

/** Refuses what cannot be sealed; returns the text with the data of its signing, if one was approved. */
async function exigirTodo(
  db: Db,
  caso: { readonly idSolicitud: string; readonly idNotario: string; readonly now: Date },
  firma: Firma,
): Promise<TextoConFirma | undefined> {
  await exigirFirma(db, caso, firma);
  const texto = await exigirTexto(db, caso, firma);
  // Its print may bear an hour that is still to come; what is sealed may not.
  if (texto) exigirHoras(firma.fecha, texto.dicho, caso.now);
  await exigirArchivos(db, caso.idNotario, firma.archivos);
  return texto;
}

/** Refuses scans that are not the notary's own, handed in and not used yet, each given once; and any that is no picture. */
async function exigirArchivos(db: Db, idNotario: string, archivos: readonly string[]): Promise<void> {
  const sueltos = await archivosSueltos(db, idNotario, archivos);
  if (new Set(archivos).size < archivos.length || sueltos.length < archivos.length)
    throw new AppError('archivo-inexistente');
  if ((await countImagenes(db, archivos)) < archivos.length) throw new AppError('imagen-requerida');
}
