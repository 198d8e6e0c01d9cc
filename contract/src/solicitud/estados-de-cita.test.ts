import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  type EstadoCita,
  estadosAcordablesDeCita,
  estadosCita,
  estadosConUnidad,
  estadosDeAgendaDeCita,
  estadosPedidosDeCita,
  estadosVivosDeCita,
  hechosDeCita,
} from './estados-de-cita.ts';

test('cada estado de una cita dice si toma tiempo, si se ve en listas y calendarios, y qué pasa con la unidad del plan', () => {
  assert.deepEqual(Object.keys(hechosDeCita), [...estadosCita]);
  const tabla = estadosCita.map((estado) => {
    const suyos = [estadosVivosDeCita, estadosAcordablesDeCita, estadosPedidosDeCita, estadosDeAgendaDeCita];
    const marcas = suyos.map((uno) => (uno.includes(estado) ? 'sí' : 'no'));
    return [estado, ...marcas, hechosDeCita[estado].unidad].join(' ');
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
    'canceladaPersonal no no sí no debida',
    'vencida no no no no devuelta',
  ]);
  assert.deepEqual(estadosConUnidad('reservada', 'consumida', 'devuelta', 'debida'), [...estadosCita]);
});

const root = new URL('../../../', import.meta.url);
const product = ['contract/src', 'server/src', 'web/src'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]ts|(^|\/)testing[/.]/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Lists of two or more quoted words that are all states of an appointment. */
const listsIn = (text: string) =>
  [...text.matchAll(/'\w+'(?:\s*,\s*'\w+')+/g)]
    .map(([list]) => [...list.matchAll(/\w+/g)].map(([word]) => word))
    .filter((words) => words.every((word) => estadosCita.includes(word as EstadoCita)));

test('ningún archivo enumera estados de una cita por su cuenta: toma los conjuntos de estados-de-cita.ts', () => {
  const found = product.flatMap((file) =>
    listsIn(readFileSync(new URL(file, root), 'utf8')).map((words) => `${file}: ${words.join(', ')}`),
  );
  // The sets, and the steps of the machine.
  const own = found.filter((line) => /^contract\/src\/solicitud\/(?:estados-de-)?cita[.]ts: /.test(line));
  assert.ok(own.length > 0);
  assert.deepEqual(
    found.filter((line) => !own.includes(line)),
    [],
  );
});
