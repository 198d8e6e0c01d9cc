/** A requisito's way. Source: docs/states.md. `aceptado` and `dispensado` are done, until what was accepted expires. */
export const estadosRequisito = ['pendiente', 'subido', 'aceptado', 'rechazado', 'dispensado', 'vencido'] as const;
export type EstadoRequisito = (typeof estadosRequisito)[number];
