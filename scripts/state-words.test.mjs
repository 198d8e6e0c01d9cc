import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateWordsIn } from './state-words.mjs';

const words = { cita: ['retenida', 'confirmada', 'vencida'], factura: ['pendientePago', 'pagada'] };
const found = (text, file) => stateWordsIn(text, file, words).map(({ line }) => line);
const OUTSIDE = 'server/src/casa/panel/panel.ts';
const INSIDE = 'server/src/solicitud/citas/citas.ts';

test('a state is not compared with a word outside the noun that owns its machine', () => {
  for (const text of [
    "if (cita.estado === 'confirmada') f();",
    "if (row?.estado !== 'confirmada') f();",
    "switch (estado) { case 'confirmada': f(); }",
    "db.selectFrom('citas').where('c.estado', '=', 'confirmada');",
    "sql`select 1 from citas where estado = 'confirmada'`;",
  ])
    assert.deepEqual(found(text, OUTSIDE), [1], text);
});

test('the noun that owns it may compare with one word, in the code and in the builder', () => {
  for (const text of [
    "if (cita.estado === 'confirmada' && otra.estado === 'retenida') f();",
    "db.selectFrom('citas').where('c.estado', '=', 'confirmada');",
  ])
    assert.deepEqual(found(text, INSIDE), [], text);
  assert.deepEqual(found("if (factura.estado === 'pagada') f();", INSIDE), [1]);
});

test('a set of words, and a word in the text of SQL, stand in no noun', () => {
  for (const text of [
    "if (cita.estado === 'confirmada' || cita.estado === 'retenida') f();",
    "if (['confirmada', 'retenida'].includes(cita.estado)) f();",
    "db.selectFrom('citas').where('estado', 'in', ['confirmada', 'retenida']);",
    "sql`c.estado in ('confirmada', 'retenida')`;",
    "sql`c.estado <> 'vencida'`;",
  ])
    assert.notDeepEqual(found(text, INSIDE), [], text);
});

test('a list of words stands in no file of the server; a screen of the noun may list those that it says something else of', () => {
  const text = "const conNombre = ['retenida', 'vencida'] as const;";
  assert.deepEqual(found(text, INSIDE), [1]);
  assert.deepEqual(found(text, 'web/src/solicitud/citas/signos.ts'), []);
  assert.deepEqual(found(text, 'web/src/casa/panel/Panel.tsx'), [1]);
});

test('the file of the machine, sets, other words and other names are let be', () => {
  assert.deepEqual(found("if (estado === 'confirmada') f();", 'contract/src/solicitud/estados-de-cita.ts'), []);
  for (const text of [
    'if (estadosVivosDeCita.includes(cita.estado)) f();',
    "if (estado === 'abierta') f();",
    "if (accion === 'confirmada') f();",
    'sql`c.estado in ($' + '{words(estadosVivosDeCita)})`;',
    "const cita = { estado: 'confirmada' };",
  ])
    assert.deepEqual(found(text, OUTSIDE), [], text);
});

test('a promise about the data names one state, and no set of them', () => {
  const file = 'server/src/control/integridad/queries.ts';
  assert.deepEqual(found("sql`where f.estado = 'pagada'`;", file), []);
  assert.deepEqual(found("sql`where f.estado in ('pagada', 'pendientePago')`;", file), [1]);
});
