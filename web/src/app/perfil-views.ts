import type { Pendiente } from './pendiente.ts';

/** The parts of a profile (product.md, section 6) and, of those not built yet, what they will do. */
export const perfilViews = {
  info: null,
  seguridad: null,
  'forma-pago': null,
  notificaciones: null,
  privacidad: 'privacidad',
} as const satisfies Record<string, Pendiente | null>;

export type PerfilView = keyof typeof perfilViews;

export function perfilView(handle: string | undefined): PerfilView | undefined {
  return handle !== undefined && Object.hasOwn(perfilViews, handle) ? (handle as PerfilView) : undefined;
}
