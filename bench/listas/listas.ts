import type { TipoDeSolicitud } from '@fedatario/contract/solicitud';
import { createScratchDatabase, startProduct } from '@fedatario/server/testing';
import { type Escenario, withEscenario } from '../escenario/escenario.ts';
import { growSolicitudes } from '../fixtures/listas.ts';
import { clases } from './clases.ts';
import { compareOffices } from './comparar.ts';
import type { Side } from './preguntas.ts';

const FEW = 1_000;
const MANY = 1_000_000;

/**
 * The lists of a kind of solicitud as browsers ask for them, one question after another, over a million and over a thousand: both on one
 * PostgreSQL, each with a process of the product, in turn. The p95 of a question is compared with its own over the thousand.
 */
export function measureListas(tipo: TipoDeSolicitud) {
  return withEscenario(clases[tipo].plural, (escenario) => measureIn(escenario, tipo));
}

async function measureIn({ dataDir, keep }: Escenario, tipo: TipoDeSolicitud) {
  const sides: Side[] = [];
  const clase = clases[tipo];
  for (const many of [FEW, MANY]) {
    const { url: databaseUrl } = await createScratchDatabase();
    const product = keep(await startProduct(databaseUrl, dataDir, { RUN_JOBS: 'false' }), ({ stop }) => stop());
    const began = Date.now();
    const oficina = await growSolicitudes(databaseUrl, dataDir, { tipo, many });
    console.log(`${many} ${clase.plural} en ${Math.round((Date.now() - began) / 1000)} s`);
    sides.push({ url: product.url, oficina, clase });
  }
  const [few, lots] = sides;
  if (!few || !lots) throw new Error('Faltan oficinas.');
  return compareOffices(few, lots);
}
