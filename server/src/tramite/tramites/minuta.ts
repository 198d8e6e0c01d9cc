import type { Archivo, Input } from '@fedatario/contract/base';
import { impedimentoDe } from '@fedatario/contract/solicitud';
import type { Minuta, minutas, TrabajoDeMinuta, VersionDeMinuta } from '@fedatario/contract/tramite';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import {
  canonicaConActo,
  documentoDeVersion,
  documentoPorFirmar,
  escribirTrabajo,
  exigirMinuta,
  findAprobada,
  findPorSalir,
  findTrabajo,
  findVersion,
  guardarActo,
  guardarVersion,
  iniciarMinuta,
  leerActo,
  listObservaciones,
  listVersiones,
  reescribirTrabajo,
} from '../minutas/minutas.ts';
import { exigirTramite } from './lectura.ts';
import { agentesDe, esDeOficina, situacionDe, tomar } from './paso.ts';

/** The text of a trámite that the actor may see; a customer sees only the versions sent. */
export async function leerMinutaDe({ db, actor }: Context<'all'>, idSolicitud: string): Promise<Minuta> {
  const row = await exigirTramite(db, actor, idSolicitud);
  const deOficina = esDeOficina(actor, row);
  const agentes = agentesDe(actor, row);
  const versiones = await listVersiones(db, idSolicitud, !deOficina);
  const trabajo = deOficina ? await findTrabajo(db, idSolicitud) : undefined;
  const { serie, numero, nombre, revision, nombreCompleto: cliente } = row;
  const situacion = situacionDe(row);
  const porSalir = deOficina ? await findPorSalir(db, idSolicitud) : undefined;
  return {
    tramite: { numero: formatNumber(serie, numero), nombre, revision, cliente, estado: situacion.estado },
    versiones: versiones.map(({ sha256, creadaEn, enviadaEn, aprobadaEn, origen, ...version }) => ({
      ...version,
      origen: origen as VersionDeMinuta['origen'],
      sha256: sha256.toString('hex'),
      creadaEn: creadaEn.toISOString(),
      enviadaEn: enviadaEn?.toISOString() ?? null,
      aprobadaEn: aprobadaEn?.toISOString() ?? null,
    })),
    trabajo: trabajo ? toTrabajo(trabajo) : null,
    acto: trabajo ? await leerActo(db, idSolicitud) : null,
    editable: deOficina && situacion.estado === 'enRevision',
    porAprobar: agentes.includes('cliente') && impedimentoDe(situacion, 'aprobarMinuta', 'cliente') === null,
    porSalir: porSalir ? { version: porSalir.version, saleEn: porSalir.saleEn.toISOString() } : null,
    observaciones: (await listObservaciones(db, idSolicitud)).map(({ hechaEn, respondidaEn, ...observacion }) => ({
      ...observacion,
      hechaEn: hechaEn.toISOString(),
      respondidaEn: respondidaEn?.toISOString() ?? null,
    })),
  };
}

export async function leerVersion({ db, actor }: Context<'all'>, idSolicitud: string, version: number) {
  await exigirVersion(db, actor, idSolicitud, version);
  const found = await findVersion(db, idSolicitud, version);
  if (!found) throw new AppError('no-encontrado');
  return { version, sha256: found.sha256.toString('hex'), contenido: JSON.parse(found.contenido) as unknown };
}

/** One version as it would be printed. All are marked as drafts but the approved one, which its notary prints to be signed. */
export async function pdfDeVersion(
  { transact, actor, now }: OutsideContext<'all'>,
  idSolicitud: string,
  version: number,
  renderPdf: RenderPdf,
): Promise<Archivo> {
  const { documento, borrador, autor, numero } = await transact(async (db) => {
    const row = await exigirVersion(db, actor, idSolicitud, version);
    const { nombreEmpresa } = await informacionActual(db);
    const aprobada = row.estado === 'porFirmar' ? await findAprobada(db, idSolicitud) : undefined;
    const borrador = !esDeOficina(actor, row) || aprobada?.version !== version;
    const found = borrador
      ? (await documentoDeVersion(db, idSolicitud, version)).documento
      : await documentoPorFirmar(db, idSolicitud, version);
    return { documento: found, borrador, autor: nombreEmpresa, numero: formatNumber(row.serie, row.numero) };
  });
  const contenido = await renderPdf(documento, {
    numero,
    autor,
    fecha: now.toISOString(),
    borrador,
    rayado: !borrador,
  });
  return { tipo: 'application/pdf', nombre: `${documento.titulo} ${numero} (versión ${version}).pdf`, contenido };
}

