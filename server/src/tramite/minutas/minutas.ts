import { errorDeCampo } from '@fedatario/contract';
import {
  canonicaDe,
  caracterNoImprimible,
  definitivo,
  documentoDeMinuta,
  evaluarEntrevista,
  firmantesDe,
  leerMinuta,
  type Minuta,
  minutaDe,
  type PersonaDeRespuestas,
  parrafosDe,
  personasDe,
} from '@fedatario/document-engine';
import { contextoDe, documentoDe, versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { sha256 } from '../../services/cipher.ts';
import { findPorEscribir, findTrabajo, findVersion, insertVersion, upsertTrabajo } from './queries.ts';

export { findPorSalir, takePorSalir, upsertPorSalir } from './envio/queries.ts';
export {
  findAprobada,
  findEnvio,
  findTrabajo,
  findVersion,
  insertEnvio,
  insertObservaciones,
  listObservaciones,
  listVersiones,
  updateAprobacion,
  updateRespuesta,
} from './queries.ts';

/** Checks a text sent by a browser; answers its canonical form. */
export function exigirMinuta(contenido: unknown): Minuta {
  const read = leerMinuta(contenido);
  if (!read.ok) throw invalidField('contenido', 'invalido');
  exigirImprimible(read.minuta);
  return read.minuta;
}

function exigirImprimible(read: Minuta): void {
  JSON.stringify(read, (_, value: unknown) => {
    const caracter = typeof value === 'string' ? caracterNoImprimible(value) : undefined;
    if (caracter === undefined) return value;
    const errores = [errorDeCampo('contenido', 'caracter', { caracter })];
    throw new AppError('documento-no-imprimible', { errores });
  });
}

/** The first version is made of the bought answers, with the version of the product that was bought. */
export async function iniciarMinuta(db: Db, idSolicitud: string, now: Date): Promise<void> {
  if (await findVersion(db, idSolicitud)) return;
  const contenido = canonicaDe(await escribir(db, idSolicitud));
  const fila = { idSolicitud, version: 1, contenido, sha256: sha256(Buffer.from(contenido)), creadaEn: now };
  await insertVersion(db, { ...fila, origen: 'respuestas', creadaPor: null });
  await upsertTrabajo(db, idSolicitud, { contenido, base: 1, actualizadoPor: null, actualizadoEn: now });
}

/**
 * Makes the next version from the corrected answers, unless it equals the last one; its number, or null. The notary's own
 * edits are kept: only an untouched working copy moves on to the new version. The caller holds the trámite.
 */
export async function rehacerMinuta(db: Db, idSolicitud: string, now: Date): Promise<number | null> {
  const [ultima, trabajo] = [await findVersion(db, idSolicitud), await findTrabajo(db, idSolicitud)];
  if (!ultima || !trabajo) return null;
  const contenido = canonicaDe(await escribir(db, idSolicitud));
  if (contenido === ultima.contenido) return null;
  const version = ultima.version + 1;
  const fila = { idSolicitud, version, contenido, sha256: sha256(Buffer.from(contenido)), creadaEn: now };
  await insertVersion(db, { ...fila, origen: 'respuestas', creadaPor: null });
  const { origen } = ultima;
  if (origen === 'respuestas' && trabajo.contenido === ultima.contenido)
    await upsertTrabajo(db, idSolicitud, { contenido, base: version, actualizadoPor: null, actualizadoEn: now });
  return version;
}

async function escribir(db: Db, idSolicitud: string): Promise<Minuta> {
  const resuelto = await resolver(db, idSolicitud);
  // A product without an interview has no text to agree on.
  if (!resuelto) throw new AppError('producto-sin-entrevista');
  return minutaDe(definitivo(resuelto.documento));
}

/** A person named in the answers of a case, and how they sign its act; null when they sign nothing of it. */
export interface PersonaDelActo extends PersonaDeRespuestas {
  readonly firma: 'firma' | 'huella' | 'aRuego' | null;
}

/** The persons of a case, by its answers as they stand and the places of their signatures; none of what has no interview. */
export async function personasDelActo(db: Db, idSolicitud: string): Promise<PersonaDelActo[]> {
  const resuelto = await resolver(db, idSolicitud);
  if (!resuelto) return [];
  const { version, estado, documento } = resuelto;
  const personas = personasDe(version.entrevista, estado);
  const firmantes = firmantesDe(documento, personas);
  return personas.map((persona) => ({ ...persona, firma: firmantes.get(persona.ruta) ?? null }));
}

/** The document that the answers of a case make, with what they are worth on the day they were bought. */
async function resolver(db: Db, idSolicitud: string) {
  const { serie, numero: orden, idVersion, creadaEn, ...solicitud } = await findPorEscribir(db, idSolicitud);
  const { notario: nombreCompleto, colegiado } = solicitud;
  if (solicitud.respuestas === null) return undefined;
  const numero = formatNumber(serie, orden);
  const notario = nombreCompleto === null ? {} : { notario: { nombreCompleto, ...(colegiado && { colegiado }) } };
  const contexto = { ...contextoDe(creadaEn), documento: { numero }, ...notario };
  const version = await versionDe(db, idVersion);
  const respuestas: Record<string, unknown> = JSON.parse(solicitud.respuestas);
  const estado = evaluarEntrevista(version.entrevista, respuestas, { contexto, rol: 'cliente' });
  return { version, estado, documento: documentoDe(version, estado) };
}

interface Cambio {
  readonly contenido: string;
  readonly base: number;
  readonly idUsuario: string;
  readonly now: Date;
}

/** Writes the working copy of a trámite that the caller holds. */
export async function escribirTrabajo(db: Db, idSolicitud: string, { idUsuario, now, ...cambio }: Cambio) {
  await upsertTrabajo(db, idSolicitud, { ...cambio, actualizadoPor: idUsuario, actualizadoEn: now });
}

/** Makes the working copy the next version, unless it says what the last one says. Its trámite is held. */
export async function guardarVersion(db: Db, idSolicitud: string, idUsuario: string, now: Date): Promise<void> {
  const trabajo = await findTrabajo(db, idSolicitud);
  const ultima = await findVersion(db, idSolicitud);
  if (!trabajo || !ultima || trabajo.contenido === ultima.contenido) return;
  const { contenido } = trabajo;
  const fila = { idSolicitud, version: ultima.version + 1, contenido, sha256: sha256(Buffer.from(contenido)) };
  await insertVersion(db, { ...fila, origen: 'notario', creadaPor: idUsuario, creadaEn: now });
  await escribirTrabajo(db, idSolicitud, { contenido, base: fila.version, idUsuario, now });
}

/** A version of a trámite, as the document that is printed, with its paragraphs and its blanks. */
export async function documentoDeVersion(db: Db, idSolicitud: string, version: number) {
  const found = await findVersion(db, idSolicitud, version);
  if (!found) throw new AppError('no-encontrado');
  const documento = documentoDeMinuta(exigirMinuta(JSON.parse(found.contenido)));
  return { documento, parrafos: parrafosDe(documento) };
}
