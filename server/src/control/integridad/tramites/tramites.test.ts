import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Updateable } from 'kysely';
import { createNotario } from '../../../casa/notarios/testing/notarios.ts';
import type { DB } from '../../../db/tables.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';
import { verificar } from '../verificacion.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-01-15T15:00:00Z');

const admin = await createUsuario(db, { rol: 'admin' });
const ana = await createUsuario(db);
const sofia = { ...(await createNotario(db)), rol: 'notario' as const, email: '', nombreCompleto: '' };

/** A trámite taken as far as the review by the product's own steps. */
async function enRevision() {
  const { idSolicitud } = await createTramite(db, ana);
  const body = { revision: 1, idNotario: sofia.idUsuario, motivo: null };
  await as(admin).call(api.asignaciones.assign, { params: { idSolicitud }, body });
  const accion = { accion: 'aceptar' as const, revision: 2, motivo: null };
  const { data } = await as(sofia).call(api.tramites.act, { params: { idSolicitud }, body: accion });
  assert.equal(data.estado, 'enRevision');
  return { idSolicitud, numero: data.numero };
}

const rotas = async () =>
  (await verificar(db, new Date()))
    .filter(({ promesa, faltas }) => faltas.length > 0 && promesa.includes('trámite'))
    .map(({ promesa, faltas }) => [promesa, ...faltas]);
const set = (idSolicitud: string, values: Updateable<DB['solicitudes']>) =>
  db.updateTable('solicitudes').set(values).where('idSolicitud', '=', idSolicitud).execute();

/** Each fault is planted, found, and removed again. */
const faltas: Readonly<Record<string, { promesa: RegExp; planta: (id: string) => Promise<unknown> }>> = {
  'un estado que su historia no dice': {
    promesa: /último paso de su historia/,
    planta: (id) => set(id, { estado: 'porFirmar' }),
  },
  'un paso borrado de su historia': {
    promesa: /último paso de su historia/,
    planta: (id) => db.deleteFrom('solicitudHistorial').where('idSolicitud', '=', id).where('orden', '=', 2).execute(),
  },
  'un paso que la tabla no tiene': {
    promesa: /en la tabla de pasos/,
    planta: (id) =>
      db
        .updateTable('solicitudHistorial')
        .set({ accion: 'firmar' })
        .where('idSolicitud', '=', id)
        .where('orden', '=', 3)
        .execute(),
  },
  'una entrega sin documento': {
    promesa: /sin su documento sellado/,
    planta: (id) => set(id, { estado: 'entregado', relojDesde: null, venceEn: null }),
  },
  'una entrega que no llega': {
    promesa: /espera más de una hora/,
    planta: (id) => set(id, { estado: 'noEntregado', actualizadaEn: clock.now }),
  },
  'un reloj que corre en pausa': {
    promesa: /el reloj de un trámite/,
    planta: (id) => set(id, { estado: 'enPausa', estadoAnterior: 'enRevision' }),
  },
  'un notario que falta': {
    promesa: /espera notario/,
    planta: (id) => set(id, { idNotario: null, aceptadaEn: null }),
  },
  'una espera sin fin': {
    promesa: /tiene hasta cuándo/,
    planta: (id) => set(id, { estado: 'porAprobar', relojDesde: null, venceEn: null, limiteEn: null }),
  },
};

test('un trámite que anduvo por sus pasos guarda todas las promesas', async () => {
  await enRevision();
  assert.deepEqual(await rotas(), []);
});

for (const [falta, { promesa, planta }] of Object.entries(faltas)) {
  test(`${falta} se nombra`, async () => {
    const { idSolicitud, numero } = await enRevision();
    await planta(idSolicitud);
    const [, ...casos] = (await rotas()).find(([dicha = '']) => promesa.test(dicha)) ?? [];
    const corto = numero.replace(/-0+(?=\d+$)/, '-');
    assert.ok(casos.length === 1 && casos[0]?.startsWith(corto), JSON.stringify(casos));
    await db.deleteFrom('solicitudHistorial').where('idSolicitud', '=', idSolicitud).execute();
    await set(idSolicitud, { tipo: 'gestion', idNotario: null, aceptadaEn: null });
  });
}
