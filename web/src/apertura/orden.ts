import type { EstadoDeApertura, ListoParaAbrir } from '@fedatario/contract';

type Puntos = ListoParaAbrir['puntos'];

/** What lacks first, then what only pretends, then what nobody knows; what is ready last. */
const lugares: Readonly<Record<EstadoDeApertura, number>> = { falta: 0, dePrueba: 1, noConsta: 2, listo: 3 };

export function ordenar(puntos: Puntos): Puntos {
  return puntos.toSorted((a, b) => lugares[a.estado] - lugares[b.estado]);
}

/** What nobody can say from here is not counted: it would never end. */
export function porResolver(puntos: Puntos): number {
  return puntos.filter(({ estado }) => estado === 'falta' || estado === 'dePrueba').length;
}
