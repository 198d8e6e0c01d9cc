import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clasesDeActo, tiposDeDeber } from '@fedatario/contract/acto';
import { deberesLegales, diasEntre, esHabil, sumarDias } from '@fedatario/document-engine';
import fc from 'fast-check';
import { diasDeAviso, primerAviso, siguienteAviso, tipos } from './plazo.ts';

const { vence, deActo } = deberesLegales;
const dia = fc.integer({ min: 0, max: 12_000 }).map((n) => sumarDias('2020-01-01', n));
const tipo = fc.constantFrom(...tiposDeDeber);

test('los plazos de la ley caen en sus fechas', () => {
  // Vectors of domain-gt 2.10.
  assert.equal(vence('testimonioEspecial', '2026-11-23'), '2026-12-29');
  assert.equal(vence('testimonioEspecial', '2026-11-22'), '2026-12-28');
  assert.equal(vence('testimonioEspecial', '2026-12-31'), '2027-02-05');
  assert.equal(vence('tomaDeRazon', '2026-06-26'), '2026-07-09');
});

test('el último día es hábil, y hasta él hay justo los días que dice la ley, sin contar el del acto', () => {
  fc.assert(
    fc.property(dia, tipo, fc.boolean(), (desde, cual, traslado) => {
      const opciones = { traslado, mediosHabiles: true };
      const ultimo = vence(cual, desde, opciones);
      const entre = Array.from({ length: diasEntre(desde, ultimo) }, (_, n) => sumarDias(desde, n + 1));
      assert.equal(entre.filter((one) => esHabil(one, opciones)).length, tipos[cual].dias);
      assert.ok(esHabil(ultimo, opciones));
    }),
  );
});

test('si quien recibe está cerrado, el último día es el hábil anterior en que abre, nunca uno posterior', () => {
  fc.assert(
    fc.property(dia, tipo, fc.array(fc.nat(6), { maxLength: 5 }), (desde, cual, antes) => {
      const legal = vence(cual, desde);
      const cierres = antes.map((dias) => sumarDias(legal, -dias));
      const ultimo = vence(cual, desde, { cierres });
      assert.ok(ultimo <= legal && ultimo > desde);
      assert.ok(!cierres.includes(ultimo) && esHabil(ultimo, { mediosHabiles: true }));
      const saltados = Array.from({ length: diasEntre(ultimo, legal) }, (_, n) => sumarDias(ultimo, n + 1));
      assert.ok(saltados.every((one) => cierres.includes(one) || !esHabil(one, { mediosHabiles: true })));
    }),
  );
});

test('un acto de un día posterior nunca vence antes', () => {
  fc.assert(
    fc.property(dia, fc.nat(40), tipo, (desde, dias, cual) => {
      assert.ok(vence(cual, desde) <= vence(cual, sumarDias(desde, dias)));
    }),
  );
});

test('cada aviso se da una vez: del primero al último, siempre hacia adelante, y el último es el día siguiente', () => {
  fc.assert(
    fc.property(
      dia,
      fc.integer({ min: -30, max: 60 }),
      fc.array(fc.nat(3), { maxLength: 80 }),
      (venceEl, antes, saltos) => {
        const sabido = sumarDias(venceEl, -antes);
        const dados: string[] = [];
        let proximo: string | null = primerAviso(venceEl, sabido);
        let hoy = sabido;
        for (const salto of [...saltos, 200]) {
          hoy = sumarDias(hoy, salto);
          if (proximo === null || proximo > hoy) continue;
          dados.push(hoy);
          proximo = siguienteAviso(venceEl, hoy);
        }
        assert.equal(proximo, null);
        assert.ok(dados.length >= 1 && dados.length <= diasDeAviso(venceEl).length);
        assert.ok((dados.at(-1) ?? '') > venceEl);
        assert.equal(dados.filter((one) => one > venceEl).length, 1);
      },
    ),
  );
});

test('lo que nace y lo que cabe de cada clase de acto son deberes que se conocen', () => {
  for (const clase of clasesDeActo)
    for (const cual of [...deActo[clase].nacen, ...deActo[clase].caben]) assert.ok(tipos[cual].dias > 0, cual);
  assert.deepEqual(deActo.actaNotarial.nacen, []);
});
