import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import {
  type AccionTramite,
  type AgenteTramite,
  accionesTramite,
  destinoDe,
  hechosDeTramite,
  pasoDeTramite,
  type SituacionTramite,
} from '@fedatario/contract/solicitud';
import { runsByLength } from '@fedatario/document-engine/testing/length';
import fc from 'fast-check';
import { calendarioActual, horasHabilesEntre } from '../../casa/calendario/calendario.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/errors.ts';
import { lockSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { agentesDe, darPaso } from './paso.ts';
import { createTramite } from './testing/tramites.ts';

const { clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const ana = await createUsuario(db);
const notario = await createUsuario(db, { rol: 'notario' });
const admin = await createUsuario(db, { rol: 'admin' });
const calendario = await calendarioActual(db);

/** Model of a trámite, as one would keep it by hand. */
interface Papel extends SituacionTramite {
  /** Business hours that passed while it was ours to act. */
  readonly horas: number;
  readonly pasos: number;
}

interface Orden {
  readonly accion: AccionTramite;
  readonly quien: 'ana' | 'notario' | 'admin' | 'sistema';
  /** Milliseconds before it is given. */
  readonly pasan: number;
}

const personas = { ana, notario, admin, sistema: undefined };

test('por cualquier camino, el estado, el turno, el reloj y la historia son los de la tabla', async () => {
  const orden: fc.Arbitrary<Orden> = fc.record({
    accion: fc.constantFrom(...accionesTramite),
    quien: fc.constantFrom('ana', 'notario', 'admin', 'sistema'),
    pasan: fc.integer({ min: 0, max: 5 * DAY }),
  });
  const ordenes = fc.array(orden, { minLength: 10, maxLength: 80 });
  await fc.assert(fc.asyncProperty(ordenes, seguir), { ...runsByLength(5, 25), endOnFailure: true });
});

async function seguir(ordenes: readonly Orden[]): Promise<void> {
  let now = clock.now;
  const { idSolicitud } = await createTramite(db, ana, { now });
  let papel: Papel = {
    estado: 'sinAsignar',
    estadoAnterior: null,
    idNotario: null,
    aceptado: false,
    horas: 0,
    pasos: 1,
    automatica: false,
  };
  for (const orden of ordenes) {
    const antes = now;
    now = new Date(now.getTime() + orden.pasan);
    if (hechosDeTramite[papel.estado].reloj === 'corre')
      papel = { ...papel, horas: papel.horas + horasHabilesEntre(antes, now, calendario) };
    const paso = agentesEnPapel(orden.quien, papel)
      .map((agente) => pasoDeTramite(papel, orden.accion, agente))
      .find((found) => found !== undefined);
    assert.equal(await mandar(idSolicitud, orden, now), paso !== undefined, `${papel.estado} ${JSON.stringify(orden)}`);
    if (paso) papel = siguiente(papel, orden.accion, paso);
    await comparar(idSolicitud, papel, now);
  }
}

function agentesEnPapel(quien: Orden['quien'], { idNotario }: Papel): AgenteTramite[] {
  if (quien === 'notario') return idNotario === null ? [] : ['notario'];
  return [quien === 'ana' ? 'cliente' : quien];
}

/** Whether it was done. */
function mandar(idSolicitud: string, { accion, quien }: Orden, now: Date): Promise<boolean> {
  const datos = accion === 'asignar' || accion === 'reasignar' ? { idNotario: notario.idUsuario } : {};
  const persona = personas[quien];
  return inTransaction(db, async (tx) => {
    const row = await lockSolicitud(tx, idSolicitud);
    assert.ok(row);
    const como = persona ? agentesDe(persona, row) : (['sistema'] as const);
    await darPaso(tx, row, { accion, como, idUsuario: persona?.idUsuario ?? null, motivo: 'Sí', now }, datos);
    return true;
  }).catch((error) => {
    assert.ok(error instanceof AppError && error.codigo === 'estado-no-permite', String(error));
    return false;
  });
}

function siguiente(papel: Papel, accion: AccionTramite, paso: { a: readonly Papel['estado'][] }): Papel {
  const asigna = accion === 'asignar' || accion === 'reasignar';
  const aceptado = accion === 'aceptar' || (papel.aceptado && !asigna && accion !== 'devolver');
  const suNotario = accion === 'devolver' ? null : papel.idNotario;
  return {
    ...papel,
    estado: destinoDe(paso, { ...papel, aceptado }),
    estadoAnterior: accion === 'pausar' ? papel.estado : null,
    idNotario: asigna ? notario.idUsuario : suNotario,
    aceptado,
    pasos: papel.pasos + 1,
  };
}

async function comparar(id: string, papel: Papel, now: Date): Promise<void> {
  const row = await db.selectFrom('solicitudes').selectAll().where('idSolicitud', '=', id).executeTakeFirstOrThrow();
  const { estado, estadoAnterior, idNotario, aceptado, horas } = papel;
  assert.deepEqual(
    [row.estado, row.estadoAnterior, row.idNotario, row.aceptadaEn !== null],
    [estado, estadoAnterior, idNotario, aceptado],
  );
  const { agente, reloj } = hechosDeTramite[estado];
  assert.equal(row.relojDesde !== null, reloj === 'corre');
  const abiertas = row.relojDesde ? horasHabilesEntre(row.relojDesde, now, calendario) : 0;
  assert.ok(Math.abs(row.horasConsumidas + abiertas - horas) < 1e-6);
  assert.equal(row.limiteEn !== null, agente === 'cliente' || estado === 'asignado');
  const historial = await db
    .selectFrom('solicitudHistorial')
    .select(['de', 'a'])
    .where('idSolicitud', '=', id)
    .orderBy('orden')
    .execute();
  assert.deepEqual([historial.length, historial.at(-1)?.a], [papel.pasos, estado]);
  for (const [i, { de }] of historial.entries()) assert.equal(de, historial[i - 1]?.a ?? null);
}
