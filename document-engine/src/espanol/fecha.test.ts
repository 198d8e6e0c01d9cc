import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fechaEnLetras, fechaLarga, fechaSolemne, horaEnLetras } from './fecha.ts';

const FECHAS = [
  [
    '2026-11-21',
    'a los veintiún días del mes de noviembre del año dos mil veintiséis',
    'veintiuno de noviembre de dos mil veintiséis',
  ],
  ['2027-01-01', 'al primer día del mes de enero del año dos mil veintisiete', 'uno de enero de dos mil veintisiete'],
  [
    '2026-12-31',
    'a los treinta y un días del mes de diciembre del año dos mil veintiséis',
    'treinta y uno de diciembre de dos mil veintiséis',
  ],
  ['2000-02-29', 'a los veintinueve días del mes de febrero del año dos mil', 'veintinueve de febrero de dos mil'],
  [
    '1999-09-09',
    'a los nueve días del mes de septiembre del año mil novecientos noventa y nueve',
    'nueve de septiembre de mil novecientos noventa y nueve',
  ],
  ['2021-03-02', 'a los dos días del mes de marzo del año dos mil veintiuno', 'dos de marzo de dos mil veintiuno'],
  [
    '2031-10-16',
    'a los dieciséis días del mes de octubre del año dos mil treinta y uno',
    'dieciséis de octubre de dos mil treinta y uno',
  ],
  [
    '1985-07-22',
    'a los veintidós días del mes de julio del año mil novecientos ochenta y cinco',
    'veintidós de julio de mil novecientos ochenta y cinco',
  ],
  [
    '2010-08-26',
    'a los veintiséis días del mes de agosto del año dos mil diez',
    'veintiséis de agosto de dos mil diez',
  ],
  [
    '1901-05-30',
    'a los treinta días del mes de mayo del año mil novecientos uno',
    'treinta de mayo de mil novecientos uno',
  ],
  ['2026-04-03', 'a los tres días del mes de abril del año dos mil veintiséis', 'tres de abril de dos mil veintiséis'],
  ['2100-06-11', 'a los once días del mes de junio del año dos mil cien', 'once de junio de dos mil cien'],
] as const;

const HORAS = {
  '00:00': 'siendo las cero horas en punto',
  '01:00': 'siendo la una hora en punto',
  '01:01': 'siendo la una hora con un minuto',
  '08:30': 'siendo las ocho horas con treinta minutos',
  '10:00': 'siendo las diez horas en punto',
  '13:05': 'siendo las trece horas con cinco minutos',
  '21:00': 'siendo las veintiuna horas en punto',
  '21:21': 'siendo las veintiuna horas con veintiún minutos',
  '23:59': 'siendo las veintitrés horas con cincuenta y nueve minutos',
};

for (const [dia, solemne, instrumento] of FECHAS) {
  test(`${dia} se escribe «${instrumento}»`, () => {
    assert.equal(fechaEnLetras(dia), instrumento);
    assert.equal(fechaSolemne(dia), solemne);
  });
}

for (const [hora, texto] of Object.entries(HORAS)) {
  test(`las ${hora} se escribe «${texto}»`, () => assert.equal(horaEnLetras(hora), texto));
}

test('el primer día del mes puede ser «primero»', () => {
  assert.equal(fechaEnLetras('2027-01-01', { primero: true }), 'primero de enero de dos mil veintisiete');
  assert.equal(fechaEnLetras('2027-01-21', { primero: true }), 'veintiuno de enero de dos mil veintisiete');
});

test('la fecha larga lleva cifras y mes', () => {
  assert.equal(fechaLarga('2026-11-21'), '21 de noviembre de 2026');
});
