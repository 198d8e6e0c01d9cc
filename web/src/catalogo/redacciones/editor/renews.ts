import { productos, productosDeOficina, redacciones } from '@fedatario/contract';

/** The reads that a change of what is written, or of what is published, makes old. */
export const renews = [
  redacciones.read,
  redacciones.versions,
  productosDeOficina.list,
  productosDeOficina.read,
  productos.read,
];
