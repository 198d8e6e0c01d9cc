import type { CodigoError } from '@fedatario/contract/base';
import {
  type AccionBorrador,
  type AgenteBorrador,
  BYTES_DE_RESPUESTAS,
  type EstadoBorrador,
  maquinaDeBorrador,
  type Respuestas,
} from '@fedatario/contract/borrador';
import { type Estado, evaluarEntrevista } from '@fedatario/document-engine';
import { contextoDe, type Version } from '../../catalogo/productos/productos.ts';
import { AppError } from '../../http/errors.ts';

/** Evaluates answers as of today, as the customer sees them. */
export function evaluar({ entrevista }: Version, respuestas: Respuestas, now: Date): Estado {
  return evaluarEntrevista(entrevista, respuestas, { contexto: contextoDe(now), rol: 'cliente' });
}

/** The part of an evaluation that a draft stores: its progress, and the state that its answers give it. */
export function avanceDe({ progreso, completa }: Estado) {
  const estado: EstadoBorrador = completa ? 'completo' : 'enProgreso';
  return { ...progreso, estado };
}

/** Throws unless the contract's machine has a step from this state for this action and role. */
export function exigirPaso(de: EstadoBorrador, accion: AccionBorrador, agente: AgenteBorrador = 'cliente'): void {
  if (!maquinaDeBorrador.paso(de, accion, agente)) throw new AppError(porQueNo[de] ?? 'estado-no-permite');
}

/** Error for the customer by the state that forbids every action. */
const porQueNo: Readonly<Partial<Record<EstadoBorrador, CodigoError>>> = {
  enCarrito: 'borrador-en-carrito',
  enPedido: 'borrador-en-pedido',
  comprado: 'borrador-comprado',
  enCorreccion: 'borrador-comprado',
  corregido: 'borrador-comprado',
  bloqueado: 'borrador-comprado',
};

export function exigirQueQuepan(respuestas: Respuestas): void {
  const bytes = Buffer.byteLength(JSON.stringify(respuestas));
  if (bytes > BYTES_DE_RESPUESTAS) throw new AppError('respuestas-demasiado-grandes');
}
