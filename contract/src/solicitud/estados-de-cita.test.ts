import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  estadosAcordablesDeCita,
  estadosCita,
  estadosDeAgendaDeCita,
  estadosPedidosDeCita,
  estadosVivosDeCita,
  maquinaDeCita,
} from './estados-de-cita.ts';

test('cada estado de una cita dice si toma tiempo, si se ve en listas y calendarios, y qué pasa con la unidad del plan', () => {
  assert.deepEqual(Object.keys(maquinaDeCita.hechos), [...estadosCita]);
  const tabla = estadosCita.map((estado) => {
    const suyos = [estadosVivosDeCita, estadosAcordablesDeCita, estadosPedidosDeCita, estadosDeAgendaDeCita];
    const marcas = suyos.map((uno) => (uno.includes(estado) ? 'sí' : 'no'));
    return [estado, ...marcas, maquinaDeCita.hechos[estado].unidad].join(' ');
  });
  assert.deepEqual(tabla, [
    // Takes time, can be agreed on, listed, in calendars, unit of the plan.
    'retenida sí no no no reservada',
    'solicitada sí sí sí sí reservada',
    'confirmada sí sí sí sí reservada',
    'reclamada no no sí sí reservada',
    'realizada no no sí sí consumida',
    'noAsistioCliente no no sí sí consumida',
    'noAsistioNotario no no sí sí debida',
    'rechazada no no sí no debida',
    'canceladaCliente no no sí no devuelta',
    'canceladaPersonal no no sí no debidaSiFuePersona',
    'vencida no no no no devuelta',
  ]);
});
