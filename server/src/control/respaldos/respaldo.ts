import { DAY } from '@fedatario/contract/base';
import type { Db } from '../../db/db.ts';
import { holdDeletions } from '../../db/deletions.ts';
import { newestMigration } from '../../db/migrate.ts';
import { withDatabase } from '../../db/with-database.ts';
import { VERSION } from '../../http/version.ts';
import { useSecret } from '../../services/cipher.ts';
import { openStore } from '../../services/files/open.ts';
import { secretsOf } from '../../services/secret.ts';
import { leerAjustes } from './ajustes.ts';
import { copiarArchivos, escribirIndice, type IndiceDeArchivos, leerIndice, podarArchivos } from './archivos.ts';
import { type Cifra, cifraDe } from './cifra.ts';
import type { Destino } from './destino.ts';
import type { Filas } from './filas/filas.ts';
import { copiaFisica } from './filas/fisico.ts';
import { copiaLogica } from './filas/logico.ts';
import { firmar, leerManifiesto, MANIFIESTO, type Manifiesto, type Parte } from './manifiesto.ts';
import { destinoDe, type RespaldoOptions } from './opciones.ts';
import { guardarPartes, huella } from './partes.ts';
import { deleteRespaldos, findServidor, insertRespaldo } from './queries.ts';
import { instanteDe, nombreDe, quedan } from './retencion.ts';

const DIAS_DE_FALLOS = 90;
/** Each backup is a folder of its own below this one. */
const COPIAS = 'copias/';
const carpetaDe = (nombre: string) => `${COPIAS}${nombre}/`;
const claveDeIndice = (nombre: string) => `${carpetaDe(nombre)}archivos.json`;

/** Makes a backup, encrypted, and removes those whose time is over. Throws, in Spanish, when it cannot, and notes why. */
export function respaldar(options: RespaldoOptions, now: Date): Promise<Manifiesto> {
  return withDatabase(options, async ({ db }, url) => {
    const secrets = secretsOf(options);
    useSecret(...secrets);
    const release = await holdDeletions(options.DATABASE_URL_DIRECT ?? url);
    if (!release) throw new Error('Ya se está haciendo un respaldo de esta base: espere a que termine.');
    try {
      const destino = destinoDe(options);
      const cifra = await cifraDe(options.BACKUP_RECIPIENT, secrets);
      const filas = await filasDe(options, db, url);
      const manifiesto = await anotado(db, { options, destino, nombre: nombreDe(now), filas, cifra, now });
      await podar(db, destino, options.BACKUP_KEEP_DAYS, now);
      return manifiesto;
    } finally {
      await release();
    }
  });
}

/** Writes the backup and notes how it ended; one that failed leaves nothing but its reason. */
async function anotado(db: Db, escritura: Escritura): Promise<Manifiesto> {
  const { nombre, destino, now, filas } = escritura;
  const began = performance.now();
  const row = () => ({
    nombre,
    metodo: filas.metodo,
    comenzadoEn: now,
    terminadoEn: new Date(now.getTime() + Math.ceil(performance.now() - began)),
  });
  try {
    const manifiesto = await escribir(escritura);
    const { cuantosArchivos: archivos } = manifiesto;
    await insertRespaldo(db, { ...row(), estado: 'completo', bytes: bytesDe(manifiesto), archivos });
    return manifiesto;
  } catch (error) {
    await quitar(destino, nombre).catch(() => undefined);
    const motivo = (error as Error).message.slice(0, 1_000);
    await insertRespaldo(db, { ...row(), estado: 'fallido', motivo }).catch(() => undefined);
    throw error;
  }
}

async function filasDe(options: RespaldoOptions, db: Db, url: string): Promise<Filas> {
  const { postgresql } = await findServidor(db);
  if (options.DATABASE_URL) return copiaLogica(options.DATABASE_URL_DIRECT ?? url, postgresql);
  return copiaFisica(url, postgresql);
}

interface Escritura {
  readonly options: RespaldoOptions;
  readonly destino: Destino;
  readonly nombre: string;
  readonly filas: Filas;
  readonly cifra: Cifra;
  readonly now: Date;
}

