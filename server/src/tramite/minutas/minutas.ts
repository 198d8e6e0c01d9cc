import { errorDeCampo } from '@fedatario/contract/base';
import {
  campoEn,
  canonicaDe,
  caracterNoImprimible,
  type Documento,
  documentoDeMinuta,
  firmantesDe,
  leerMinuta,
  type Minuta,
  type PersonaDeRespuestas,
  parrafosDe,
  personasDe,
} from '@fedatario/document-engine';
import { documentoDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { sha256 } from '../../services/cipher.ts';
import { iniciarActo } from './acto/acto.ts';
import { conActo, evaluarCaso, leerCaso, leerGuardada, textoDelCaso } from './acto/caso.ts';
import { findTrabajo, findVersion, insertVersion, upsertTrabajo } from './filas/queries.ts';

export { guardarActo, leerActo, revisarActo } from './acto/acto.ts';
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
} from './filas/queries.ts';

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

/**
 * The first version is made of the bought answers, with the version of the product that was bought. A text that another notary
 * began goes on with the data of the one who has it now.
 */
export async function iniciarMinuta(db: Db, idSolicitud: string, now: Date): Promise<void> {
  if (await findVersion(db, idSolicitud)) return reescribirTrabajo(db, idSolicitud, { idUsuario: null, now });
  await iniciarActo(db, idSolicitud, now);
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
  const ultima = await findVersion(db, idSolicitud);
  const trabajo = await findTrabajo(db, idSolicitud);
  if (!ultima || !trabajo) return null;
  const contenido = canonicaDe(await escribir(db, idSolicitud));
  const antes = await canonicaConActo(db, idSolicitud, ultima.contenido);
  if (contenido === antes) return null;
  const version = ultima.version + 1;
  const fila = { idSolicitud, version, contenido, sha256: sha256(Buffer.from(contenido)), creadaEn: now };
  await insertVersion(db, { ...fila, origen: 'respuestas', creadaPor: null });
  const { origen } = ultima;
  if (origen === 'respuestas' && trabajo.contenido === antes)
    await upsertTrabajo(db, idSolicitud, { contenido, base: version, actualizadoPor: null, actualizadoEn: now });
  return version;
}

async function escribir(db: Db, idSolicitud: string): Promise<Minuta> {
  const caso = await leerCaso(db, idSolicitud);
  // A product without an interview has no text to agree on.
  if (!caso) throw new AppError('producto-sin-entrevista');
  return textoDelCaso(caso);
}

/** A person named in the answers of a case, and how they sign its act; null when they sign nothing of it. */
export interface PersonaDelActo extends PersonaDeRespuestas {
  readonly firma: 'firma' | 'huella' | 'aRuego' | null;
}

/** The name of the document whose signatures a case legalises, by its answers; undefined of a case that is about no other document. */
export async function documentoLegalizado(db: Db, idSolicitud: string): Promise<string | undefined> {
  const titulo = (await leerCaso(db, idSolicitud))?.cliente.titulo;
  return typeof titulo === 'string' && titulo !== '' ? titulo : undefined;
}

/** The persons of a case, by its answers as they stand and the places of their signatures; none of what has no interview. */
export async function personasDelActo(db: Db, idSolicitud: string): Promise<PersonaDelActo[]> {
  const caso = await leerCaso(db, idSolicitud);
  if (!caso) return [];
  const estado = evaluarCaso(caso);
  const personas = personasDe(caso.version.entrevista, estado);
  const firmantes = firmantesDe(documentoDe(caso.version, estado), personas);
  return personas.map((persona) => ({ ...persona, firma: firmantes.get(persona.ruta) ?? null }));
}

/** The signatories of an act; where its text has no places for signatures, everybody it names. */
export function quienesFirman(personas: readonly PersonaDelActo[]): readonly PersonaDelActo[] {
  const firman = personas.filter(({ firma }) => firma !== null);
  return firman.length > 0 ? firman : personas;
}

