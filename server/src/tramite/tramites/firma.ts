import { estadosVivosDeCita } from '@fedatario/contract/solicitud';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import type { Context } from '../../http/route.ts';
import { citaDeTramite, hayDondeFirmar } from '../../solicitud/citas/citas.ts';
import type { TramiteRow } from './queries.ts';

type Firmable = Pick<TramiteRow, 'idSolicitud' | 'estado' | 'automatica' | 'idNotario'>;

/** Whether it waits to be signed in presence. */
const seFirma = ({ estado, automatica }: Pick<Firmable, 'estado' | 'automatica'>) =>
  estado === 'porFirmar' && !automatica;

/** The appointment of a trámite that waits to be signed, and whether its customer may choose one; null when it waits for something else. */
export async function firmaDe(request: Context<'all'>, tramite: Firmable): Promise<TramiteDetalle['firma']> {
  if (!seFirma(tramite)) return null;
  const cita = await citaDeTramite(request, tramite.idSolicitud);
  const viva = cita !== null && estadosVivosDeCita.includes(cita.estado) ? cita : null;
  const sePuedePedir = viva === null && tramite.idNotario !== null && (await hayDondeFirmar(request.db));
  return { sePuedePedir, cita: viva && { estado: viva.estado, inicio: viva.inicio } };
}
