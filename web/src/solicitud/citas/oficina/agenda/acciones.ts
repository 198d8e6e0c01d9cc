import type { Bloqueo, Cita } from '@fedatario/contract/solicitud';
import type { Columna } from './columnas.ts';
import type { Fantasma } from './fantasma.ts';

/** The functions of the calendar that its grid calls. */
export interface Acciones {
  readonly onCita: (cita: Cita) => void;
  readonly onBloqueo: (bloqueo: Bloqueo) => void;
  /** An empty row was chosen: an appointment may be given there. */
  readonly onHora: (columna: Columna, minuto: number) => void;
  /** A stretch was marked, to keep it free of appointments. */
  readonly onTramo: (columna: Columna, tramo: Fantasma) => void;
  readonly onMover: (columna: Columna, fantasma: Fantasma) => void;
}
