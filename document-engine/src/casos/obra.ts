import type { Objeto } from '../base/json.ts';
import type { PlantillaLista } from '../plantilla/leer.ts';
import type { Taller } from './completar.ts';
import type { Ramas } from './metas.ts';

/** Accepted answers with the keys of all that they show, and the paths that must not change for it. */
export type Lograda = { respuestas: Objeto; fijas: ReadonlySet<string>; muestra: ReadonlySet<string> };

export type Obra = {
  taller: Taller;
  plantilla: PlantillaLista;
  ramas: Ramas;
  base: Objeto;
  /** Truth tables that were worked out, by what they were asked. */
  casos: Map<string, Record<string, unknown>[] | undefined>;
};

/** Answers not completed yet, and the paths that must not change. */
export type Borrador = { respuestas: Objeto; fijas: ReadonlySet<string> };
