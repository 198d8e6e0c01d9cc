import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachOf } from '../../db/migrate.ts';
import { withDatabase } from '../../db/with-database.ts';
import { prepareDatabase } from '../../prepare.ts';
import { useSecret } from '../../services/cipher.ts';
import { openStore } from '../../services/files/open.ts';
import { hasKeptSecrets, type Secrets, secretsOf } from '../../services/secret.ts';
import { verifyData } from '../integridad/command.ts';
import { devolverAjustes } from './ajustes.ts';
import { devolverArchivos } from './archivos.ts';
import { type Llave, llaveDe } from './cifra.ts';
import type { Destino } from './destino.ts';
import { devolverFisica } from './filas/fisico.ts';
import { devolverLogica } from './filas/logico.ts';
import type { Manifiesto } from './manifiesto.ts';
import { destinoDe, type RespaldoOptions } from './opciones.ts';
import { leerPartes } from './partes.ts';
import { createBase, dropBase, findServidor, updateProbado } from './queries.ts';
import { indiceDe, manifiestoDe, nombresEn } from './respaldo.ts';

type Say = (text: string) => void;

/**
 * Puts a backup into this installation, which must be empty, and checks it; the newest one when none is named. True when every
 * promise holds. Throws, in Spanish, when the backup is not whole or does not fit.
 */
export async function restaurar(
  options: RespaldoOptions,
  nombre: string | undefined,
  now: Date,
  say: Say,
): Promise<boolean> {
  const secrets = secretosDe(options);
  useSecret(...secrets);
  const destino = destinoDe(options);
  const elegido = await elegir(destino, nombre);
  say(`Se restaura ${elegido.nombre} de ${destino.nombre}, con ${elegido.cuantosArchivos} archivos.`);
  await devolver({ options, destino, manifiesto: elegido, llave: llaveDe(options.BACKUP_IDENTITY, secrets), say });
  return revisar(options, now, say);
}

/** Restores a backup beside the installation, checks it and removes it; notes that it was tried. */
export async function probar(
  options: RespaldoOptions,
  nombre: string | undefined,
  now: Date,
  say: Say,
): Promise<boolean> {
  const secrets = secretosDe(options);
  const destino = destinoDe(options);
  useSecret(...secrets);
  const manifiesto = await elegir(destino, nombre);
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-prueba-'));
  await chmod(folder, 0o755);
  const aparte = {
    ...options,
    DATA_DIR: folder,
    S3_BUCKET: undefined,
    APP_SECRET: secrets[0],
    APP_SECRETS_READ: secrets.slice(1).join(','),
    BACKUP_TARGET: destino.nombre,
  };
  try {
    const whole = await inScratch(options, manifiesto, async (url) => {
      const there = { ...aparte, DATABASE_URL: url, DATABASE_URL_DIRECT: undefined };
      await devolver({ options: there, destino, manifiesto, llave: llaveDe(options.BACKUP_IDENTITY, secrets), say });
      return revisar(there, now, say);
    });
    if (whole) await withDatabase(options, ({ db }) => updateProbado(db, manifiesto.nombre, now));
    return whole;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lends an empty database of the firm's server; none for a copy that brings its own. */
async function inScratch<T>(
  options: RespaldoOptions,
  { metodo }: Manifiesto,
  work: (url: string | undefined) => Promise<T>,
): Promise<T> {
  if (metodo === 'fisico') return work(undefined);
  const url = options.DATABASE_URL_DIRECT ?? options.DATABASE_URL;
  if (!url) throw new Error('Este respaldo es de una base propia: ponga DATABASE_URL para probarlo allí.');
  const name = `fedatario_prueba_${randomBytes(4).toString('hex')}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return withDatabase({ ...options, DATABASE_URL: url }, async ({ db }) => {
    await createBase(db, name);
    try {
      return await work(scratch.href);
    } finally {
      await dropBase(db, name);
    }
  });
}

interface Devolucion {
  readonly options: RespaldoOptions;
  readonly destino: Destino;
  readonly manifiesto: Manifiesto;
  readonly llave: Llave;
  readonly say: Say;
}

async function devolver({ options, destino, manifiesto, llave, say }: Devolucion): Promise<void> {
  const { metodo, postgresql, filas, ajustes } = manifiesto;
  const stream = leerPartes(destino, llave, filas);
  if (metodo === 'fisico') {
    if (options.DATABASE_URL)
      throw new Error('Este respaldo es de la base incluida, y no cabe en otra: quite DATABASE_URL para restaurarlo.');
    await devolverFisica(options.DATA_DIR, stream, say);
  } else {
    await withDatabase(options, async ({ db }, url) => {
      const servidor = await findServidor(db);
      if (servidor.tablas > 0) throw new Error('La base de destino ya tiene tablas: restaure en una vacía.');
      if (servidor.postgresql < postgresql)
        throw new Error(
          `El respaldo es de PostgreSQL ${postgresql} y este es ${servidor.postgresql}: use el mismo o uno posterior.`,
        );
      await devolverLogica(options.DATABASE_URL_DIRECT ?? url, servidor.postgresql, stream);
    });
  }
  const indice = await indiceDe(destino, manifiesto);
  await devolverArchivos(openStore(options), destino, llave, indice);
  for await (const bytes of leerPartes(destino, llave, ajustes)) await devolverAjustes(options.DATA_DIR, bytes);
}

/** Brings the rows to this version, and checks rows and files. */
async function revisar(options: RespaldoOptions, now: Date, say: Say): Promise<boolean> {
  await withDatabase(options, (_, url) => prepareDatabase(options.DATABASE_URL_DIRECT ?? url));
  return verifyData(options, now, say);
}

const ajenas = {
  anterior: 'anterior a la 0.3.0: restáurelo con la 0.3.0 y actualice después.',
  posterior: 'más nueva que esta: actualice el producto y vuelva a restaurar.',
};

async function elegir(destino: Destino, nombre: string | undefined): Promise<Manifiesto> {
  const elegido = nombre ?? (await nombresEn(destino)).at(-1);
  if (elegido === undefined) throw new Error(`No hay ningún respaldo terminado en ${destino.nombre}.`);
  const manifiesto = await manifiestoDe(destino, elegido);
  const alcance = reachOf(manifiesto.migracion);
  if (alcance !== 'alcanza') throw new Error(`El respaldo es de la versión ${manifiesto.version}, ${ajenas[alcance]}`);
  return manifiesto;
}

/** The secrets that the data are sealed under: a restore never makes one. */
function secretosDe(options: RespaldoOptions): Secrets {
  if (options.APP_SECRET === undefined && !hasKeptSecrets(options.DATA_DIR))
    throw new Error(
      `Falta el secreto de los datos: ponga APP_SECRET, o copie el archivo «secreto» en ${options.DATA_DIR}.`,
    );
  return secretsOf(options);
}
