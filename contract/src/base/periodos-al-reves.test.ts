import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as z from 'zod/mini';
import { api } from '../api.ts';
import { type Endpoint, nameOf } from './endpoint.ts';

type Forma = Readonly<Record<string, z.ZodMiniType>>;

/** Their bounds as the last and the first day, by the names that queries give them. */
const LIMITES = [
  ['desde', 'hasta'],
  ['antesDesde', 'antesHasta'],
] as const;
/** Values of the other fields that some queries require. */
const LO_DEMAS = { formato: 'csv', reporte: 'ventas-mensuales' };

const formaDe = ({ query }: Endpoint): Forma =>
  query ? ((query._zod.def as unknown as { shape?: Forma }).shape ?? {}) : {};

const conPeriodo = (Object.values(api) as Record<string, Endpoint>[])
  .flatMap((calls) => Object.values(calls))
  .flatMap((endpoint) =>
    LIMITES.filter(([desde, hasta]) => desde in formaDe(endpoint) && hasta in formaDe(endpoint)).map((limites) => ({
      endpoint,
      limites,
    })),
  );

describe('un período que termina antes de comenzar', () => {
  test('se busca en todas las llamadas que piden uno', () => assert.ok(conPeriodo.length >= 20));

  for (const { endpoint, limites } of conPeriodo) {
    const [desde, hasta] = limites;
    test(`se rechaza en «${hasta}»: ${nameOf(endpoint)}`, () => {
      const forma = formaDe(endpoint);
      const enDias = forma[desde]?.safeParse('2026-01-15').success;
      const escrito = (dia: string) => (enDias ? dia : `${dia}T12:00:00.000Z`);
      const demas = Object.fromEntries(Object.entries(LO_DEMAS).filter(([campo]) => campo in forma));
      const entre = (a: string, b: string) =>
        endpoint.query?.safeParse({ ...demas, [desde]: escrito(a), [hasta]: escrito(b) });
      assert.equal(entre('2026-01-15', '2026-01-15')?.success, true);
      const issues = entre('2026-01-15', '2026-01-14')?.error?.issues ?? [];
      assert.deepEqual(
        issues.map(({ path, message }) => [path.join('.'), message]),
        [[hasta, 'periodoAlReves']],
      );
    });
  }
});
