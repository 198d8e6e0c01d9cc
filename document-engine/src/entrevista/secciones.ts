import type { Campo, EntrevistaCompilada, Seccion } from './compilada.ts';
import { staticPath } from './ruta.ts';

/** The sections of an interview in their order, also the notary's. Their positions are the index of a draft. */
export function seccionesDe({ secciones }: EntrevistaCompilada): readonly Seccion[] {
  return secciones;
}

/** The question at a path, as it is written or as answers number it: `bienes.0.marca`. Undefined where none stands. */
export function campoEn({ indice }: EntrevistaCompilada, ruta: string): Campo | undefined {
  return indice.get(staticPath(ruta));
}
