import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  type AgenteTramite,
  accionesTramite,
  destinoDe,
  type EstadoTramite,
  estadosTramite,
  pasoDeTramite,
  type SituacionTramite,
} from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { darPaso, tomar } from './paso.ts';
import { createTramite } from './testing/tramites.ts';

const { clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const ana = await createUsuario(db);
const luz = await createUsuario(db);
const notario = await createUsuario(db, { rol: 'notario' });
const otra = await createUsuario(db, { rol: 'notario' });
const admin = await createUsuario(db, { rol: 'admin' });

const conNotario: readonly EstadoTramite[] = estadosTramite.filter((estado) => estado !== 'sinAsignar');
const { idSolicitud } = await createTramite(db, ana);

class Deshacer extends Error {}

/** Result of a step in this situation, rolled back: the new state, or the error code. */
async function probar(situacion: SituacionTramite, work: (tx: Db) => Promise<{ estado: string }>): Promise<string> {
  let seen = '';
  const { estado, estadoAnterior, idNotario, aceptado } = situacion;
  const aceptadaEn = aceptado ? clock.now : null;
  await db
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable('solicitudes')
        .set({ estado, estadoAnterior, idNotario, aceptadaEn })
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

/** Each actor, with their role in the trámite under test. */
const personas: readonly { quien: string; actor: CreatedUsuario; como: AgenteTramite | null }[] = [
  { quien: 'su clienta', actor: ana, como: 'cliente' },
  { quien: 'otra clienta', actor: luz, como: null },
  { quien: 'su notario', actor: notario, como: 'notario' },
  { quien: 'otro notario', actor: otra, como: null },
  { quien: 'un administrador', actor: admin, como: 'admin' },
];

for (const estado of estadosTramite) {
  const estadoAnterior: EstadoTramite | null = estado === 'enPausa' ? 'enRevision' : null;
  const idNotario = conNotario.includes(estado) ? notario.idUsuario : null;
  const situacion = { estado, estadoAnterior, idNotario, aceptado: idNotario !== null, automatica: false };
  for (const { quien, actor, como } of personas) {
    test(`en ${estado}, ${quien} da solo los pasos de la tabla`, async () => {
      for (const accion of accionesTramite) {
        const suyo = como === 'notario' && idNotario === null ? null : como;
        const paso = suyo && pasoDeTramite(situacion, accion, suyo);
        const aceptado = situacion.aceptado && accion !== 'reasignar';
        const expected = paso
          ? destinoDe(paso, { ...situacion, aceptado })
          : suyo
            ? 'estado-no-permite'
            : 'no-encontrado';
        const seen = await probar(situacion, async (tx) => {
          const found = await tomar(tx, actor, idSolicitud);
          const { idUsuario } = actor;
          return darPaso(tx, found.row, { accion, como: found.como, idUsuario, motivo: 'Por esto', now: clock.now });
        });
        assert.equal(seen, expected, accion);
      }
    });
  }
}

test('lo que la tabla pide con motivo no se hace sin él', async () => {
  const situacion = {
    estado: 'enRevision',
    estadoAnterior: null,
    idNotario: notario.idUsuario,
    aceptado: true,
    automatica: false,
  } as const;
  for (const accion of ['rechazar', 'pedirRequisitos', 'pausar'] as const) {
    const seen = await probar(situacion, async (tx) => {
      const { row } = await tomar(tx, notario, idSolicitud);
      return darPaso(tx, row, { accion, como: ['notario'], idUsuario: notario.idUsuario, now: clock.now });
    });
    assert.equal(seen, 'datos-invalidos');
  }
});

test('un trámite de nadie no existe', async () => {
  await assert.rejects(tomar(db, admin, uuidv7()), AppError);
});
