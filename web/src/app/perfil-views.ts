/** The parts of a profile (product.md, section 6). */
export const perfilViews = ['info', 'seguridad', 'forma-pago', 'notificaciones', 'privacidad'] as const;

export type PerfilView = (typeof perfilViews)[number];

export function perfilView(handle: string | undefined): PerfilView | undefined {
  return perfilViews.find((view) => view === handle);
}
