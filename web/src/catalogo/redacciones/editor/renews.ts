import { read as leerProducto } from '@fedatario/contract/llamadas/productos';
import { read as leerDeOficina, list } from '@fedatario/contract/llamadas/productos-de-oficina';
import { read, versions } from './calls.ts';

/** The reads that a change of what is written, or of what is published, makes old. */
export const renews = [read, versions, list, leerDeOficina, leerProducto];
