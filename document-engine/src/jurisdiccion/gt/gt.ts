import type { Jurisdiccion } from '../../modelo/jurisdiccion.ts';
import { camposRepresentacion, persona } from './compuestos.ts';
import { direccion, inmueble, vehiculo } from './compuestos-cosas.ts';
import { formatoPorTipo, formatos } from './formatos.ts';
import { lecturas } from './lecturas.ts';
import { pais } from './pais.ts';
import { parametros } from './parametros.ts';
import { parciales, parcialesDeFe } from './parciales.ts';
import { departamentos } from './territorio.ts';

/** Guatemala, with what only interviews and documents need. */
export const gt = {
  ...pais,
  compuestos: { persona, representacion: camposRepresentacion, direccion, vehiculo, inmueble },
  parametros,
  leer: lecturas,
  formatos,
  formatoPorTipo,
  parciales,
  parcialesDeFe,
  divisiones: departamentos,
} satisfies Jurisdiccion;
