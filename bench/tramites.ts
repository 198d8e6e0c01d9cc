import { createScratchDatabase, growTramites, startProduct } from '@fedatario/server/testing';
import { type Escenario, withEscenario } from './escenario/escenario.ts';
import { compareOffices } from './tramites/comparar.ts';
import type { Side } from './tramites/preguntas.ts';

const FEW = 1_000;
const MANY = 1_000_000;

/**
 * The lists of trámites as browsers ask for them, one question after another, over a million and over a thousand: both on one PostgreSQL,
 * each with a process of the product, in turn. The p95 of a question is compared with its own over the thousand.
 */
export const measure = () => withEscenario('tramites', measureIn);

async function measureIn({ dataDir, keep }: Escenario) {
  const sides: Side[] = [];
  for (const many of [FEW, MANY]) {
    const { url: databaseUrl } = await createScratchDatabase();
    const product = keep(await startProduct(databaseUrl, dataDir, { RUN_JOBS: 'false' }), ({ stop }) => stop());
    const began = Date.now();
    const oficina = await growTramites(databaseUrl, dataDir, many);
    console.log(`${many} trámites en ${Math.round((Date.now() - began) / 1000)} s`);
    sides.push({ url: product.url, oficina });
  }
  const [few, lots] = sides;
  if (!few || !lots) throw new Error('Faltan oficinas.');
  return compareOffices(few, lots);
}
