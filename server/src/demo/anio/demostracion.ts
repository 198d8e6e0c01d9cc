import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Pools } from '../../db/db.ts';
import { openFiles } from '../../services/files/open.ts';
import { openSeal } from '../../services/seal/open.ts';
import type { Anio } from './anio.ts';

const SEMILLA = 20_261_128;
/** Days and people of the year behind a demonstration. */
export const TAMANO = { dias: 365, clientes: 42, vidas: 330 } as const;

interface Base {
  readonly url: string;
  readonly pools: Pools;
}

/** The year of the demonstration that this configuration names, on its database and files. */
export function anioDeLaDemostracion(config: Config, { url, pools }: Base, hasta: Date): Anio {
  const { DATA_DIR: dataDir, baseUrl, PORT, SANDBOX_PORT, SANDBOX_URL } = config;
  const lugar = {
    url,
    pools,
    dataDir,
    baseUrl,
    carpetaDelBanco: carpetaDelBanco(dataDir),
    direccionDelBanco: SANDBOX_URL ?? `http://localhost:${SANDBOX_PORT ?? PORT + 1}`,
    files: openFiles(config),
    sello: openSeal({ dataDir }),
  };
  return { lugar, hasta, semilla: SEMILLA, ...TAMANO };
}

/** Folder of the sandbox bank of a demonstration. */
export const carpetaDelBanco = (dataDir: string): string => join(dataDir, 'banco-de-prueba');
/** Folder of the bank of a past that is lived while the product is used: it has another clock. */
export const carpetaDelPasado = (dataDir: string): string => `${carpetaDelBanco(dataDir)}-del-pasado`;
