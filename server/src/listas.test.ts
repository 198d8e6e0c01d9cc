import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { api } from '@fedatario/contract';
import { type Endpoint, nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { ACTO, createAsiento } from './acto/registro/testing.ts';
import { createLector } from './casa/boletin/testing.ts';
import { createEntrada, entradaNueva, nombresDeCatalogos } from './casa/catalogos/testing/catalogos.ts';
import { createFeedback } from './casa/feedback/testing.ts';
import { createNotario } from './casa/notarios/testing/notarios.ts';
import { createProducto } from './catalogo/productos/testing.ts';
import { createCodigo } from './compra/codigos/testing.ts';
import { crearNotaDeCredito } from './compra/facturas/facturas.ts';
import { createPlan, createSuscripcion } from './compra/suscripciones/testing/planes.ts';
import type { Db } from './db/db.ts';
import { inTransaction } from './db/transaction.ts';
import { allEndpoints } from './testing/access-cases.ts';
import { startTestApp } from './testing/client.ts';
import { createUsuario } from './testing/factories.ts';
import { upsertCalificacion } from './tramite/calificaciones/queries.ts';
import { createGestion } from './tramite/gestiones/testing/gestiones.ts';
import { createTramite } from './tramite/tramites/testing/tramites.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
const admin = await createUsuario(db, { rol: 'admin' });
after(close);

const NOW = new Date('2026-01-15T09:00:00Z');
const NUNEZ = 'José María Núñez-Güell Ibáñez';
const EN_ORDEN = ['Ángela Tz’unun', NUNEZ, 'Nzinga Paz', 'Ñusta Ixcot'];
const BUSQUEDAS = ['ibañez, José', 'MARIA  Núñez‑Guell'];

/** Words of an order that is one of names. */
const POR_NOMBRE = ['nombre', 'cliente', 'pregunta'];
/** The sum or the board of a list, which is made of its query. */
const DE_OTRA = /\/(?:totales|tablero)$/;
const EXTRAS: Record<string, object> = { [nameOf(api.feedback.list)]: { carpeta: 'sin-leer' } };
/** Entries of the product itself, which has no person among them. */
const SIN_PERSONAS = [nameOf(api.tiposNotificacion.list)];

const listas = allEndpoints.filter(
  ({ method, access, query, produces, path }) =>
    method === 'GET' && access !== 'public' && !produces && 'texto' in (query?.shape ?? {}) && !DE_OTRA.test(path),
);

before(async () => {
  for (const nombre of EN_ORDEN) await createEnTodas(db, nombre);
});

/** Something of that name, or of somebody of that name, in every list of the office. */
async function createEnTodas(db: Db, nombre: string): Promise<void> {
  const cliente = await createUsuario(db, { nombreCompleto: nombre });
  const { idSolicitud, idFactura } = await createTramite(db, cliente, { estado: 'entregado' });
  await createGestion(db, cliente);
  await devolver(db, idFactura);
  await calificar(db, { idSolicitud, idUsuario: cliente.idUsuario });
  await createSuscripcion(db, cliente);
  await createNotario(db, {}, { nombreCompleto: nombre });
  const notario = await createUsuario(db, { rol: 'notario' });
  await createAsiento(db, notario, idSolicitud, { ...ACTO, comparecientes: [nombre] });
  await createDeber(db, notario.idUsuario, nombre);
  await createLector(db, { nombre, activo: true });
  const idFeedback = await createFeedback(db);
  await db.updateTable('feedback').set({ nombre }).where('idFeedback', '=', idFeedback).execute();
  await createProducto(db, { nombre });
  await createPlan(db, { nombre });
  await createCodigo(db, { descripcion: nombre });
  const body = { ...entradaNueva('categorias'), nombre };
  assert.equal((await as(admin).call(api.categorias.create, { body: body as never })).status, 200);
  for (const uno of nombresDeCatalogos.filter((catalogo) => catalogo !== 'categorias'))
    await createEntrada(db, uno, uno === 'preguntas' ? { pregunta: nombre } : { nombre });
}

function devolver(db: Db, idFactura: string) {
  const nota = { idFactura, lineas: [{ posicion: 1, monto: 5_000 }], motivo: 'Servicio no prestado', now: NOW };
  return inTransaction(db, (tx) => crearNotaDeCredito(tx, nota));
}

async function calificar(db: Db, de: { readonly idSolicitud: string; readonly idUsuario: string }): Promise<void> {
  const { idSolicitud } = de;
  const { idProducto } = await db
    .selectFrom('solicitudes')
    .select('idProducto')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const dicho = { ...de, idProducto, idNotario: null, puntos: 5, comentario: 'Amable y clara', firma: 'Ana R.' };
  await upsertCalificacion(db, dicho, NOW, NOW);
}

async function createDeber(db: Db, idNotario: string, asunto: string): Promise<void> {
  const plazo = { desde: '2025-12-31', venceEl: '2026-02-05', creadoEn: new Date('2026-01-01T12:00:00Z') };
  await db
    .insertInto('deberes')
    .values({ ...plazo, idDeber: uuidv7(), idNotario, asunto, tipo: 'avisoTrimestral' })
    .execute();
}

/** The names of {@link EN_ORDEN} in a page of a list, in its order. */
async function nombresEn(lista: Endpoint, query: object): Promise<string[]> {
  const limite = lista.paged ? { limite: '100' } : {};
  const { status, data, text } = await as(admin).call(lista, {
    query: { ...EXTRAS[nameOf(lista)], ...limite, ...query },
  } as never);
  assert.equal(status, 200, text);
  return (data as unknown[]).map((row) => EN_ORDEN.find((nombre) => JSON.stringify(row).includes(nombre)) ?? '');
}

for (const lista of listas) {
  if (SIN_PERSONAS.includes(nameOf(lista))) continue;
  test(`${nameOf(lista)}: se encuentra a quien sea por sus palabras, en cualquier orden y sin tildes`, async () => {
    for (const texto of BUSQUEDAS) {
      const hallados = await nombresEn(lista, { texto });
      assert.deepEqual([...new Set(hallados)], [NUNEZ], texto);
    }
    assert.deepEqual(await nombresEn(lista, { texto: "tz'unun ixcot" }), []);
  });
  for (const campo of POR_NOMBRE.filter(
    (uno) => lista.query?.safeParse({ ...EXTRAS[nameOf(lista)], orden: uno }).success,
  ))
    test(`${nameOf(lista)}: por ${campo}, en el orden del alfabeto español`, async () => {
      const suyos = (await nombresEn(lista, { orden: campo })).filter(Boolean);
      assert.deepEqual([...new Set(suyos)], EN_ORDEN);
    });
}

test('los tipos de aviso se buscan igual', async () => {
  const buscar = async (texto: string) =>
    (await as(admin).call(api.tiposNotificacion.list, { query: { texto, limite: 100 } })).data.map(
      ({ nombre }) => nombre,
    );
  const cambio = await buscar('contraseña cambió');
  assert.ok(cambio.length > 0);
  assert.deepEqual(await buscar('CAMBIO  contrasena'), cambio);
});
