import {
  type Entrevista,
  evaluarEntrevista,
  leerEntrevista,
  leerPlantilla,
  lintar,
  renderHtml,
  resolverDocumento,
} from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { palabrasDe } from '../busqueda/palabras.ts';
import { contextoDe, contextoDeMuestra } from '../filas/versiones.ts';
import type { ProductoNuevo } from './producto-nuevo.ts';
import {
  findVigente,
  insertPalabras,
  insertProducto,
  insertVersion,
  insertVersionCopiada,
  lockProducto,
  updateProducto,
  updateVigente,
} from './queries.ts';

/** A product that is not on sale until a version of it is published. */
export async function crearProducto(db: Db, producto: ProductoNuevo, now: Date): Promise<string> {
  const idProducto = uuidv7();
  await insertProducto(db, { ...producto, idProducto, now });
  return idProducto;
}

/** Writes all that is said of a product and asked for it; what is sold changes with the next version. */
export async function actualizarProducto(
  db: Db,
  idProducto: string,
  producto: ProductoNuevo,
  now: Date,
): Promise<void> {
  await updateProducto(db, { ...producto, idProducto, now });
  await insertPalabras(db, palabrasDe((await lockProducto(db, idProducto)).textos));
}

/** Sells the product at another price, in centavos with IVA: publishes a version with the same texts. */
export async function cambiarPrecio(db: Db, idProducto: string, precio: number, now: Date): Promise<string> {
  const deVersion = await findVigente(db, idProducto);
  return publicarVersionDe(db, { idProducto, precio, deVersion }, now);
}

interface Copiada {
  readonly idProducto: string;
  /** Centavos, IVA included. */
  readonly precio: number;
  /** Id of the version whose texts it takes, of this product or of the one it was copied from. */
  readonly deVersion: string;
}

/** Publishes the next version of a product with the texts of another version, and puts it on sale. */
export async function publicarVersionDe(
  db: Db,
  { idProducto, precio, deVersion }: Copiada,
  now: Date,
): Promise<string> {
  const { ultima, textos } = await lockProducto(db, idProducto);
  const vigente = { idProducto, idVersion: uuidv7(), precio, now };
  await insertVersionCopiada(db, { ...vigente, numero: ultima + 1, deVersion });
  await updateVigente(db, vigente);
  await insertPalabras(db, palabrasDe(textos));
  return vigente.idVersion;
}

export interface VersionNueva {
  /** Centavos, IVA included. */
  readonly precio: number;
  readonly texto: TextoDeVersion;
}

interface TextoDeVersion {
  readonly entrevista: unknown;
  readonly plantilla: unknown;
  readonly respuestasDeMuestra: unknown;
  /** The linter already passed it, which takes a while. */
  readonly lintada?: boolean;
}

/** Publishes the next version of a product and puts it on sale. Throws, saying why, when the engine cannot sell it. */
export async function publicarVersion(
  db: Db,
  idProducto: string,
  { precio, texto }: VersionNueva,
  now: Date,
): Promise<string> {
  const { ultima, textos } = await lockProducto(db, idProducto);
  const idVersion = uuidv7();
  const compuesta = componer(texto, now);
  await insertVersion(db, {
    idVersion,
    idProducto,
    numero: ultima + 1,
    precio,
    entrevista: JSON.stringify(texto.entrevista),
    plantilla: JSON.stringify(texto.plantilla),
    muestra: compuesta.muestra,
    secciones: compuesta.secciones,
    respuestasDeMuestra: JSON.stringify(texto.respuestasDeMuestra),
    publicadaEn: now,
    creadoEn: now,
  });
  await updateVigente(db, { idProducto, idVersion, precio, now });
  await insertPalabras(db, palabrasDe(textos));
  return idVersion;
}

function componer({ entrevista: json, plantilla: contenido, respuestasDeMuestra, lintada }: TextoDeVersion, now: Date) {
  const entrevista = leerEntrevista(json);
  if (!entrevista.ok) throw new Error(entrevista.problemas.join('\n'));
  const plantilla = leerPlantilla(contenido);
  if (!plantilla.ok) throw new Error(plantilla.problemas.join('\n'));
  const found = lintada ? [] : lintar(plantilla.plantilla, entrevista.entrevista);
  const faults = found.filter(({ nivel }) => nivel === 'error');
  if (faults.length > 0) throw new Error(faults.map(({ mensaje }) => mensaje).join('\n'));
  const contexto = contextoDeMuestra(contextoDe(now).hoy);
  const estado = evaluarEntrevista(entrevista.entrevista, respuestasDeMuestra, { contexto, rol: 'notario' });
  return {
    muestra: renderHtml(resolverDocumento(plantilla.plantilla, entrevista.entrevista, estado)),
    secciones: (json as Entrevista).secciones
      .filter(({ visiblePara }) => visiblePara === undefined)
      .map(({ titulo }) => titulo),
  };
}
