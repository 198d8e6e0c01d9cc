import type { ModalidadDeCita, Notario, Tramo } from '@fedatario/contract/casa';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { readEntero } from '../../lib/escribir.ts';

/** Form values of a notary; the hours of a day are one line: `08:00-12:00, 14:00-17:00`. */
export interface Valores {
  idUsuario: string;
  nombreCompleto: string;
  email: string;
  colegiado: string;
  titulo: string;
  solventeHasta: string;
  activo: boolean;
  especialidades: string[];
  modalidades: ModalidadDeCita[];
  minutosCita: string;
  calendarioUrl: string;
  cargaMaxima: string;
  horario: string[];
  excepciones: { dia: string; nombre: string; horas: string }[];
  inhabilitadoDesde: string;
  inhabilitadoHasta: string;
  inhabilitadoPor: string;
  /** Undefined for a new notary. */
  revision: number | undefined;
}

export type NotarioForm = Pick<UseFormReturn<Valores, unknown, never>, 'register' | 'watch' | 'setValue'> & {
  formState: { errors: FieldErrors<Valores> };
};

const LABORAL = '08:00-12:00, 14:00-17:00';

export const nuevo: Valores = {
  idUsuario: '',
  nombreCompleto: '',
  email: '',
  colegiado: '',
  titulo: '',
  solventeHasta: '',
  activo: true,
  especialidades: [],
  modalidades: ['presencial'],
  minutosCita: '30',
  calendarioUrl: '',
  cargaMaxima: '20',
  excepciones: [],
  horario: ['', LABORAL, LABORAL, LABORAL, LABORAL, LABORAL, ''],
  inhabilitadoDesde: '',
  inhabilitadoHasta: '',
  inhabilitadoPor: '',
  revision: undefined,
};

export function valoresOf(notario: Notario): Valores {
  const { idUsuario, nombreCompleto, email, colegiado, titulo, solventeHasta, activo, revision } = notario;
  return {
    idUsuario,
    nombreCompleto,
    email,
    colegiado,
    titulo,
    solventeHasta,
    activo,
    revision,
    especialidades: [...notario.especialidades],
    modalidades: [...notario.modalidades],
    minutosCita: String(notario.minutosCita),
    calendarioUrl: notario.calendarioUrl ?? '',
    cargaMaxima: String(notario.cargaMaxima),
    horario: notario.horario.map(writeHoras),
    excepciones: notario.excepciones.map(({ dia, nombre, tramos }) => ({ dia, nombre, horas: writeHoras(tramos) })),
    inhabilitadoDesde: notario.inhabilitadoDesde ?? '',
    inhabilitadoHasta: notario.inhabilitadoHasta ?? '',
    inhabilitadoPor: notario.inhabilitadoPor ?? '',
  };
}

/** Converts form values into the body of the contract. */
export function prepare({
  revision,
  idUsuario,
  nombreCompleto,
  email,
  horario,
  excepciones,
  ...valores
}: Valores): object {
  const persona = idUsuario
    ? { idUsuario, nombreCompleto: null, email: null }
    : { idUsuario: null, nombreCompleto, email: email || null };
  return {
    ...valores,
    ...(revision === undefined ? persona : { revision }),
    minutosCita: readEntero(valores.minutosCita) ?? Number.NaN,
    cargaMaxima: readEntero(valores.cargaMaxima) ?? Number.NaN,
    horario: horario.map(readHoras),
    excepciones: excepciones.map(({ horas, ...rest }) => ({ ...rest, tramos: readHoras(horas) })),
    inhabilitadoDesde: valores.inhabilitadoDesde || null,
    inhabilitadoHasta: valores.inhabilitadoHasta || null,
  };
}

function writeHoras(tramos: readonly Tramo[]): string {
  return tramos.map(({ desde, hasta }) => `${desde}-${hasta}`).join(', ');
}

/** Parses hours as people write them: `8-12, 14:00 a 17:30`. Invalid text is kept, for the contract to report. */
export function readHoras(texto: string): Tramo[] {
  return texto
    .split(/[,;]|\s+y\s+/)
    .map((tramo) => tramo.trim())
    .filter(Boolean)
    .map((tramo) => {
      const [desde = '', hasta = ''] = tramo.split(/\s*(?:-|–|\ba\b)\s*/);
      return { desde: toHora(desde), hasta: toHora(hasta) };
    });
}

function toHora(texto: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?::(\d\d))?$/.exec(texto.trim()) ?? [];
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : texto;
}

/** The error of a field or of the first part of it: the contract names parts by their path. */
export function faultOf(errors: object, campo: string): { message?: string } | undefined {
  return Object.entries(errors).find(([name]) => name === campo || name.startsWith(`${campo}.`))?.[1];
}
