import type { ModalidadDeCita } from '../casa/notarios.ts';
import type { ClaseDeCita } from './cita.ts';

/** The rules of an office, as far as they say how long an appointment is. */
export interface LargosDeCita {
  readonly minutosFirma: number;
  readonly minutosAsesoria: number | null;
  readonly minutosVideollamada: number | null;
  readonly minutosTelefono: number | null;
}

/** Minutes of an appointment: those of its kind, or else the notary's own. */
export function minutosDeCita(
  reglas: LargosDeCita,
  { clase, modalidad }: { readonly clase: ClaseDeCita; readonly modalidad: ModalidadDeCita },
  delNotario: number,
): number {
  if (clase === 'firma') return reglas.minutosFirma;
  const propios = {
    presencial: reglas.minutosAsesoria,
    videollamada: reglas.minutosVideollamada,
    telefono: reglas.minutosTelefono,
  };
  return propios[modalidad] ?? delNotario;
}
