import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR, idiomas } from '@fedatario/contract/base';
import { cuandoDeCita } from '@fedatario/contract/solicitud';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from '../testing/casos.ts';
import { correosDe as correosDePersona, entradaDe } from '../testing/correos.ts';
import { siguienteRecordatorio } from './avisos.ts';

const { db, as, clock, close, idSede, caso, confirmada, actuar, correr } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const MOTIVO = 'Surgió un viaje de trabajo';

const correosDe = (quien: Pick<CreatedUsuario, 'idUsuario'>) => correosDePersona(db, quien);

describe('cada paso se dice por correo, con la entrada del calendario', () => {
  test('a la notaria que se pidió; a las dos partes que se confirmó, y dónde', async () => {
    const { ana, notario, cita } = await confirmada();
    const cuando = cuandoDeCita(cita, 'es');
    assert.equal(cuando, 'martes, 20 de enero de 2026, 09:00–10:00, hora de Guatemala');
    const [pedida, suya] = await correosDe(notario);
    assert.equal(pedida?.asunto, `Le proponen una cita: ${cuando}`);
    assert.equal(suya?.asunto, `Su cita está confirmada: ${cuando}`);
    const correo = (await correosDe(ana)).at(-1);
    assert.match(String(correo?.texto), /Sala 1, 12 calle 1-25/);
    const entrada = entradaDe(correo);
    assert.deepEqual(
      [entrada.metodo, entrada.secuencia, entrada.inicio, entrada.minutos, entrada.estado, entrada.asistentes],
      ['REQUEST', 0, MARTES_9, 60, 'CONFIRMED', 2],
    );
    assert.equal(entrada.tipo, 'text/calendar; charset=utf-8; method=REQUEST');
    assert.ok(entrada.descripcion.includes(cuando) && entrada.donde.includes('12 calle 1-25'));
    assert.deepEqual(entradaDe(suya), entrada);
  });

  test('movida es la misma entrada, más nueva; cancelada la quita', async () => {
    const { ana, notario, cita } = await confirmada();
    const { idCita, revision } = cita;
    const body = { inicio: MARTES_11, idSede, revision, motivo: MOTIVO };
    const { data: propuesta } = await as(ana).call(api.citas.move, { params: { idCita }, body });
    const { data: movida } = await actuar(notario, propuesta, 'aceptarCambio');
    await actuar(ana, movida, 'cancelar', MOTIVO);
    const [confirmacion, cambio, fin] = (await correosDe(ana)).slice(-3).map(entradaDe);
    assert.deepEqual([cambio?.uid, fin?.uid], [confirmacion?.uid, confirmacion?.uid]);
    assert.deepEqual([cambio?.metodo, cambio?.secuencia, cambio?.inicio], ['REQUEST', 1, MARTES_11]);
    assert.deepEqual([fin?.metodo, fin?.secuencia, fin?.estado], ['CANCEL', 2, 'CANCELLED']);
  });

  test('lo que nunca llegó a un calendario no se quita de él', async () => {
    const { ana, notario, retener } = await caso();
    const { data } = await actuar(ana, (await retener()).data, 'solicitar');
    await actuar(notario, data, 'rechazar', 'Ese día no hay atención');
    const correo = (await correosDe(ana)).at(-1);
    assert.match(String(correo?.asunto), /^Se canceló su cita del martes, 20 de enero/);
    assert.deepEqual(correo?.adjuntos ?? [], []);
  });
});

describe('los recordatorios salen de la cita como está cuando salen', () => {
  const recordar = async (idCita: string) => correr('recordar-cita', { idCita });
  const recordatorios = async (quien: CreatedUsuario) =>
    (await correosDe(quien)).flatMap(({ asunto }) => (asunto.startsWith('Su cita es en') ? [asunto] : []));

  test('uno un día antes y otro una hora antes, aunque el trabajo corra más veces', async () => {
    const { ana, cita } = await confirmada();
    for (const antes of [25, 24, 23.9, 1, 0.9]) {
      clock.now = new Date(Date.parse(MARTES_9) - antes * HOUR);
      await recordar(cita.idCita);
    }
    assert.deepEqual(await recordatorios(ana), ['Su cita es en 24 horas', 'Su cita es en 1 hora']);
  });

  test('ninguno de la cancelada, ni de la hora vieja de una movida', async () => {
    const { ana, notario, cita } = await confirmada();
    const otra = await confirmada();
    clock.now = new Date(Date.parse(MARTES_9) - 30 * HOUR);
    await actuar(ana, cita, 'cancelar', MOTIVO);
    const { idCita, revision } = otra.cita;
    const miercoles = '2026-01-21T15:00:00.000Z';
    const body = { inicio: miercoles, idSede, revision, motivo: MOTIVO, acordado: true };
    await as(otra.notario).call(api.citas.move, { params: { idCita }, body });
    clock.now = new Date(Date.parse(MARTES_9) - 24 * HOUR);
    for (const una of [cita.idCita, idCita]) await recordar(una);
    assert.deepEqual([await recordatorios(ana), await recordatorios(otra.ana)], [[], []]);
    assert.ok(notario);
    clock.now = new Date(Date.parse(miercoles) - 24 * HOUR);
    await recordar(idCita);
    assert.deepEqual(await recordatorios(otra.ana), ['Su cita es en 24 horas']);
  });

  test('la que se confirma a última hora solo tiene el que le queda', () => {
    const inicio = new Date(MARTES_9);
    const en = (horas: number) => siguienteRecordatorio(inicio, new Date(inicio.getTime() - horas * HOUR));
    assert.deepEqual(
      [en(48), en(5), en(0.5)],
      [new Date(inicio.getTime() - 24 * HOUR), new Date(inicio.getTime() - HOUR), null],
    );
  });
});

test('la misma hora se dice igual en cuatro idiomas y en la zona de su oficina', () => {
  const hora = { inicio: '2026-10-25T00:30:00.000Z', fin: '2026-10-25T01:30:00.000Z' };
  for (const idioma of idiomas) {
    assert.match(cuandoDeCita({ ...hora, zona: 'America/Guatemala' }, idioma), /18:30–19:30/);
    // Madrid turns its clocks back at three: the hour is shown twice, and the appointment lasts one hour all the same.
    assert.match(cuandoDeCita({ ...hora, zona: 'Europe/Madrid' }, idioma), /02:30–02:30/);
    assert.match(cuandoDeCita({ ...hora, zona: 'America/New_York' }, idioma), /20:30–21:30/);
  }
});
