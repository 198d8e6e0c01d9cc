import type { Candidato } from '@fedatario/contract';

type Carga = Pick<Candidato, 'carga' | 'cargaMaxima'>;

/** How full the load of a notary is: with room, at their limit, or over it. */
export function nivelDeCarga({ carga, cargaMaxima }: Carga): 'libre' | 'lleno' | 'pasado' {
  if (carga < cargaMaxima) return 'libre';
  return carga === cargaMaxima ? 'lleno' : 'pasado';
}

/** Assigning so many more needs confirmation: they pass the notary's limit, or the notary does not attend today. */
export function conReparo({ hoy, carga, cargaMaxima }: Carga & Pick<Candidato, 'hoy'>, cuantos: number): boolean {
  return hoy.length === 0 || carga + cuantos > cargaMaxima;
}
