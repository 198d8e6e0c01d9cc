import { NOTARIA_DE_MUESTRA } from '@fedatario/contract/catalogo';
import {
  conValoresDeLey,
  type Documento,
  type EntrevistaCompilada,
  leerEntrevista,
  leerPlantilla,
  type PlantillaLista,
  renderTexto,
  resolverDocumento,
  type ValorDeLey,
} from '@fedatario/document-engine';
import { valoresEscritos } from '../../../casa/valores-de-ley/valores-de-ley.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { findVersion, findVersionVigente } from './queries.ts';

/** A version with an interview: what the engine works with and what a browser is sent. */
export interface Version extends Leida {
  /** The office's values of the legal parameters, which `entrevista` reads. */
  readonly valores: readonly ValorDeLey[];
}

/** A version as it was published, read once. */
interface Leida {
  readonly idVersion: string;
  readonly numero: number;
  /** Centavos, IVA included. */
  readonly precio: number;
  readonly entrevistaJson: unknown;
  readonly plantillaJson: unknown;
  readonly entrevista: EntrevistaCompilada;
  readonly plantilla: PlantillaLista;
}

/** Published versions never change, so the last ones used are kept in memory. */
const leidas = new Map<string, Leida>();
const LEIDAS_MAXIMAS = 60;

export async function versionDe(db: Db, idVersion: string): Promise<Version> {
  const known = leidas.get(idVersion);
  const leida = known ?? leer(await findVersion(db, idVersion));
  leidas.delete(idVersion);
  leidas.set(idVersion, leida);
  const oldest = leidas.keys().next().value;
  if (leidas.size > LEIDAS_MAXIMAS && oldest !== undefined) leidas.delete(oldest);
  return withValores(leida, await valoresEscritos(db));
}

/** Each version with the values it was last asked with. */
const conValores = new WeakMap<Leida, Version>();

function withValores(leida: Leida, valores: readonly ValorDeLey[]): Version {
  const known = conValores.get(leida);
  if (known?.valores === valores) return known;
  const version = { ...leida, valores, entrevista: conValoresDeLey(leida.entrevista, valores) };
  conValores.set(leida, version);
  return version;
}

/** The version that a product is sold by. One that is not on sale does not exist. */
export async function versionVigente(db: Db, idProducto: string): Promise<Version & { nombre: string }> {
  const row = await findVersionVigente(db, idProducto);
  if (!row) throw new AppError('no-encontrado');
  return { ...(await versionDe(db, row.idVersion)), nombre: row.nombre };
}

/** Context of an evaluation: the day in the time zone of the place. */
export function contextoDe(now: Date): { hoy: string } {
  return { hoy: diaLocal(now) };
}

/** Context of a sample worked out on a day, `aaaa-mm-dd`. */
export function contextoDeMuestra(hoy: string) {
  return { hoy, notario: NOTARIA_DE_MUESTRA, documento: { numero: 'MUESTRA' } };
}

type Estado = Parameters<typeof resolverDocumento>[2];

/** The document of some answers, and the same as plain text. */
export function documentoDe({ entrevista, plantilla }: Version, estado: Estado): Documento {
  return resolverDocumento(plantilla, entrevista, estado);
}

export function textoDe(version: Version, estado: Estado): string {
  return renderTexto(documentoDe(version, estado));
}

type Row = Awaited<ReturnType<typeof findVersion>>;

function leer({ idVersion, numero, precio, entrevista: entrevistaJson, plantilla: plantillaJson }: Row): Leida {
  const entrevista = leerEntrevista(entrevistaJson);
  const plantilla = leerPlantilla(plantillaJson);
  if (!entrevista.ok || !plantilla.ok) throw new Error(`La versión ${idVersion} no se puede leer.`);
  const { entrevista: read } = entrevista;
  return { idVersion, numero, precio, entrevistaJson, plantillaJson, entrevista: read, plantilla: plantilla.plantilla };
}
