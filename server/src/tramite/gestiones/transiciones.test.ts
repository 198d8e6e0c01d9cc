import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  type AgenteGestion,
  accionesGestion,
  destinoDeGestion,
  type EstadoGestion,
  estadosGestion,
  hechosDeGestion,
  maquinaDeGestion,
  pasoDeGestion,
} from '@fedatario/contract';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { darPaso, tomarSolicitud } from '../expedientes/expedientes.ts';
import { createGestion, createGestor } from './testing/gestiones.ts';

const { clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const ana = await createUsuario(db);
const luz = await createUsuario(db);
const notario = await createUsuario(db, { rol: 'notario' });
const admin = await createUsuario(db, { rol: 'admin' });
const idGestorSuyo = await createGestor(db);
const { idSolicitud } = await createGestion(db, ana);

class Deshacer extends Error {}

interface Situacion {
  readonly estado: EstadoGestion;
  readonly estadoAnterior: EstadoGestion | null;
  readonly idGestor: string | null;
  readonly aceptado: boolean;
}

/** Result of a step in this situation, rolled back: the new state, or the error code. */
async function probar(situacion: Situacion, work: (tx: Db) => Promise<{ estado: string }>): Promise<string> {
  let seen = '';
  const { aceptado, ...columns } = situacion;
  await db
    .transaction()
    .execute(async (tx) => {
      const aceptadaEn = aceptado ? clock.now : null;
      await tx
        .updateTable('solicitudes')
        .set({ ...columns, aceptadaEn })
        .where('idSolicitud', '=', idSolicitud)
        .execute();
      seen = (await work(tx)).estado;
      throw new Deshacer();
    })
    .catch((error) => {
      if (error instanceof AppError) seen = error.codigo;
      else if (!(error instanceof Deshacer)) throw error;
    });
  return seen;
}

const personas: readonly { quien: string; actor: CreatedUsuario; como: AgenteGestion | null }[] = [
  { quien: 'su clienta', actor: ana, como: 'cliente' },
  { quien: 'otra clienta', actor: luz, como: null },
  { quien: 'un notario', actor: notario, como: null },
  { quien: 'un administrador', actor: admin, como: 'admin' },
];

const vuelven: readonly EstadoGestion[] = ['enPausa', 'gastosPorPagar'];

for (const estado of estadosGestion) {
  const estadoAnterior: EstadoGestion | null = vuelven.includes(estado) ? 'enPreparacion' : null;
  const idGestor = estado === 'sinAsignar' ? null : idGestorSuyo;
  const situacion = { estado, estadoAnterior, idGestor, aceptado: idGestor !== null };
  for (const { quien, actor, como } of personas) {
    test(`en ${estado}, ${quien} da solo los pasos de la tabla`, async () => {
      for (const accion of accionesGestion) {
        const paso = como && pasoDeGestion(situacion, accion, como);
        const aceptado = situacion.aceptado && accion !== 'reasignar';
        const allowed = paso ? destinoDeGestion(paso, { ...situacion, aceptado }) : 'estado-no-permite';
        const seen = await probar(situacion, async (tx) => {
          const found = await tomarSolicitud(tx, actor, idSolicitud, 'gestion');
          const { idUsuario } = actor;
          return darPaso(tx, found.row, { accion, como: found.como, idUsuario, motivo: 'Por esto', now: clock.now });
        });
        assert.equal(seen, como ? allowed : 'no-encontrado', accion);
      }
    });
  }
}

test('de todo estado que no es final se sale, y a todo estado se llega', () => {
  const finales: readonly EstadoGestion[] = ['cerrada', 'cerradaSinExito', 'cancelada', 'caducada'];
  const sale = new Set(maquinaDeGestion.pasos.map(({ de }) => de));
  assert.deepEqual(
    estadosGestion.filter((estado) => !sale.has(estado)),
    finales,
  );
  const llega = new Set(maquinaDeGestion.pasos.flatMap(({ a }) => a));
  assert.deepEqual(
    estadosGestion.filter((estado) => !llega.has(estado)),
    [],
  );
});

test('el reloj corre solo mientras alguien de la casa o su gestor debe actuar', () => {
  for (const estado of estadosGestion) {
    const { agente, reloj } = hechosDeGestion[estado];
    assert.equal(reloj === 'corre', agente === 'gestor' || agente === 'admin', estado);
  }
});

test('lo que la tabla pide con motivo no se hace sin él', async () => {
  const situacion = { estado: 'denegada', estadoAnterior: null, idGestor: idGestorSuyo, aceptado: true } as const;
  for (const accion of ['insistir', 'apelar'] as const) {
    const seen = await probar(situacion, async (tx) => {
      const { row, como } = await tomarSolicitud(tx, ana, idSolicitud);
      return darPaso(tx, row, { accion, como, idUsuario: ana.idUsuario, now: clock.now });
    });
    assert.equal(seen, 'datos-invalidos');
  }
});
