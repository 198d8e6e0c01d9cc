import { type BorradorGuardado, borradores, type Respuestas } from '@fedatario/contract/borrador';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { createBorrador } from './borradores.ts';

/** A customer and their drafts, with short forms of the calls that tests make on them. */
export async function startEscritorio() {
  const { as, clock, database, close } = await startTestApp();
  const { db } = database.pools;
  const ana = await createUsuario(db);
  const read = async (idBorrador: string) => (await as(ana).call(borradores.read, { params: { idBorrador } })).data;
  const save = (idBorrador: string, revision: number, answers: Respuestas, more: object = {}) => {
    const cambios = Object.entries(answers).map(([clave, valor]) => ({ clave, valor })) as never;
    return as(ana).call(borradores.save, { params: { idBorrador }, body: { revision, cambios, ...more } });
  };
  return {
    as,
    ana,
    clock,
    db,
    close,
    read,
    save,
    answersOf: async (idBorrador: string) => (await read(idBorrador)).respuestas,
    move: (idBorrador: string, how: 'undo' | 'redo', revision: number) =>
      as(ana).call(borradores[how], { params: { idBorrador }, body: { revision } }),
    nuevo: async () => (await createBorrador(db, ana)).idBorrador,
  };
}

/** The saved state that a 409 carries. */
export const actualDe = (problem: { actual?: unknown } | undefined) => problem?.actual as BorradorGuardado;
