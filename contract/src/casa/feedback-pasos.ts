/** The states of what somebody wrote to the office. Source: docs/states.md, "Feedback". */
export const estadosFeedback = ['sinLeer', 'leido', 'respondido', 'archivado'] as const;
export type EstadoFeedback = (typeof estadosFeedback)[number];

export const accionesFeedback = ['leer', 'noLeer', 'responder', 'archivar', 'recuperar', 'escribir'] as const;
export type AccionFeedback = (typeof accionesFeedback)[number];

interface Paso {
  readonly de: EstadoFeedback;
  readonly accion: AccionFeedback;
  /** States it may lead to; when there are two, the first if the office never answered. */
  readonly a: readonly [EstadoFeedback, EstadoFeedback?];
  readonly agentes: readonly ('persona' | 'oficina')[];
}

/** The machine: the one table of server and screens. */
const pasosFeedback: readonly Paso[] = [
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

/** The state an action leads to; undefined when it cannot be done from there. */
export function pasoDeFeedback(
  de: EstadoFeedback,
  accion: AccionFeedback,
  respondida: boolean,
): EstadoFeedback | undefined {
  const paso = pasosFeedback.find((uno) => uno.de === de && uno.accion === accion);
  const [primero, segundo] = paso?.a ?? [];
  return respondida ? (segundo ?? primero) : primero;
}

/** The folders of the inbox, as the addresses of the specification name them. */
export const carpetasFeedback = ['sin-leer', 'leidos', 'respondidos', 'archivados', 'destacados'] as const;
export type CarpetaFeedback = (typeof carpetasFeedback)[number];

/** The state that a folder shows; `destacados` shows the starred ones of every state. */
export const estadoDeCarpeta = {
  'sin-leer': 'sinLeer',
  leidos: 'leido',
  respondidos: 'respondido',
  archivados: 'archivado',
  destacados: undefined,
} as const satisfies Record<CarpetaFeedback, EstadoFeedback | undefined>;
