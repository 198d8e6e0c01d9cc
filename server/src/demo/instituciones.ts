import type { catalogos } from '@fedatario/contract/casa';
import type { output } from 'zod/mini';

/** The institutions of the shipped gestiones, with their official sites. The office writes the exact page of each look-up. */
export const instituciones: readonly output<typeof catalogos.instituciones.Nueva>[] = [
  { nombre: 'RENAP', urlConsulta: 'https://www.renap.gob.gt', notas: '' },
  { nombre: 'SAT', urlConsulta: 'https://portal.sat.gob.gt', notas: '' },
  { nombre: 'Registro Mercantil', urlConsulta: 'https://www.registromercantil.gob.gt', notas: '' },
  { nombre: 'Organismo Judicial', urlConsulta: 'https://www.oj.gob.gt', notas: '' },
  { nombre: 'MINEX', urlConsulta: 'https://www.minex.gob.gt', notas: '' },
  { nombre: 'RPI', urlConsulta: 'https://www.rpi.gob.gt', notas: '' },
];
