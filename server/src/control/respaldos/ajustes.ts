import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** Folders of DATA_DIR that are neither rows nor stored files: the installation's own seal, which is itself sealed. */
const CARPETAS = ['sello'];

const Contenido = z.record(z.string(), z.base64());

export async function leerAjustes(dataDir: string): Promise<Buffer> {
  const contenido: Record<string, string> = {};
  for (const carpeta of CARPETAS)
    for (const name of await readdir(join(dataDir, carpeta)).catch(() => []))
      contenido[`${carpeta}/${name}`] = await readFile(join(dataDir, carpeta, name), 'base64');
  return Buffer.from(JSON.stringify(contenido));
}

/** Puts them back where there are none yet. */
export async function devolverAjustes(dataDir: string, bytes: Buffer): Promise<void> {
  const contenido = Contenido.parse(JSON.parse(bytes.toString('utf8')));
  for (const carpeta of CARPETAS) {
    if (existsSync(join(dataDir, carpeta))) continue;
    await mkdir(join(dataDir, carpeta), { recursive: true, mode: 0o700 });
    for (const [path, base64] of Object.entries(contenido))
      if (path.startsWith(`${carpeta}/`))
        await writeFile(join(dataDir, carpeta, basename(path)), Buffer.from(base64, 'base64'), { mode: 0o600 });
  }
}
