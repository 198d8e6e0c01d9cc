import type { Calendario } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import type { Edicion } from '../../db/ediciones.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { edicion, selectCalendario, toCalendario, updateCalendario } from './queries.ts';

export {
  diasEspeciales,
  diasHabilesEntre,
  type Horario,
  horasEspeciales,
  horasHabilesEntre,
  sumarDiasHabiles,
  sumarHorasHabiles,
} from './horas.ts';
export { selectCalendario as calendarioVigente, toCalendario } from './queries.ts';

/** Names the state of the calendar. */
export const edicionDeCalendario: Edicion = { de: 'calendario', nombre: edicion };

/** The calendar in force. */
export async function calendarioActual(db: Db): Promise<Calendario> {
  return toCalendario(await selectCalendario.rows(db, {}));
}

export async function cambiarCalendario({ db, now }: Context<'staff'>, cambio: Calendario): Promise<Calendario> {
  const excepciones = cambio.excepciones.toSorted(porDia);
  const cierresDeRegistros = cambio.cierresDeRegistros.toSorted(porDia);
  const changed = await updateCalendario(db, { ...cambio, excepciones, cierresDeRegistros }, now);
  const actual = await calendarioActual(db);
  if (!changed) throw new AppError('conflicto-revision', { actual });
  return actual;
}

function porDia(a: { readonly dia: string }, b: { readonly dia: string }): number {
  return a.dia < b.dia ? -1 : 1;
}
