import * as z from 'zod/mini';
import { instante, uuid } from '../base/campos.ts';

/** Why a publication that was asked for was not made at its moment. */
export const fallosDePublicacion = [
  'cambioLoEscrito',
  'cambioLaVenta',
  'sinAprobar',
  'conProblemas',
  'nadaPorPublicar',
] as const;
export type FalloDePublicacion = (typeof fallosDePublicacion)[number];

/** A publication that waits for its moment, for a second person, or for both. */
export const PublicacionPedida = z.object({
  idPublicacion: uuid,
  /** Null for as soon as somebody approves it. */
  publicarEn: z.nullable(instante),
  pedidaPor: z.object({ idUsuario: uuid, nombre: z.string() }),
  pedidaEn: instante,
  aprobadaPor: z.nullable(z.string()),
  /** Nobody wrote since it was asked for; otherwise it will not be published. */
  vigente: z.boolean(),
  fallo: z.nullable(z.enum(fallosDePublicacion)),
});
export type PublicacionPedida = z.output<typeof PublicacionPedida>;
