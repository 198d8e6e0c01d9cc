/** Failures of the provider of payments that the office can do something about; a refused card is none. */
export const fallosDeProveedor = ['incierto', 'no-disponible', 'firma-invalida', 'configuracion'] as const;
export type FalloDeProveedor = (typeof fallosDeProveedor)[number];