/** Saves the working copy. A repetition, as after a lost connection, changes nothing. */
export async function guardarTrabajo(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, contenido }: { revision: number; contenido: unknown },
): Promise<TrabajoDeMinuta> {
  const { db, actor, now } = request;
  const escrita = exigirMinuta(contenido);
  const actual = await tomarParaEscribir(request, idSolicitud);
  const texto = await canonicaConActo(db, idSolicitud, escrita);
  if (actual.contenido === texto) return toTrabajo(actual);
  if (actual.revision !== revision) throw new AppError('conflicto-revision', { actual: toTrabajo(actual) });
  const cambio = { contenido: texto, base: actual.base, idUsuario: actor.idUsuario, now };
  await escribirTrabajo(db, idSolicitud, cambio);
  return toTrabajo(await trabajoDe(db, idSolicitud));
}

/** Saves answers of the notary about the act, and writes them into the working copy. */
export async function guardarActoDe(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, respuestas }: Input<(typeof minutas)['saveActo']>['body'],
) {
  const { db, actor, now } = request;
  await tomarParaEscribir(request, idSolicitud);
  const actual = await actoYTrabajo(db, idSolicitud);
  if (actual.acto.revision !== revision) throw new AppError('conflicto-revision', { actual });
  const { idUsuario } = actor;
  await guardarActo(db, { idSolicitud, respuestas, idUsuario, now });
  await reescribirTrabajo(db, idSolicitud, { idUsuario, now });
  return actoYTrabajo(db, idSolicitud);
}

async function actoYTrabajo(db: Db, idSolicitud: string) {
  const acto = await leerActo(db, idSolicitud);
  // Its product asks nothing of its notary.
  if (!acto) throw new AppError('no-encontrado');
  return { acto, trabajo: toTrabajo(await trabajoDe(db, idSolicitud)) };
}

export async function hacerVersion(request: Context<'all'>, idSolicitud: string, revision: number): Promise<Minuta> {
  const { db, actor, now } = request;
  await exigirRevision(request, idSolicitud, revision);
  await guardarVersion(db, idSolicitud, actor.idUsuario, now);
  return leerMinutaDe(request, idSolicitud);
}

export async function restaurarVersion(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, version }: { revision: number; version: number },
): Promise<Minuta> {
  const { db, actor, now } = request;
  await exigirRevision(request, idSolicitud, revision);
  const found = await findVersion(db, idSolicitud, version);
  if (!found) throw new AppError('no-encontrado');
  const contenido = await canonicaConActo(db, idSolicitud, found.contenido);
  const cambio = { contenido, base: version, idUsuario: actor.idUsuario, now };
  await escribirTrabajo(db, idSolicitud, cambio);
  return leerMinutaDe(request, idSolicitud);
}

async function exigirRevision(request: Context<'all'>, idSolicitud: string, revision: number): Promise<void> {
  const actual = await tomarParaEscribir(request, idSolicitud);
  if (actual.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerMinutaDe(request, idSolicitud) });
}

/** The working copy of a trámite under review, which is locked. A trámite older than texts starts one from its answers. */
async function tomarParaEscribir({ db, actor, now }: Context<'all'>, idSolicitud: string) {
  const { row } = await tomar(db, actor, idSolicitud);
  if (!esDeOficina(actor, row) || row.estado !== 'enRevision') throw new AppError('estado-no-permite');
  await iniciarMinuta(db, idSolicitud, now);
  return trabajoDe(db, idSolicitud);
}

async function trabajoDe(db: Db, idSolicitud: string) {
  const trabajo = await findTrabajo(db, idSolicitud);
  if (!trabajo) throw new AppError('no-encontrado');
  return trabajo;
}

/** A version that the actor may read; for a customer, a version not sent does not exist. */
async function exigirVersion(db: Db, actor: Context<'all'>['actor'], idSolicitud: string, version: number) {
  const row = await exigirTramite(db, actor, idSolicitud);
  const versiones = await listVersiones(db, idSolicitud, !esDeOficina(actor, row));
  if (!versiones.some((one) => one.version === version)) throw new AppError('no-encontrado');
  return row;
}

function toTrabajo({ contenido, actualizadoEn, ...trabajo }: Awaited<ReturnType<typeof trabajoDe>>): TrabajoDeMinuta {
  return { ...trabajo, contenido: JSON.parse(contenido), actualizadoEn: actualizadoEn.toISOString() };
}
