import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Filas } from './filas.ts';

/** Debian keeps the tools of each version here. */
const DE_DEBIAN = '/usr/lib/postgresql';

/** Copies the rows of a database of the firm's own with PostgreSQL's `pg_dump`, of its version or a later one. */
export function copiaLogica(url: string, postgresql: number): Filas {
  return {
    metodo: 'logico',
    postgresql,
    leer: () =>
      salidaDe(herramienta('pg_dump', postgresql), [
        `--dbname=${url}`,
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        '--compress=6',
      ]),
  };
}

/** Puts rows back into an empty database. Throws in Spanish. */
export async function devolverLogica(
  url: string,
  postgresql: number,
  stream: AsyncIterable<Uint8Array>,
): Promise<void> {
  const tool = herramienta('pg_restore', postgresql);
  const child = spawn(tool, [`--dbname=${url}`, '--no-owner', '--no-privileges', '--exit-on-error'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const end = termina(child, tool);
  // A tool that ends early is known by its own words, not by the pipe that it broke.
  await pipeline(Readable.from(stream), child.stdin).catch(() => undefined);
  await end;
}

async function* salidaDe(tool: string, args: readonly string[]): AsyncGenerator<Uint8Array> {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = termina(child, tool);
  end.catch(() => undefined);
  yield* child.stdout as AsyncIterable<Uint8Array>;
  await end;
}

function termina(child: Pick<ChildProcess, 'once'> & { readonly stderr: Readable }, tool: string): Promise<void> {
  return new Promise<void>((done, fail) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.once('error', (error: Error) => fail(explain(error, tool)));
    child.once('close', (code: number) =>
      code === 0 ? done() : fail(new Error(`${tool} terminó con ${code}. ${said.trim().slice(0, 500)}`)),
    );
  });
}

/** The tool of this version or the nearest later one where Debian keeps them; else the one on the PATH. */
function herramienta(name: 'pg_dump' | 'pg_restore', postgresql: number): string {
  const versions = existsSync(DE_DEBIAN) ? readdirSync(DE_DEBIAN).map(Number) : [];
  const fitting = versions.filter((version) => version >= postgresql).sort((a, b) => a - b);
  const files = fitting.map((version) => join(DE_DEBIAN, String(version), 'bin', name));
  return files.find((file) => existsSync(file)) ?? name;
}

/** Tells what to install where the tool is not to be found. */
function explain(error: NodeJS.ErrnoException, tool: string): Error {
  if (error.code !== 'ENOENT') return error;
  return new Error(`Falta ${tool}: instale las herramientas de cliente de PostgreSQL, de la versión del servidor.`, {
    cause: error,
  });
}
