import { mkdirSync } from 'node:fs';
import { MINUTE } from '@fedatario/contract/base';
import type { Config } from '../../config.ts';
import { demandSecret } from '../../db/centinela.ts';
import { openPools, type Pools } from '../../db/db.ts';
import { startEmbedded } from '../../db/embedded/cluster.ts';
import { prepareDatabase } from '../../prepare.ts';
import { lastingCipher, useSecret } from '../../services/cipher.ts';
import { secretsOf } from '../../services/secret.ts';
import type { DemoAccount } from '../demo.ts';
import { hasPedidos, hasUsuarios } from '../queries.ts';
import { vivirAnio } from './anio.ts';
import { anioDeLaDemostracion } from './demostracion.ts';

/** Lives after which the progress is told again. */
const CADA = 20;

type Say = (text: string) => void;

/**
 * Fills a new installation of the demonstration with a year of work that ends now, so many times as much as there is in one; its
 * accounts, or undefined when it is refused.
 */
export async function fillYear(
  config: Config,
  now: Date,
  say: Say,
  veces = 1,
): Promise<readonly DemoAccount[] | undefined> {
  if (config.production) return refuse(say, 'Esto es de la demostración: en producción no se inventa nada.');
  mkdirSync(config.DATA_DIR, { recursive: true });
  useSecret(...secretsOf(config));
  const own = config.DATABASE_URL ? undefined : await startEmbedded({ dataDir: config.DATA_DIR, say });
  const url = config.DATABASE_URL ?? own?.url ?? '';
  await prepareDatabase(config.DATABASE_URL_DIRECT ?? url, say);
  const pools = openPools({ url, prepare: config.DATABASE_PREPARE });
  try {
    await demandSecret(pools.db, lastingCipher);
    if (await hasPedidos(pools.db))
      return refuse(say, 'Esta instalación ya tiene pedidos: el año se vive en una nueva.');
    if (await hasUsuarios(pools.db))
      return refuse(
        say,
        'La demostración ya se sembró, y su catálogo no existía hace un año: el año se vive en una instalación nueva.',
      );
    return await fill(config, { url, pools }, { hasta: now, veces }, say);
  } finally {
    await pools.close();
    await own?.stop();
  }
}

async function fill(
  config: Config,
  base: { url: string; pools: Pools },
  { hasta, veces }: { hasta: Date; veces: number },
  say: Say,
) {
  say('Se siembra la demostración como era hace un año.');
  const comenzo = performance.now();
  const avance = (hechas: number, todas: number) => {
    if (hechas % (CADA * veces) !== 0) return;
    const faltan = ((performance.now() - comenzo) * (todas - hechas)) / hechas;
    say(`Preparando la demostración: ${hechas} de ${todas}; faltan unos ${Math.ceil(faltan / MINUTE)} min`);
  };
  const anio = anioDeLaDemostracion(config, base, hasta);
  const cuanto = { clientes: anio.clientes * veces, vidas: anio.vidas * veces };
  const accounts = await vivirAnio({ ...anio, ...cuanto, avance });
  say('La demostración tiene un año detrás.');
  return accounts;
}

function refuse(say: Say, why: string): undefined {
  say(why);
}
