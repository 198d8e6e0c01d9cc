import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { HANGS_MS, someByLength } from '@fedatario/document-engine/testing/length';
import { haproxyDe, patroniDe, pgbouncerDe, procesoDe } from './despliegue.ts';
import { golpesDe } from './golpes.ts';
import { trazarPlano } from './plano.ts';
import { findProgramas, sayMissing } from './programas.ts';
import { correr } from './simulacro.ts';

test('el simulacro sale de los archivos de deploy/, sin una máquina de nadie en ellos', async () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'fedatario-plano-'));
  const programas = { etcd: 'etcd', patroni: 'patroni', haproxy: 'haproxy', pgbouncer: 'pgbouncer', postgres: '/bin' };
  const plano = await trazarPlano(programas, carpeta);
  const { command, args, env, restartAfter } = procesoDe(plano, 3_001, 'http://127.0.0.1:9');
  const files = [patroniDe(plano, 0), patroniDe(plano, 1), haproxyDe(plano, 'web'), haproxyDe(plano, 'base')];
  const all = [...files, pgbouncerDe(plano, 'usuarios'), ...Object.values(env)].join('\n');
  assert.doesNotMatch(all, /10\.0\.0\.|CAMBIAR|\/etc\/|\/var\/lib|\/opt\//);
  assert.deepEqual([command, args.at(-1), restartAfter], [process.execPath, 'scripts/start.mjs', 2_000]);
  assert.deepEqual([env.PORT, env.DRAIN_SECONDS, env.NODE_ENV], ['3001', '3', undefined]);
  rmSync(carpeta, { recursive: true });
});

test('donde faltan los programas dice qué paquetes instalar', () => {
  const nada = findProgramas(['/una/carpeta/que/no/existe']);
  assert.ok('faltan' in nada);
  assert.match(sayMissing(nada), /apt-get install -y etcd-server patroni haproxy pgbouncer/);
});

const golpes = someByLength(golpesDe(true), 3);

test(`en un cluster, con gente comprando, no se pierde ni se dobla nada: ${golpes.map(({ que }) => que).join('; ')}`, {
  timeout: HANGS_MS,
}, async (t) => {
  const programas = findProgramas();
  if ('faltan' in programas) return t.skip(sayMissing(programas));
  const { fases, acta, recuento, verificado } = await correr(programas, {
    golpes,
    conservar: false,
    say: (text) => t.diagnostic(text),
  });
  assert.deepEqual([recuento.perdidos, recuento.doblados, acta.negadas, acta.inciertas], [[], [], [], []]);
  assert.ok(recuento.compras > 0 && recuento.subidas > 0 && recuento.sellos > 0);
  // How long each was away depends on who else uses this machine: npm run simulacro holds those bars.
  for (const { que, suertes, sordos } of fases)
    assert.deepEqual([que, suertes.get('500'), sordos], [que, undefined, 0]);
  assert.equal(verificado, true);
});
