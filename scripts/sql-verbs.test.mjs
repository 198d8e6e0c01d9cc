import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unnamedIn } from './sql-verbs.mjs';

test('a function that sends a statement and has no verb of SQL is found', () => {
  for (const [name, text] of [
    ['pagar', "export async function pagar(db: Db) {\n  await db.updateTable('pagos').execute();\n}"],
    ['listado', "export async function listado(db: Db) {\n  return db.selectFrom('a').execute();\n}"],
    ['propia', "export const propia = fixed((db, values: Values) =>\n  db.selectFrom('facturas').where(values),\n);"],
    ['intento', "export function intento(db: Db) {\n  return db.updateTable('a').executeTakeFirst();\n}"],
    ['lineas', 'export const lineas = (db: Db, id: string) => selectLineas.rows(db, { id });'],
  ])
    assert.deepEqual(unnamedIn(text), [`${name} no dice con un verbo qué hace`]);
});

test('a verb, a part of a statement and a shape are let be', () => {
  for (const text of [
    "export async function findPago(db: Db) {\n  return db.selectFrom('pagos').executeTakeFirst();\n}",
    'export const insertPagoLater = fixed((db, row: Row) => db.insertInto("pagos").values(row)).later;',
    "export function visibleTo(db: Db, actor: Actor) {\n  return db.selectFrom('a');\n}\n\nasync function cifrar() {\n}",
    "export const columns = ['idPago'] as const;\n\nconst pedida = fixed((db) => db.selectFrom('a'));",
    'export function toPago(row: Row): Pago {\n  return row;\n}\n\n/** Reads. */\nexport async function readDatos() {}',
  ])
    assert.deepEqual(unnamedIn(text), []);
});
