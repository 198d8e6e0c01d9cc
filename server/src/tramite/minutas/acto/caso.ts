import {
  definitivo,
  type Estado,
  escribirActo,
  evaluarEntrevista,
  leerMinuta,
  type Minuta,
  minutaDe,
  seccionesDe,
} from '@fedatario/document-engine';
import { contextoDe, documentoDe, type Version, versionDe } from '../../../catalogo/productos/productos.ts';
import type { Db } from '../../../db/db.ts';
import { formatNumber } from '../../../db/numbers.ts';
import { findPorEscribir } from '../filas/queries.ts';
import { findActo, type Respuestas } from './queries.ts';

/** A trámite with an interview: the answers of its customer and, apart, those of its notary about the act. */
export interface Caso {
  readonly version: Version;
  readonly idNotario: string | null;
  readonly cliente: Respuestas;
  readonly acto: { readonly revision: number; readonly respuestas: Respuestas };
  readonly contexto: { readonly hoy: string } & Respuestas;
}

/** Undefined of a product without an interview. */
export async function leerCaso(db: Db, idSolicitud: string): Promise<Caso | undefined> {
  const { serie, numero, idVersion, creadaEn, idNotario, respuestas, ...perfil } = await findPorEscribir(
    db,
    idSolicitud,
  );
  if (respuestas === null) return undefined;
  const version = await versionDe(db, idVersion);
  const notario = notarioDe(perfil);
  const documento = { numero: formatNumber(serie, numero) };
  const contexto = { ...contextoDe(creadaEn), documento, ...(notario && { notario }) };
  const cliente = sinActo(version, JSON.parse(respuestas));
  return { version, idNotario, cliente, acto: await findActo(db, idSolicitud), contexto };
}

/** The answers as of the day of purchase, with those of the notary. */
export function evaluarCaso({ version, cliente, acto, contexto }: Caso, suyas: Respuestas = acto.respuestas): Estado {
  return evaluarEntrevista(version.entrevista, { ...cliente, ...suyas }, { contexto, rol: 'notario' });
}

/** The text that the answers make. */
export function textoDelCaso(caso: Caso): Minuta {
  return minutaDe(definitivo(documentoDe(caso.version, evaluarCaso(caso))));
}

/** A text with its places of the act written from these answers. */
export function conActo(caso: Caso | undefined, minuta: Minuta, suyas?: Respuestas): Minuta {
  return caso ? escribirActo(minuta, caso.version, evaluarCaso(caso, suyas).datos) : minuta;
}

/** A text that was kept, read again. */
export function leerGuardada(contenido: string): Minuta {
  const read = leerMinuta(JSON.parse(contenido));
  if (!read.ok) throw new Error(read.problemas.join('\n'));
  return read.minuta;
}

/** A customer answers nothing of the act, whatever a request said. */
function sinActo({ entrevista }: Version, respuestas: Respuestas): Respuestas {
  const suyos = seccionesDe(entrevista).flatMap(({ paraNotario, campos }) => (paraNotario ? campos : []));
  const claves = new Set(suyos.map(({ clave }) => clave));
  return Object.fromEntries(Object.entries(respuestas).filter(([clave]) => !claves.has(clave)));
}

interface Perfil {
  readonly notario: string | null;
  readonly colegiado: string | null;
  readonly titulo: string | null;
}

/** The notary's own data in a text. The gender of its words follows from the title in the profile: «Abogada y Notaria». */
function notarioDe({ notario, colegiado, titulo }: Perfil) {
  if (notario === null) return undefined;
  const sexo = sexoDe(titulo ?? '');
  return { nombreCompleto: notario, ...(colegiado && { colegiado }), ...(sexo && { sexo }) };
}

function sexoDe(titulo: string): 'M' | 'F' | undefined {
  const femenino = /\b(?:notaria|abogada)\b/i.test(titulo);
  const masculino = /\b(?:notario|abogado)\b/i.test(titulo);
  if (femenino === masculino) return undefined;
  return femenino ? 'F' : 'M';
}
