import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examine } from './doctor.ts';
import { examinarFel } from './examen.ts';
import { abrirJugado } from './testing/jugado.ts';

for (const wire of ['infile', 'digifact'] as const)
  test(`el examen dice, línea por línea, que ${wire} es como se supuso, y lo que no`, async () => {
    const jugado = await abrirJugado(wire);
    try {
      const dicho: string[] = [];
      const say = (texto: string) => void dicho.push(texto);
      assert.equal(await examine({ ...jugado, nit: '576937K' }, say), true, dicho.join('\n'));
      assert.equal(dicho.filter((linea) => linea.startsWith('✔')).length, 12);
      // The first refusal is that of the line about a wrong key, where the key only reaches the certification.
      await jugado.control({ next: { how: 'refuseText', times: 2 } });
      assert.equal(await examine({ ...jugado, nit: '576937K' }, say), false);
      assert.match(dicho.join('\n'), /✖ Certifica una factura de Q1\.00 a consumidor final\. Se vio: /);
    } finally {
      await jugado.stop();
    }
  });

test('de otro certificador, sin NIT o en producción no hay examen', async () => {
  const infile = { FEL: 'infile', INFILE_USER: 'x', INFILE_API_KEY: 'x', INFILE_SIGNING_KEY: 'x' } as const;
  const say = () => undefined;
  await assert.rejects(examinarFel({ FEL: 'simulador' }, '576937-K', say), /Solo INFILE y Digifact/);
  await assert.rejects(examinarFel(infile, 'CF', say), /Diga el NIT/);
  await assert.rejects(examinarFel({ ...infile, FEL_AMBIENTE: 'produccion' }, '576937-K', say), /FEL_AMBIENTE=pruebas/);
});
