import {
  BYTES_DE_RESPUESTAS,
  type EstadoBorrador,
  estadosEditables,
  type Respuestas,
  transicionesBorrador,
} from '@fedatario/contract';
import { type Estado, evaluarEntrevista } from '@fedatario/document-engine';
import { AppError } from '../http/errors.ts';
import { contextoDe, type Version } from '../productos/productos.ts';

/** What the engine says of some answers today, as the customer sees them. */
export function evaluar({ entrevista }: Version, respuestas: Respuestas, now: Date): Estado {
  return evaluarEntrevista(entrevista, respuestas, { contexto: contextoDe(now), rol: 'cliente' });
}

/** What a draft keeps of it. */
export function avanceDe({ progreso, completa }: Estado) {
  const estado: EstadoBorrador = completa ? 'completo' : 'enProgreso';
  return { ...progreso, estado };
}

export function exigirEditable(estado: EstadoBorrador): void {
  if (!estadosEditables.includes(estado)) throw new AppError('estado-no-permite');
}

/** Lets a draft pass only where the machine of the contract says that its owner moves it. */
export function exigirTransicion(de: EstadoBorrador, a: EstadoBorrador): void {
  if (transicionesBorrador[de][a] !== 'cliente') throw new AppError('estado-no-permite');
}

export function exigirQueQuepan(respuestas: Respuestas): void {
  const bytes = Buffer.byteLength(JSON.stringify(respuestas));
  if (bytes > BYTES_DE_RESPUESTAS) throw new AppError('respuestas-demasiado-grandes');
}
