import { type CitasDelTablero, DIAS_DE_CITAS, diasDespues } from '@fedatario/contract/control';
import { estadosCita } from '@fedatario/contract/solicitud';
import type { Context } from '../../../http/route.ts';
import { diaLocal, inicioDelDia } from '../../../services/hora-local.ts';
import type { Intervalo } from '../../cierres/cierres.ts';
import { countPorVenir, listPorEstado } from './queries.ts';

/** The citas ahead, and those whose hour is in an interval. */
export async function citasDelTablero(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  intervalo: Intervalo,
): Promise<CitasDelTablero> {
  const dia = diaLocal(now);
  const despues = (dias: number) => inicioDelDia(diasDespues(dia, dias));
  const limites = { now, hoy: despues(0), maniana: despues(1), fin: despues(DIAS_DE_CITAS) };
  const rows = await listPorEstado(db, intervalo);
  return {
    ...(await countPorVenir(db, limites)),
    porEstado: estadosCita.flatMap((estado) => rows.filter((row) => row.estado === estado)),
  };
}