/** The price of an act by its answers, in centavos of its currency; null of what has no interview, or asks no price. */
export async function precioDelActo(db: Db, idSolicitud: string) {
  const caso = await leerCaso(db, idSolicitud);
  if (!caso) return null;
  const { entrevista } = caso.version;
  const { precio, divisa } = evaluarCaso(caso).datos;
  if (campoEn(entrevista, 'precio')?.pregunta.tipo !== 'moneda' || typeof precio !== 'number') return null;
  return { monto: precio, moneda: divisa === 'USD' ? ('USD' as const) : ('GTQ' as const) };
}

interface Cambio {
  readonly contenido: string;
  readonly base: number;
  readonly idUsuario: string | null;
  readonly now: Date;
}

/** A text as it is kept: in its canonical form, with its places of the act written from the notary's answers. */
export async function canonicaConActo(db: Db, idSolicitud: string, texto: Minuta | string): Promise<string> {
  const minuta = typeof texto === 'string' ? leerGuardada(texto) : texto;
  return canonicaDe(conActo(await leerCaso(db, idSolicitud), minuta));
}

/** Writes the answers of the act into the working copy of a trámite that the caller holds, where the notary wrote nothing else. */
export async function reescribirTrabajo(
  db: Db,
  idSolicitud: string,
  quien: Pick<Cambio, 'idUsuario' | 'now'>,
): Promise<void> {
  const trabajo = await findTrabajo(db, idSolicitud);
  if (!trabajo) return;
  const contenido = await canonicaConActo(db, idSolicitud, trabajo.contenido);
  if (contenido !== trabajo.contenido)
    await escribirTrabajo(db, idSolicitud, { ...quien, contenido, base: trabajo.base });
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

/**
 * The approved version as it is printed to be signed, with the answers about the act that came after its approval: those kept, or these.
 * A datum of the signing that is still not known is a line; a blank of another kind is refused.
 */
export async function documentoPorFirmar(
  db: Db,
  idSolicitud: string,
  version: number,
  suyas?: Readonly<Record<string, unknown>>,
): Promise<Documento> {
  const documento = documentoDeMinuta(await textoPorFirmar(db, idSolicitud, version, suyas));
  exigirEscrito(documento.faltantes.filter(({ alFirmar }) => !alFirmar));
  return documento;
}

/** Refuses a text with these blanks, by their names. */
export function exigirEscrito(faltantes: Documento['faltantes']): void {
  const espacios = [...new Set(faltantes.map(({ etiqueta }) => etiqueta))].join(', ');
  if (faltantes.length > 0) throw new AppError('texto-con-blancos', { params: { espacios } });
}

async function textoPorFirmar(
  db: Db,
  idSolicitud: string,
  version: number,
  suyas?: Readonly<Record<string, unknown>>,
): Promise<Minuta> {
  const found = await findVersion(db, idSolicitud, version);
  if (!found) throw new AppError('no-encontrado');
  return conActo(await leerCaso(db, idSolicitud), leerGuardada(found.contenido), suyas);
}

interface Firmado {
  /** The version that was approved. */
  readonly version: number;
  readonly idUsuario: string;
  readonly now: Date;
}

/** Keeps the text as it was signed, when the signing wrote something in what was approved. Its trámite is held. */
export async function guardarFirmado(db: Db, idSolicitud: string, { version, idUsuario, now }: Firmado): Promise<void> {
  const aprobada = await findVersion(db, idSolicitud, version);
  const ultima = await findVersion(db, idSolicitud);
  const contenido = canonicaDe(await textoPorFirmar(db, idSolicitud, version));
  if (!ultima || contenido === aprobada?.contenido) return;
  const fila = { idSolicitud, version: ultima.version + 1, contenido, sha256: sha256(Buffer.from(contenido)) };
  await insertVersion(db, { ...fila, origen: 'firma', creadaPor: idUsuario, creadaEn: now });
}

/** A version of a trámite, as the document that is printed, with its paragraphs and its blanks. */
export async function documentoDeVersion(db: Db, idSolicitud: string, version: number) {
  const found = await findVersion(db, idSolicitud, version);
  if (!found) throw new AppError('no-encontrado');
  const documento = documentoDeMinuta(exigirMinuta(JSON.parse(found.contenido)));
  return { documento, parrafos: parrafosDe(documento) };
}
