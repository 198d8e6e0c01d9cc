import { definirMaquina } from '../base/maquina.ts';

/** The states of what somebody wrote to the office. Source: docs/states.md, "Feedback". */
export const estadosFeedback = ['sinLeer', 'leido', 'respondido', 'archivado'] as const;
export type EstadoFeedback = (typeof estadosFeedback)[number];

export const accionesFeedback = ['leer', 'noLeer', 'responder', 'archivar', 'recuperar', 'escribir'] as const;
export type AccionFeedback = (typeof accionesFeedback)[number];

interface Paso {
  readonly de: EstadoFeedback;
  readonly accion: AccionFeedback;
  /** States it may lead to; when there are two, the first if the office never answered. */
  readonly a: readonly EstadoFeedback[];
  readonly agentes: readonly ('persona' | 'oficina')[];
}

const pasos: readonly Paso[] = [
  { de: 'sinLeer', accion: 'leer', a: ['leido', 'respondido'], agentes: ['oficina'] },
  { de: 'leido', accion: 'noLeer', a: ['sinLeer'], agentes: ['oficina'] },
  { de: 'respondido', accion: 'noLeer', a: ['sinLeer'], agentes: ['oficina'] },
  ...(['sinLeer', 'leido', 'respondido'] as const).map(
    (de): Paso => ({ de, accion: 'archivar', a: ['archivado'], agentes: ['oficina'] }),
  ),
  { de: 'archivado', accion: 'recuperar', a: ['leido', 'respondido'], agentes: ['oficina'] },
  ...estadosFeedback.flatMap((de): Paso[] => [
    { de, accion: 'responder', a: ['respondido'], agentes: ['oficina'] },
    { de, accion: 'escribir', a: ['sinLeer'], agentes: ['persona'] },
  ]),
];

interface HechosDeFeedback {
  /** The folder of the inbox that shows it. */
  readonly carpeta: Exclude<CarpetaFeedback, 'destacados'>;
}

const hechos: Readonly<Record<EstadoFeedback, HechosDeFeedback>> = {
  sinLeer: { carpeta: 'sin-leer' },
  leido: { carpeta: 'leidos' },
  respondido: { carpeta: 'respondidos' },
  archivado: { carpeta: 'archivados' },
};

/** The states of what somebody wrote to the office, and its steps. */
export const maquinaDeFeedback = definirMaquina({ nombre: 'feedback', estados: estadosFeedback, hechos, pasos });

/** The state an action leads to; undefined when it cannot be done from there. */
export function pasoDeFeedback(
  de: EstadoFeedback,
  accion: AccionFeedback,
  respondida: boolean,
): EstadoFeedback | undefined {
  const [primero, segundo] = maquinaDeFeedback.paso(de, accion)?.a ?? [];
  return respondida ? (segundo ?? primero) : primero;
}

/** The folders of the inbox, as the addresses of the specification name them; `destacados` shows the starred ones of every state. */
export const carpetasFeedback = ['sin-leer', 'leidos', 'respondidos', 'archivados', 'destacados'] as const;
export type CarpetaFeedback = (typeof carpetasFeedback)[number];
