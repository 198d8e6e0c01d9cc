import type { EstadoDeApertura, ListoParaAbrir } from '@fedatario/contract/control';

type Puntos = ListoParaAbrir['puntos'];

/** Missing points come first, then those with test data, then those that cannot be checked; ready ones come last. */
const lugares: Readonly<Record<EstadoDeApertura, number>> = { falta: 0, dePrueba: 1, noConsta: 2, listo: 3 };

export function ordenar(puntos: Puntos): Puntos {
  return puntos.toSorted((a, b) => lugares[a.estado] - lugares[b.estado]);
}

/** Points that cannot be checked from here are not counted, because they would never be resolved. */
export function porResolver(puntos: Puntos): number {
  return puntos.filter(({ estado }) => estado === 'falta' || estado === 'dePrueba').length;
}
