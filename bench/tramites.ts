import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase, growTramites, startEmbedded, startProduct } from '@fedatario/server/testing';
import { compareOffices } from './tramites/comparar.ts';
import type { Side } from './tramites/preguntas.ts';

const FEW = 1_000;
const MANY = 1_000_000;

/**
 * The lists of trámites as browsers ask for them, one question after another, over a million and over a thousand: both on one PostgreSQL,
 * each with a process of the product, in turn. The p95 of a question is compared with its own over the thousand.
 */
export async function measure() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-tramites-'));
  chmodSync(dataDir, 0o755);
  const database = await startEmbedded({ dataDir });
  process.env.TEST_DATABASE_URL = database.urlOf('postgres');
  const sides: (Side & { stop: () => Promise<void> })[] = [];
  for (const many of [FEW, MANY]) {
    const { url: databaseUrl } = await createScratchDatabase();
    const product = await startProduct(databaseUrl, dataDir, { RUN_JOBS: 'false' });
    const began = Date.now();
    const oficina = await growTramites(databaseUrl, dataDir, many);
    console.log(`${many} trámites en ${Math.round((Date.now() - began) / 1000)} s`);
    sides.push({ url: product.url, stop: product.stop, oficina });
  }
  const [few, lots] = sides;
  if (!few || !lots) throw new Error('Faltan oficinas.');
  const rows = await compareOffices(few, lots);
  for (const { stop } of sides) await stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}
