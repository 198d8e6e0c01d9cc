import { inventos, type PedidoDeCasos, type PropuestaDeCasos, proponerCasos } from '@fedatario/document-engine';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds of work before the screen may answer again. */
const TAJADA_MS = 12;

type Busqueda =
  | { readonly clase: 'nada' | 'buscando' }
  | { readonly clase: 'hallada'; readonly propuesta: PropuestaDeCasos };

/** A search for the cases that are missing, in slices. What was found is dropped when `de` changes. */
export function useCasosQueFaltan(de: unknown): {
  busqueda: Busqueda;
  buscar: (pedido: Omit<PedidoDeCasos, 'inventos'>) => void;
} {
  const [busqueda, setBusqueda] = useState<Busqueda>({ clase: 'nada' });
  const stop = useRef<() => void>(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cases of another text are no longer those that are missing.
  useEffect(() => {
    setBusqueda({ clase: 'nada' });
    return () => stop.current();
  }, [de]);
  const buscar = useCallback((pedido: Omit<PedidoDeCasos, 'inventos'>) => {
    stop.current();
    setBusqueda({ clase: 'buscando' });
    stop.current = enTajadas(proponerCasos({ ...pedido, inventos }), (propuesta) =>
      setBusqueda({ clase: 'hallada', propuesta }),
    );
  }, []);
  return { busqueda, buscar };
}

/** Runs a search in slices; the answer stops it. */
function enTajadas<T>(search: Generator<void, T>, done: (found: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const work = () => {
    const until = performance.now() + TAJADA_MS;
    let step = search.next();
    while (!step.done && performance.now() < until) step = search.next();
    if (step.done) done(step.value);
    else timer = setTimeout(work);
  };
  timer = setTimeout(work);
  return () => clearTimeout(timer);
}
