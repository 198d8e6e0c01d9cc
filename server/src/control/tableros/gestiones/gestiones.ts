import type { GestionesDelTablero } from '@fedatario/contract/control';
import { estadosGestion } from '@fedatario/contract/solicitud';
import type { Context } from '../../../http/route.ts';
import type { Intervalo } from '../../cierres/cierres.ts';
import { listAbiertas, readMovidas } from './queries.ts';

/** The gestiones that are open now, and those that moved in an interval and in the one that it is compared with. */
export async function gestionesDelTablero(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  intervalo: Intervalo,
  antes: Intervalo | null,
): Promise<GestionesDelTablero> {
  const abiertas = await listAbiertas(db, now);
  return {
    abiertas: estadosGestion.flatMap((estado) => abiertas.filter((row) => row.estado === estado)),
    ...(await readMovidas(db, intervalo)),
    antes: antes && (await readMovidas(db, antes)),
  };
}
