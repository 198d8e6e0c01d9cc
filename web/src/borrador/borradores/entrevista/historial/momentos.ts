import type { PuntoDeHistoria } from '@fedatario/contract';

/** What she did in one go: the saves of a while together, anything else by itself. */
export interface Momento {
  /** The answers to come back to: those after the last of them. */
  readonly revision: number;
  readonly motivo: PuntoDeHistoria['motivo'];
  readonly claves: readonly string[];
  readonly hechoEn: string;
}

/** Saves that follow one another within so many milliseconds are one moment. */
const SEGUIDOS = 120_000;

/** The points of a history, from the last to the first, as the moments people remember. */
export function momentosDe(puntos: readonly PuntoDeHistoria[]): Momento[] {
  const momentos: Momento[] = [];
  let desde = 0;
  for (const { revision, motivo, claves, hechoEn } of puntos) {
    const last = momentos.at(-1);
    const instant = Date.parse(hechoEn);
    if (last?.motivo === 'guardado' && motivo === 'guardado' && desde - instant <= SEGUIDOS) {
      momentos[momentos.length - 1] = { ...last, claves: [...new Set([...last.claves, ...claves])] };
    } else momentos.push({ revision, motivo, claves, hechoEn });
    desde = instant;
  }
  return momentos;
}
