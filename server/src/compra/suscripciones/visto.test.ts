import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { PlanNuevo } from '@fedatario/contract/catalogo';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { compraDePlan, createPlan, createSuscripcion } from './testing/planes.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
const admin = await createUsuario(db, { rol: 'admin' });
after(close);

const mensual = 'mensual' as const;
const conClave = () => ({ headers: { 'idempotency-key': uuidv7() } });

/** The office writes other terms of a plan at the same price. */
async function reescribir(idPlan: string, terminos: Partial<PlanNuevo>) {
  const { data } = await as(admin).call(api.planes.read, { params: { idPlan } });
  const { nombre, descripcion, destacado, orden, para, precioMensual, precioAnual, descuento, categorias } = data;
  const { documentos, citas, revision } = data;
  const actual = { nombre, descripcion, destacado, orden, para, precioMensual, precioAnual, descuento, categorias };
  const body = { ...actual, documentos, citas, revision, ...terminos };
  assert.equal((await as(admin).call(api.planes.update, { params: { idPlan }, body })).status, 200);
}

test('un plan que da menos al mismo precio no se contrata con lo que se vio antes', async () => {
  const ana = await createUsuario(db);
  const { idPlan } = await createPlan(db, { documentos: 5, citas: 2 });
  const cotizar = async () =>
    (await as(ana).call(api.suscripciones.quote, { query: { idPlan, periodo: mensual } })).data;
  const contratar = (visto: string) =>
    as(ana).call(api.suscripciones.subscribe, { query: { visto }, body: compraDePlan(idPlan, 9_900) }, conClave());
  const { huella } = await cotizar();
  await reescribir(idPlan, { documentos: 1, citas: 0 });
  assert.equal((await contratar(huella)).codigo, 'plan-cambiado');
  assert.equal((await as(ana).call(api.suscripciones.mine, {})).data, null);
  clock.now = new Date(clock.now.getTime() + 5 * 60_000);
  assert.equal((await contratar((await cotizar()).huella)).status, 200);
});

test('un cambio de plan, ahora o al renovar, se hace a lo que se vio', async () => {
  const ana = await createUsuario(db);
  await createSuscripcion(db, ana, { now: clock.now, descuento: 0 });
  const { idPlan } = await createPlan(db, { precioMensual: 19_900, documentos: 8 });
  const cotizar = async () =>
    (await as(ana).call(api.cambiosDePlan.quote, { query: { idPlan, periodo: mensual } })).data;
  const { huella, montos, revision } = await cotizar();
  await reescribir(idPlan, { descuento: 5 });
  const cambio = { ...compraDePlan(idPlan, montos.total), revision };
  const eleccion = { idPlan, periodo: mensual, revision };
  const cambiar = (visto: string) =>
    as(ana).call(api.cambiosDePlan.change, { query: { visto }, body: cambio }, conClave());
  const programar = (visto: string) => as(ana).call(api.cambiosDePlan.schedule, { query: { visto }, body: eleccion });
  assert.deepEqual(
    [(await cambiar(huella)).codigo, (await programar(huella)).codigo],
    ['plan-cambiado', 'plan-cambiado'],
  );
  assert.equal((await programar((await cotizar()).huella)).status, 200);
});
