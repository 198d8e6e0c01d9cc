import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CambioDeNotario, type Notario, NotarioNuevo } from '@fedatario/contract/casa';
import { faultOf, nuevo, prepare, readHoras, valoresOf } from './valores.ts';

const DIA = [
  { desde: '08:00', hasta: '12:30' },
  { desde: '14:00', hasta: '17:00' },
];
const notario: Notario = {
  idUsuario: '0198c0de-0000-7000-8000-000000000001',
  nombreCompleto: 'Rosa Solís',
  email: 'rosa@ejemplo.com',
  cuentaActiva: true,
  confirmado: true,
  colegiado: '4417',
  titulo: 'Abogada y Notaria',
  especialidades: [],
  horario: [[], DIA, DIA, DIA, DIA, DIA, []],
  minutosCita: 30,
  modalidades: ['presencial'],
  calendarioUrl: null,
  cargaMaxima: 20,
  excepciones: [{ dia: '2026-12-24', nombre: 'Nochebuena', tramos: [{ desde: '08:00', hasta: '12:00' }] }],
  activo: true,
  solventeHasta: '2027-12-31',
  inhabilitadoDesde: null,
  inhabilitadoHasta: null,
  inhabilitadoPor: null,
  impedimento: null,
  carga: 3,
  calificacion: null,
  revision: 4,
};

test('un notario que se abre y se guarda sin cambios es el mismo', () => {
  const { idUsuario, nombreCompleto, email, cuentaActiva, confirmado, impedimento, carga, calificacion, ...same } =
    notario;
  assert.deepEqual(CambioDeNotario.parse(prepare(valoresOf(notario))), same);
});

test('las horas se leen como la gente las escribe', () => {
  assert.deepEqual(
    readHoras('8-12:30, 14:00 a 17'),
    DIA.map(({ desde, hasta }) => ({ desde, hasta })),
  );
  assert.deepEqual(readHoras('  '), []);
  assert.deepEqual(readHoras('mañana'), [{ desde: 'mañana', hasta: '' }]);
});

test('de uno nuevo se dice lo que falta', () => {
  const { error } = NotarioNuevo.safeParse(prepare(nuevo));
  const missing = error?.issues.map(({ path }) => path.join('.')) ?? [];
  for (const campo of ['colegiado', 'titulo', 'solventeHasta']) assert.ok(missing.includes(campo), campo);
  const filled = { ...nuevo, colegiado: '12', titulo: 'Notario', solventeHasta: '2027-01-31' };
  const rest = NotarioNuevo.safeParse(prepare(filled)).error?.issues.map(({ path }) => path.join('.'));
  assert.deepEqual(rest, ['nombreCompleto', 'email']);
});

test('lo que está mal dentro de un campo se dice del campo', () => {
  const fault = { message: 'Escriba la hora.' };
  assert.equal(faultOf({ 'horario.1.0.desde': fault }, 'horario'), fault);
  assert.equal(faultOf({ horario: fault }, 'horario'), fault);
  assert.equal(faultOf({ 'horarios.1': fault }, 'horario'), undefined);
});