/** Rows first, then the files that they name, the manifest last. */
async function escribir({ options, destino, nombre, filas, cifra, now }: Escritura): Promise<Manifiesto> {
  const en = (clave: string) => ({ destino, clave: `${carpetaDe(nombre)}${clave}` });
  const partes = await guardarPartes(en('filas'), cifra, filas.leer());
  const ajustes = await guardarPartes(en('ajustes'), cifra, [await leerAjustes(options.DATA_DIR)]);
  const antes = await ultimoIndice(destino);
  const indice = await copiarArchivos(openStore(options), destino, cifra, antes);
  const manifiesto: Manifiesto = {
    formato: 1,
    nombre,
    metodo: filas.metodo,
    version: VERSION,
    migracion: newestMigration(),
    postgresql: filas.postgresql,
    hechoEn: now.toISOString(),
    filas: partes,
    ajustes,
    archivos: await guardarIndice(destino, nombre, indice),
    cuantosArchivos: indice.size,
  };
  await destino.put(`${carpetaDe(nombre)}${MANIFIESTO}`, firmar(manifiesto));
  return manifiesto;
}

/** Ids and hashes tell nothing: the index is not encrypted, so that the next backup can go on from it without the key. */
async function guardarIndice(destino: Destino, nombre: string, indice: IndiceDeArchivos): Promise<Parte> {
  const bytes = escribirIndice(indice);
  const clave = claveDeIndice(nombre);
  await destino.put(clave, bytes);
  return { clave, sha256: huella(bytes), bytes: bytes.length };
}

/** Names of the finished backups, the oldest first. */
export async function nombresEn(destino: Destino): Promise<string[]> {
  return terminados(await destino.list(COPIAS));
}

function terminados(claves: readonly string[]): string[] {
  return claves.filter((clave) => clave.endsWith(`/${MANIFIESTO}`)).map(nombreEn);
}

/** The backup that a key belongs to. */
function nombreEn(clave: string): string {
  return clave.split('/')[1] ?? '';
}

export async function manifiestoDe(destino: Destino, nombre: string): Promise<Manifiesto> {
  const bytes = await destino.get(`${carpetaDe(nombre)}${MANIFIESTO}`);
  if (!bytes) throw new Error(`No hay un respaldo terminado «${nombre}» en ${destino.nombre}.`);
  return leerManifiesto(nombre, bytes);
}

export async function indiceDe(destino: Destino, { archivos }: Manifiesto): Promise<IndiceDeArchivos> {
  const { clave, sha256 } = archivos;
  const bytes = await destino.get(clave);
  if (!bytes || huella(bytes) !== sha256)
    throw new Error(`«${clave}» falta o no es lo que se guardó: fue alterado o está dañado.`);
  return leerIndice(bytes);
}

/** A damaged one is as none: its files are copied anew. */
async function ultimoIndice(destino: Destino): Promise<IndiceDeArchivos> {
  const nombre = (await nombresEn(destino)).at(-1);
  if (nombre === undefined) return new Map();
  return manifiestoDe(destino, nombre)
    .then((manifiesto) => indiceDe(destino, manifiesto))
    .catch(() => new Map());
}

/** Removes what retention does not keep: backups, those never finished, and files that none of the others names. */
async function podar(db: Db, destino: Destino, dias: number, now: Date): Promise<void> {
  const claves = await destino.list(COPIAS);
  const acabados = terminados(claves);
  const vivos = quedan(acabados, now, dias);
  for (const nombre of new Set(claves.map(nombreEn))) {
    const acabado = acabados.includes(nombre);
    if (acabado ? !vivos.has(nombre) : now.getTime() - instanteDe(nombre).getTime() > DAY)
      await quitar(destino, nombre);
  }
  const indices = await Promise.all([...vivos].map((nombre) => nombradosEn(destino, nombre)));
  await podarArchivos(destino, indices);
  await deleteRespaldos(db, [...vivos], new Date(now.getTime() - DIAS_DE_FALLOS * DAY));
}

/** Read without its manifest, whose mark may be of a secret that is gone: to keep what it names nobody need trust it. */
async function nombradosEn(destino: Destino, nombre: string): Promise<IndiceDeArchivos> {
  const clave = claveDeIndice(nombre);
  const bytes = await destino.get(clave);
  if (!bytes) throw new Error(`«${clave}» falta en ${destino.nombre}: no se quita ningún archivo.`);
  return leerIndice(bytes);
}

/** The manifest goes first: a backup that is being removed is not one any more. */
async function quitar(destino: Destino, nombre: string): Promise<void> {
  await destino.remove(`${carpetaDe(nombre)}${MANIFIESTO}`);
  for (const clave of await destino.list(carpetaDe(nombre))) await destino.remove(clave);
}

export function bytesDe({ filas, ajustes }: Manifiesto): number {
  return [...filas, ...ajustes].reduce((total, { bytes }) => total + bytes, 0);
}
