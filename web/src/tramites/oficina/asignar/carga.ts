import type { Candidato } from '@fedatario/contract';

type Carga = Pick<Candidato, 'carga' | 'cargaMaxima'>;

/** How full somebody is: with room, at her limit, or over it. */
export function nivelDeCarga({ carga, cargaMaxima }: Carga): 'libre' | 'lleno' | 'pasado' {
  if (carga < cargaMaxima) return 'libre';
  return carga === cargaMaxima ? 'lleno' : 'pasado';
}

/** Giving her so many more is asked first: they pass her limit, or she does not attend today. */
export function conReparo({ hoy, carga, cargaMaxima }: Carga & Pick<Candidato, 'hoy'>, cuantos: number): boolean {
  return hoy.length === 0 || carga + cuantos > cargaMaxima;
}
