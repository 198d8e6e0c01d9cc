import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { HOUR, MINUTE } from '@fedatario/contract/base';
import { createNotario } from '../../../casa/notarios/testing/notarios.ts';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/errors.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { cambiarEquipo, cancelarCitas, crearCita, leerCita, moverCita } from '../citas.ts';
import { JUEVES, startCitas } from '../testing/casos.ts';

const { db, clock, close, admin } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const VECES = 12;
const MOTIVO = 'Lo pidió por teléfono';
const LUNES = Date.parse('2026-01-19T06:00:00.000Z');
/** Hours far enough from one another for the margins of any appointment. */
const hora = (n: number) => new Date(LUNES + n * 3 * HOUR).toISOString();
const pagada = () => Promise.resolve();

const peticion = (tx: Db) => ({ db: tx, actor: { ...admin, rol: 'admin' } as never, now: clock.now });

/** Does two things at once, each in its transaction: what became of each, and how often it was begun. */
async function aLaVez(...trabajos: readonly ((tx: Db) => Promise<unknown>)[]) {
  let intentos = 0;
  const hechos = await Promise.all(
    trabajos.map(async (trabajo) => {
      try {
        await inTransaction(db, (tx) => {
          intentos += 1;
          return trabajo(tx);
        });
        return 'hecho';
      } catch (error) {
        if (error instanceof AppError) return 'rechazado';
        throw error;
      }
    }),
  );
  return { hechos, deMas: intentos - trabajos.length };
}

async function notario(): Promise<string> {
  const { idUsuario } = await createUsuario(db, { rol: 'notario' });
  await createNotario(db, { idUsuario, modalidades: ['telefono'] });
  return idUsuario;
}

async function nueva(idNotario: string, equipo: readonly string[], inicio: string) {
  const { idUsuario } = await createUsuario(db);
  const pedida = {
    idUsuario,
    idNotario,
    equipo: [...equipo],
    inicio,
    modalidad: 'telefono',
    idSede: null,
    notas: null,
  };
  return (tx: Db) => crearCita(peticion(tx), { ...pedida, sala: undefined, conPlan: false } as never);
}

const dar = async (...args: Parameters<typeof nueva>) => inTransaction(db, await nueva(...args));

describe('dos citas con las mismas personas en otro orden, a la vez', () => {
  test('se dan sin esperarse una a otra: una de las dos, cada vez', async () => {
    const [a, b] = [await notario(), await notario()];
    for (let n = 0; n < VECES; n += 1) {
      const { hechos, deMas } = await aLaVez(await nueva(a, [b], hora(n)), await nueva(b, [a], hora(n)));
      assert.deepEqual([hechos.sort(), deMas], [['hecho', 'rechazado'], 0], `vez ${n}`);
    }
  });

  test('se mueven a la misma hora sin esperarse una a otra', async () => {
    const [a, b] = [await notario(), await notario()];
    let [una, otra] = [await dar(a, [b], hora(0)), await dar(b, [a], hora(1))];
    for (let n = 2; n < 2 + VECES; n += 1) {
      const mover =
        ({ idCita, revision }: typeof una) =>
        (tx: Db) =>
          moverCita(
            peticion(tx),
            idCita,
            { inicio: hora(n), idSede: null, revision, motivo: MOTIVO, acordado: true } as never,
            pagada,
          );
      const { hechos, deMas } = await aLaVez(mover(una), mover(otra));
      assert.deepEqual([hechos.sort(), deMas], [['hecho', 'rechazado'], 0], `vez ${n}`);
      const leida = ({ idCita }: typeof una) => inTransaction(db, (tx) => leerCita(peticion(tx), idCita));
      [una, otra] = [await leida(una), await leida(otra)];
    }
  });

  test('toman a las mismas personas, dichas en otro orden, sin esperarse una a otra', async () => {
    const [a, b, c, d] = [await notario(), await notario(), await notario(), await notario()];
    for (let n = 0; n < VECES; n += 1) {
      const [una, otra] = [await dar(a, [], hora(n)), await dar(b, [], hora(n))];
      const tomar =
        ({ idCita, revision }: typeof una, equipo: string[]) =>
        (tx: Db) =>
          cambiarEquipo(peticion(tx), idCita, { revision, equipo });
      const { hechos, deMas } = await aLaVez(tomar(una, [c, d]), tomar(otra, [d, c]));
      assert.deepEqual([hechos.sort(), deMas], [['hecho', 'rechazado'], 0], `vez ${n}`);
    }
  });

  test('dos personas que dejan la oficina a la vez dejan cada una la de la otra', async () => {
    for (let n = 0; n < VECES; n += 1) {
      const [a, b] = [await notario(), await notario()];
      await dar(a, [b], hora(n));
      await dar(b, [a], new Date(Date.parse(hora(n)) + 90 * MINUTE).toISOString());
      const dejar = (persona: string) => (tx: Db) => cancelarCitas(tx, { persona }, { motivo: MOTIVO, now: clock.now });
      const { hechos, deMas } = await aLaVez(dejar(a), dejar(b));
      assert.deepEqual([hechos, deMas], [['hecho', 'hecho'], 0], `vez ${n}`);
    }
  });
});
