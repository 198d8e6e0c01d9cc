import { type Cita, estadosVivosDeCita } from '@fedatario/contract/solicitud';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import type { Db } from '../../db/db.ts';
import type { Context } from '../../http/route.ts';
import { citaDeTramite, hayDondeFirmar } from '../../solicitud/citas/citas.ts';
import type { TramiteRow } from './queries.ts';

type Firmable = Pick<TramiteRow, 'estado' | 'automatica' | 'idNotario'>;
type Firma = TramiteDetalle['firma'];

/** Whether it waits to be signed in presence. */
const seFirma = ({ estado, automatica }: Firmable) => estado === 'porFirmar' && !automatica;

/** The appointment of a trámite that waits to be signed, and whether its customer may choose one; null when it waits for something else. */
export async function firmaDe(
  request: Context<'all'>,
  tramite: Firmable & Pick<TramiteRow, 'idSolicitud'>,
): Promise<Firma> {
  if (!seFirma(tramite)) return null;
  return firmaCon(request.db, tramite, await citaDeTramite(request, tramite.idSolicitud));
}

/** The same with its last appointment, which was read already. */
export async function firmaCon(db: Db, tramite: Firmable, cita: Cita | null): Promise<Firma> {
  if (!seFirma(tramite)) return null;
  const viva = cita !== null && estadosVivosDeCita.includes(cita.estado) ? cita : null;
  const sePuedePedir = viva === null && tramite.idNotario !== null && (await hayDondeFirmar(db));
  return { sePuedePedir, cita: viva && { estado: viva.estado, inicio: viva.inicio } };
}
