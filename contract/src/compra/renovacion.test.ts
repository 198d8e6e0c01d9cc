import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumarDias } from './periodos.ts';
import { type Calendarizada, deberDePlan, intentosHasta, siguienteIntento } from './renovacion.ts';

const FIN = '2026-03-31';
const activa: Calendarizada = {
  estado: 'activa',
  fin: FIN,
  avisos: 0,
  avisadaEl: null,
  enMoraDesde: null,
  fallidos: 0,
};
const el = (dias: number) => sumarDias(FIN, dias);

test('se avisa quince y tres días antes, una vez cada uno, y se cobra el día', () => {
  assert.equal(deberDePlan(activa, el(-16)), null);
  assert.equal(deberDePlan(activa, el(-15)), 'avisar');
  const una = { ...activa, avisos: 1, avisadaEl: el(-15) };
  assert.equal(deberDePlan(una, el(-4)), null);
  assert.equal(deberDePlan(una, el(-3)), 'avisar');
  const dos = { ...una, avisos: 2 };
  assert.equal(deberDePlan(dos, el(-1)), null);
  assert.equal(deberDePlan(dos, FIN), 'renovar');
});

test('con el servidor apagado los tres últimos días se cobra igual, porque ya se había avisado', () => {
  assert.equal(deberDePlan({ ...activa, avisos: 1, avisadaEl: el(-15) }, el(1)), 'renovar');
});

test('a quien nunca se avisó se le avisa primero y se le cobra tres días después', () => {
  assert.equal(deberDePlan(activa, el(2)), 'avisar');
  const avisada = { ...activa, avisos: 2, avisadaEl: el(2) };
  assert.equal(deberDePlan(avisada, el(4)), null);
  assert.equal(deberDePlan(avisada, el(5)), 'renovar');
});

test('rechazado el cobro se intenta a los 1, 3, 7 y 14 días, y a los siete se suspende', () => {
  const mora: Calendarizada = { ...activa, estado: 'enMora', enMoraDesde: FIN, fallidos: 1 };
  const debidos = [0, 1, 2, 3].map((dias) => deberDePlan(mora, el(dias)));
  assert.deepEqual(debidos, [null, 'reintentar', 'reintentar', 'reintentar']);
  assert.equal(deberDePlan({ ...mora, fallidos: 3 }, el(6)), null);
  assert.equal(deberDePlan({ ...mora, fallidos: 3 }, el(7)), 'reintentar');
  assert.equal(deberDePlan({ ...mora, fallidos: 4 }, el(7)), 'suspender');
  const suspendida: Calendarizada = { ...mora, estado: 'suspendida', fallidos: 4 };
  assert.equal(deberDePlan(suspendida, el(13)), null);
  assert.equal(deberDePlan(suspendida, el(14)), 'reintentar');
  assert.equal(deberDePlan({ ...suspendida, fallidos: 5 }, el(29)), null);
});

test('tres intentos que nadie hizo son uno solo', () => {
  assert.equal(intentosHasta(FIN, el(8)), 4);
  assert.deepEqual(
    [0, 1, 3, 7, 14].map((dias) => siguienteIntento(FIN, el(dias))),
    [1, 3, 7, 14, null],
  );
});

test('la cancelación programada termina su día y no antes, y no se cobra', () => {
  const programada: Calendarizada = { ...activa, estado: 'cancelacionProgramada', avisos: 2, avisadaEl: el(-15) };
  assert.deepEqual([deberDePlan(programada, el(-1)), deberDePlan(programada, FIN)], [null, 'terminar']);
});
