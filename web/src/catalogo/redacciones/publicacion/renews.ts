import { calls } from '#calls';

/** The reads that a change of what is written, or of what is published, makes old. */
export const renews = [
  calls.redacciones.read,
  calls.redacciones.versions,
  calls.productosDeOficina.list,
  calls.productosDeOficina.read,
  calls.productos.read,
];
