import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diferenciasDe } from './comparacion.ts';

const ACTA =
  'ACTA NOTARIAL\n\nEn la ciudad de Guatemala, departamento de Guatemala, el quince de enero de dos mil veintiséis, siendo las diez ' +
  'horas en punto, yo, JULIA ARANA, Notaria, a requerimiento de la señora MARÍA ELENA CHOC DE LEÓN, quien se identifica con el ' +
  'Documento Personal de Identificación (2000 00004 0108), en compañía de ÓSCAR ICAL.\n\nTermino, siendo las diez horas con treinta ' +
  'minutos. Queda escrita en dos hojas de papel simple.';
const maria = { nombre: 'María Elena Choc de León', identificacion: 'dpi', numero: '2000000040108' } as const;
const oscar = { nombre: 'Óscar Ical', identificacion: 'conocido', numero: null } as const;
const personas = [
  { ruta: 'a', nombre: 'María Elena Choc de León', documento: undefined, firma: 'firma' as const },
  { ruta: 'b', nombre: 'Óscar Ical', documento: undefined, firma: null },
];
const IGUAL = {
  clase: 'actaNotarial' as const,
  instrumento: null,
  lugar: 'Ciudad de Guatemala',
  fecha: '2026-01-15',
  hojas: 2,
  horaInicio: '10:00',
  horaFin: '10:30',
  comparecientes: [maria, oscar],
};
const dice = (cambio: Partial<Parameters<typeof diferenciasDe>[2]>, texto = ACTA) =>
  diferenciasDe(texto, personas, { ...IGUAL, ...cambio }).map(({ campo, texto: suyo, firma }) => [campo, suyo, firma]);

test('un texto y una firma que dicen lo mismo no tienen diferencias', () => {
  assert.deepEqual(dice({}), []);
});

test('de cada dato distinto se dice qué dice el texto y qué la firma', () => {
  assert.deepEqual(dice({ horaInicio: '11:00' }), [['horaInicio', 'las diez horas en punto', '11:00']]);
  assert.deepEqual(dice({ horaFin: '10:45' }), [['horaFin', 'las diez horas con treinta minutos', '10:45']]);
  assert.deepEqual(dice({ fecha: '2026-01-16' }), [['fecha', 'quince de enero de dos mil veintiséis', '16/01/2026']]);
  assert.deepEqual(dice({ hojas: 3 }), [['hojas', 'en dos hojas', '3']]);
  assert.deepEqual(dice({ lugar: 'Mixco, Guatemala' }), [['lugar', 'la ciudad de Guatemala', 'Mixco, Guatemala']]);
});

test('una persona del texto que falta en la firma, otra que sobra y un documento distinto se nombran', () => {
  assert.deepEqual(dice({ comparecientes: [maria] }), [['persona', 'Óscar Ical', null]]);
  const rita = { nombre: 'Rita Sol', calidad: 'testigo', identificacion: 'conocido', numero: null } as const;
  assert.deepEqual(dice({ comparecientes: [maria, oscar, rita] }), [['persona', null, 'Rita Sol']]);
  const otro = { ...maria, numero: '2500004231601' };
  assert.deepEqual(dice({ comparecientes: [otro, oscar] }), [
    ['documento', null, 'María Elena Choc de León: 2500004231601'],
  ]);
});

test('el número de un instrumento se compara en letras, y lo que el texto no dice no se compara', () => {
  const escritura = 'NÚMERO VEINTIUNO (21). Por la parte, MARÍA ELENA CHOC DE LEÓN (2000 00004 0108) y ÓSCAR ICAL.';
  const protocolo = { clase: 'escrituraPublica' as const, instrumento: '21' };
  assert.deepEqual(dice(protocolo, escritura), []);
  assert.deepEqual(dice({ ...protocolo, instrumento: '22' }, escritura), [['instrumento', 'NÚMERO VEINTIUNO', '22']]);
});

test('un texto largo y sin puntuación se compara pronto', () => {
  const largo = `número ${'en la ciudad de dos hojas y las once '.repeat(20_000)}`;
  const antes = performance.now();
  dice({ clase: 'escrituraPublica', instrumento: '3' }, largo);
  assert.ok(performance.now() - antes < 3_000);
});
