import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCui, parseCui } from './cui.ts';
import { departamentos, findMunicipio } from './territorio.ts';

const VALIDOS = [
  ['1234 56789 0101', 'Guatemala', 'Guatemala'],
  ['2000 00004 0108', 'Guatemala', 'Mixco'],
  ['2500 00423 1601', 'Alta Verapaz', 'Cobán'],
  ['1987 65436 2217', 'Jutiapa', 'Quesada'],
  ['3141 59266 2006', 'Chiquimula', 'Olopa'],
  ['2718 28188 1805', 'Izabal', 'Los Amates'],
  ['3000 00014 0901', 'Quetzaltenango', 'Quetzaltenango'],
  ['2800 00030 0117', 'Guatemala', 'San Miguel Petapa'],
  ['1600 00076 0514', 'Escuintla', 'Sipacate'],
  ['1700 00095 1333', 'Huehuetenango', 'Petatán'],
  ['1234-56789-0101', 'Guatemala', 'Guatemala'],
  ['1234567890101', 'Guatemala', 'Guatemala'],
] as const;

const INVALIDOS = [
  ['1234 56780 0101', 'digito'],
  ['0000 00000 0101', 'digito'],
  ['2000 00080 0101', 'resto10'],
  ['2100 00040 0118', 'resto10'],
  ['1234 56789 2301', 'departamento'],
  ['1234 56789 0018', 'departamento'],
  ['1234 56789 0100', 'municipio'],
  ['1234 56789 101', 'longitud'],
  ['1234 56789 01010', 'longitud'],
  ['1234 5678A 0101', 'caracteres'],
  ['  ', 'vacio'],
  ['1'.repeat(10_000_000), 'longitud'],
] as const;

for (const [cui, departamento, municipio] of VALIDOS) {
  test(`el CUI ${cui} es válido y de ${municipio}`, () => {
    const digits = cui.replace(/\D/g, '');
    assert.deepEqual(parseCui(cui), {
      ok: true,
      valor: {
        cui: digits,
        codigoDepartamento: digits.slice(9, 11),
        codigoMunicipio: digits.slice(9),
        departamento,
        municipio,
      },
    });
  });
}

for (const [cui, motivo] of INVALIDOS) {
  test(`el CUI «${cui.slice(0, 20)}» se rechaza por ${motivo}`, () => {
    assert.deepEqual(parseCui(cui), { ok: false, motivo });
  });
}

test('el resto diez vale cero solo si la oficina lo decide', () => {
  const cui = parseCui('2000 00080 0101', { resto10EsCero: true });
  assert.equal(cui.ok && cui.valor.municipio, 'Guatemala');
  const nuevo = parseCui('2100 00040 0118', { resto10EsCero: true });
  assert.equal(nuevo.ok && nuevo.valor.codigoMunicipio, '0118');
  assert.deepEqual(parseCui('2000 00081 0101', { resto10EsCero: true }), { ok: false, motivo: 'digito' });
});

test('un municipio más nuevo que la tabla se acepta sin nombre', () => {
  const cui = parseCui('1234 56789 0118');
  assert.equal(cui.ok && cui.valor.municipio, undefined);
  assert.equal(cui.ok, true);
});

test('un CUI se muestra en grupos de cuatro, cinco y cuatro', () => {
  assert.equal(formatCui('1234567890101'), '1234 56789 0101');
  assert.equal(formatCui('sin dpi'), 'sin dpi');
});

test('el territorio tiene 22 departamentos y 340 municipios sin códigos repetidos', () => {
  const municipios = departamentos.flatMap((d) => d.municipios);
  assert.equal(departamentos.length, 22);
  assert.equal(new Set(municipios.map((m) => m.codigo)).size, 340);
  const counts = [17, 8, 16, 16, 14, 14, 19, 8, 24, 21, 9, 30, 33, 21, 8, 17, 14, 5, 11, 11, 7, 17];
  assert.deepEqual(
    departamentos.map((d) => d.municipios.length),
    counts,
  );
  assert.equal(findMunicipio('0108')?.nombre, 'Mixco');
  assert.equal(findMunicipio('9999'), undefined);
});
