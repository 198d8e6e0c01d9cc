import type { Candidato } from '@fedatario/contract/tramite';

type Carga = Pick<Candidato, 'carga' | 'cargaMaxima'>;

/** Load of a notary: below, at or over their limit. */
export function nivelDeCarga({ carga, cargaMaxima }: Carga): 'libre' | 'lleno' | 'pasado' {
  if (carga < cargaMaxima) return 'libre';
  return carga === cargaMaxima ? 'lleno' : 'pasado';
}

/** Whether assigning this many more needs confirmation: it exceeds the notary's limit, or they do not attend today. */
export function conReparo({ hoy, carga, cargaMaxima }: Carga & Pick<Candidato, 'hoy'>, cuantos: number): boolean {
  return hoy.length === 0 || carga + cuantos > cargaMaxima;
}
