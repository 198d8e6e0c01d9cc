import type { PuntoDeHistoria } from '@fedatario/contract/borrador';

/** Changes made in one go: saves shortly after each other are grouped; anything else is a moment by itself. */
export interface Momento {
  /** The revision to restore: the last of the group. */
  readonly revision: number;
  readonly motivo: PuntoDeHistoria['motivo'];
  readonly claves: readonly string[];
  readonly hechoEn: string;
}

/** Milliseconds between saves within which they count as one moment. */
const SEGUIDOS = 120_000;

/** Groups the points of a history, newest first, into moments. */
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
