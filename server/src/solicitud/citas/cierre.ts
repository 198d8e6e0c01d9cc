import { type AgenteCita, faseDeCita } from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import { type CualesCitas, lockDePersona, lockPorCerrar } from './cierre/queries.ts';
import { dejarEquipos } from './equipo.ts';
import { darPaso } from './paso/paso.ts';

interface Cierre {
  /** Told to both sides. */
  readonly motivo: string;
  /** The one who is answerable for it; the system, when it follows from what the customer did. */
  readonly como?: Extract<AgenteCita, 'admin' | 'sistema'>;
  readonly now: Date;
}

/** Ends these appointments that are ahead, so that their hours are free; those that were only kept are let go. */
export async function cancelarCitas(
  db: Db,
  cuales: CualesCitas,
  { motivo, como = 'sistema', now }: Cierre,
): Promise<void> {
  // Its own and those whose team it is in, in one order: two that leave at once, each in a team of the other's, would wait for each other.
  if ('persona' in cuales) await lockDePersona(db, cuales.persona, now);
  for (const cita of await lockPorCerrar(db, cuales, now))
    if (faseDeCita(cita.estado) === 'guardada')
      await darPaso(db, cita, { accion: 'soltar', como: ['sistema'], idUsuario: null, now });
    else await darPaso(db, cita, { accion: 'cancelar', como: [como], idUsuario: null, motivo, now });
  if ('persona' in cuales) await dejarEquipos(db, cuales.persona, { como, now });
}
