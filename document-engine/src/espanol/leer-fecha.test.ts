import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { diasEntre, sumarDias } from '../calendario/dia.ts';
import { byLength, someByLength } from '../testing/length.ts';
import { fechaLarga, nombreMes } from './fecha.ts';
import { leerFecha } from './leer-fecha.ts';

const SIGLO = { hoy: '2026-11-21', pasada: true };
const leida = (texto: string, siglo?: Parameters<typeof leerFecha>[1]) => {
  const read = leerFecha(texto, siglo);
  return read.ok ? read.dia : read.mensaje;
};

test('una fecha se lee como la gente la escribe', () => {
  const formas = [
    '5/5/1980',
    '05/05/1980',
    '5-5-1980',
    '5.5.1980',
    '5 5 1980',
    '05051980',
    '1980-05-05',
    '1980/5/5',
    '5 de mayo de 1980',
    '5 mayo 1980',
    '5 de Mayo del 1980',
    '5 may 1980',
    '5 may. 1980',
    '5-may-1980',
    'lunes, 5 de mayo de 1980',
    'El 5 de mayo, 1980',
    ' 5 / 5 / 1980 ',
    '5-5-1980.',
    '5 de mayo de 1980.',
    'lun 5 may 1980',
    'lun., 5 may. 1980',
    '5\u00a0de mayo de\u202f1980',
  ];
  for (const forma of formas) assert.equal(leida(forma), '1980-05-05', forma);
  for (const forma of ['5/5/80', '05-05-80', '050580', '5 de mayo de 80', '5 may 80']) {
    assert.equal(leida(forma, SIGLO), '1980-05-05', forma);
    assert.match(leida(forma), /cuatro cifras/);
  }
  assert.equal(leida('1 de set. de 2026'), '2026-09-01');
  assert.equal(leida('1º de diciembre de 2026'), '2026-12-01');
  assert.equal(leida('1ero de mayo de 1980'), '1980-05-01');
  assert.equal(leida('sáb 28 nov 2026'), '2026-11-28');
  assert.equal(leida('28-11-2026.'), '2026-11-28');
  assert.equal(leida('primero de enero de 2026'), '2026-01-01');
});

test('dos cifras del año son de los cien que terminan hoy, o dentro de veinte si la fecha puede no haber llegado', () => {
  assert.equal(leida('1/1/26', SIGLO), '2026-01-01');
  assert.equal(leida('1/1/27', SIGLO), '1927-01-01');
  assert.equal(leida('1/1/46', { ...SIGLO, pasada: false }), '2046-01-01');
  assert.equal(leida('1/1/47', { ...SIGLO, pasada: false }), '1947-01-01');
  assert.equal(leida('1/1/05', { hoy: '2095-01-01', pasada: false }), '2105-01-01');
});

test('lo que no es una fecha dice por qué', () => {
  assert.equal(leida('31/6/1980'), 'el 31 de junio no existe.');
  assert.equal(leida('29/2/1981'), 'el 29 de febrero de 1981 no existe.');
  assert.equal(leida('5/13/1980'), 'no hay mes 13; primero va el día y luego el mes.');
  assert.equal(leida('32/1/1980'), 'ningún mes tiene día 32.');
  for (const texto of ['mayo', '5/5', '5 de mayo', 'ayer', '5/5/198', '5/5/19800', '5 de x de 1980', 'x'.repeat(1e6)])
    assert.match(leida(texto), /^escriba día, mes y año/, texto.slice(0, 20));
});

test(`${byLength('uno de diez días', 'cada día')} de 1900 a 2100, en cada forma, se lee ese mismo día`, () => {
  const dias = Array.from({ length: diasEntre('1900-01-01', '2101-01-01') }, (_, n) => sumarDias('1900-01-01', n));
  for (const dia of someByLength(dias, 10)) {
    const [anio = '', mes = '', numero = ''] = dia.split('-');
    const [m, d] = [Number(mes), Number(numero)];
    const name = nombreMes(m);
    const forms = [
      `${d}/${m}/${anio}`,
      `${numero}-${mes}-${anio}`,
      `${d}.${m}.${anio}`,
      `${numero}${mes}${anio}`,
      dia,
      fechaLarga(dia),
      `${d} ${name} ${anio}`,
      `${d} ${name.slice(0, 3)} ${anio}`,
      `${numero} DE ${name.toUpperCase()} DE ${anio}`,
    ];
    for (const form of forms) assert.equal(leida(form), dia, form);
    const short = leida(`${d}/${m}/${anio.slice(2)}`, SIGLO);
    if (anio > '1926' && anio < '2026') assert.equal(short, dia);
  }
});

test('cualquier texto se lee o se explica, sin caerse ni tardar', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789/-. demayo') })), (texto) => {
      const read = leerFecha(texto, SIGLO);
      assert.ok(read.ok ? /^\d{4}-\d\d-\d\d$/.test(read.dia) : read.mensaje.endsWith('.'));
    }),
    { numRuns: 2000 },
  );
});

test('ocho cifras seguidas empiezan por el día o por el año, según cuál sea un año de estos tiempos', () => {
  assert.equal(leida('20111205'), '2011-12-05');
  assert.equal(leida('19800505'), '1980-05-05');
  assert.equal(leida('20112011'), '2011-11-20');
  assert.equal(leida('18121990'), '1990-12-18');
  for (const ninguna of ['20111305', '05051205', '20110231', '99999999'])
    assert.match(leida(ninguna), /escriba día, mes y año, por ejemplo/, ninguna);
  assert.match(leida('31022020'), /el 31 de febrero/);
  const dia = fc.date({ min: new Date('1800-01-01'), max: new Date('2299-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dia, (fecha) => {
      const [anio = '', mes = '', numero = ''] = fecha.toISOString().slice(0, 10).split('-');
      assert.equal(leida(`${anio}${mes}${numero}`), `${anio}-${mes}-${numero}`);
      assert.equal(leida(`${numero}${mes}${anio}`), `${anio}-${mes}-${numero}`);
    }),
  );
});
