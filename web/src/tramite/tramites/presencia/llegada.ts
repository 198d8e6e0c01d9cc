import type { Asistente, Identificacion } from '@fedatario/contract/tramite';

/** Somebody of the check-in as its form holds them. */
export interface Persona extends Omit<Asistente, 'numero'> {
  numero: string;
  /** Added here: their name and capacity are written too. */
  agregada: boolean;
}

export const otraPersona: Persona = {
  nombre: '',
  calidad: 'testigo',
  llegada: 'llego',
  identificacion: null,
  numero: '',
  agregada: true,
};

export function valoresDe(asistentes: readonly Asistente[]): Persona[] {
  return asistentes.map((uno) => ({ ...uno, numero: uno.numero ?? '', agregada: false }));
}

const conNumero = (identificacion: Identificacion | null) => identificacion === 'dpi' || identificacion === 'pasaporte';

/** The number of a document stays only with who came and showed it. */
export function asistentesDe(personas: readonly Persona[]): Asistente[] {
  return personas.map(({ agregada: _, numero, ...persona }) => {
    const identificacion = persona.llegada === 'noLlego' ? null : persona.identificacion;
    return { ...persona, identificacion, numero: conNumero(identificacion) && numero !== '' ? numero : null };
  });
}
