import type { comun } from './comun/textos.ts';

/** The texts of all chapters. Every other chapter adds itself at the end of its file. */
export interface Catalogo {
  comun: typeof comun;
}
export type Capitulo = keyof Catalogo;
