import { rmSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { emptyDatabase } from '../../db/emptied.ts';
import type { Lone } from '../../db/lone.ts';
import { openStore } from '../../services/files/open.ts';
import { carpetaDelBanco, carpetaDelPasado } from '../anio/demostracion.ts';
import { listArchivos } from './queries.ts';

/** Discards a half-lived demonstration whole: its tables, the files that they name and the sandbox bank. Its secret and its passwords stay. */
export async function descartar(client: Lone['client'], config: Config): Promise<void> {
  const store = openStore(config);
  for (const id of await listArchivos(client)) await store.remove(id);
  await emptyDatabase(client, 'fedatario-pasado');
  for (const carpeta of [carpetaDelBanco, carpetaDelPasado])
    rmSync(carpeta(config.DATA_DIR), { recursive: true, force: true });
}
