import type { FirmaDeTramite, TramiteDetalle } from '@fedatario/contract';
import { adjuntarArchivo, archivosSueltos } from '../../casa/archivos/archivos.ts';
import { exigirPruebaNueva } from '../../casa/identidad/identidad.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { encolarEntrega } from '../../solicitud/solicitudes/solicitudes.ts';
import { cerrarRespuestas } from '../../tramite/correcciones/correcciones.ts';
import { darPaso, leerTramite, tomarRevision } from '../../tramite/tramites/tramites.ts';
import { asentarInstrumento, tomarProtocolo } from '../protocolo/protocolo.ts';
import { countImagenes, insertFirma } from './queries.ts';
import { exigirFirma, instrumentoDe } from './reglas.ts';

export { firmasConExtranos } from './extranos.ts';

type Request = Pick<Context<'all'>, 'db' | 'actor' | 'now'>;

/**
 * The notary signs a trámite, with the data of the signing and the scan of the signed sheets. From then on only the system
 * acts.
 */
export async function firmar(
  request: Request,
  idSolicitud: string,
  { revision, ...firma }: FirmaDeTramite,
): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  const { row, como } = await tomarRevision(request, idSolicitud, revision);
  await darPaso(db, row, { accion: 'firmar', como, idUsuario, now });
  await tomarProtocolo(db, idUsuario);
  await exigirFirma(db, { idSolicitud, idNotario: idUsuario, now }, firma);
  const { archivos } = firma;
  if (new Set(archivos).size < archivos.length) throw new AppError('archivo-inexistente');
  for (const idArchivo of archivos) await adjuntarArchivo(db, idArchivo, idUsuario);
  if ((await countImagenes(db, archivos)) < archivos.length) throw new AppError('imagen-requerida');
  // Last, so that a signing refused for another reason does not use up the proof of identity.
  await exigirPruebaNueva(db, actor, now);
  await cerrarRespuestas(db, idSolicitud, now);
  await insertFirma(db, { ...firma, idSolicitud, idNotario: idUsuario, firmadaEn: now });
  const instrumento = instrumentoDe(firma);
  if (instrumento) await asentarInstrumento(db, { ...instrumento, idNotario: idUsuario, idSolicitud, now });
  await encolarEntrega(db, row);
  return leerTramite(request, idSolicitud);
}

/** All checks of {@link firmar} but the proof of identity; writes nothing. */
export async function comprobarFirma(
  request: Request,
  idSolicitud: string,
  { revision, ...firma }: FirmaDeTramite,
): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  const actual = await leerTramite(request, idSolicitud);
  if (actual.acciones.find(({ accion }) => accion === 'firmar')?.impedimento !== null)
    throw new AppError('estado-no-permite');
  if (actual.revision !== revision) throw new AppError('conflicto-revision', { actual });
  await exigirFirma(db, { idSolicitud, idNotario: idUsuario, now }, firma);
  const { archivos } = firma;
  const sueltos = await archivosSueltos(db, idUsuario, archivos);
  if (new Set(archivos).size < archivos.length || sueltos.length < archivos.length)
    throw new AppError('archivo-inexistente');
  if ((await countImagenes(db, archivos)) < archivos.length) throw new AppError('imagen-requerida');
  return actual;
}
