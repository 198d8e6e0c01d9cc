import { invalidField } from '../../../http/errors.ts';
import { diaEscrito, diaLocal } from '../../../services/hora-local.ts';
import type { SolicitudRow } from '../../../solicitud/solicitudes/solicitudes.ts';
import type * as expedientes from '../../expedientes/expedientes.ts';

/** Whoever notes something of a gestión: somebody of the office, or its gestor by link. */
export interface Anotador {
  readonly como: readonly expedientes.Agente[];
  readonly idUsuario: string | null;
  readonly idGestor: string | null;
  readonly now: Date;
}

/** The owner of the files that they uploaded. */
export function duenoDe({ idUsuario, idGestor }: Anotador) {
  return idGestor === null ? idUsuario : { idGestor };
}

/** Refuses a day before the gestión was bought, or after today. */
export function exigirDia({ creadaEn }: SolicitudRow, campo: string, dia: string | null, now: Date): void {
  const desde = diaLocal(creadaEn);
  if (dia === null || (dia >= desde && dia <= diaLocal(now))) return;
  throw invalidField(campo, 'diaDeDiligencia', { desde: diaEscrito(desde) });
}
