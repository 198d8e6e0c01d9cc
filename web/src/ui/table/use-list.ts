import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigation, useSearchParams } from 'react-router';
import { changeList, estaAlReves, type ListShape, queryOf, readList } from '../../lib/list-state.ts';
import { useHere } from '../use-here.ts';

/** Milliseconds without typing before the search runs. */
const PAUSE = 300;

export type List<S extends ListShape> = ReturnType<typeof useList<S>>;
export type AnyList = List<ListShape>;

/** A list whose whole state is in the address, so that it can be shared, reloaded and navigated back to. */
export function useList<const S extends ListShape>(shape: S) {
  const [address, setAddress] = useSearchParams();
  const { state: kept } = useLocation();
  const here = useHere();
  const addressNow = () => new URLSearchParams(here().search);
  /** Cursors of the earlier pages, as visited here; a shared address does not have them. */
  const before: readonly (string | null)[] = Array.isArray(kept?.paginas) ? kept.paginas : [];
  const state = readList(address, shape);
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setAddress(changeList(addressNow(), changes), { replace, state: changes.ocultas === undefined ? null : kept });
  const go = (cursor: string | null | undefined, paginas: readonly (string | null)[]) =>
    setAddress(changeList(addressNow(), { cursor: cursor ?? undefined }), { state: { paginas } });
  return {
    ...state,
    /** Query of the list call. */
    query: { ...queryOf(state), ...(state.cursor !== undefined && { cursor: state.cursor }) },
    /** The same without the page, for an export. */
    whole: queryOf(state),
    /** Its days are the wrong way round, which the call refuses: it is not made until one is changed. */
    alReves: estaAlReves(state.filtros),
    filtrada: state.texto !== '' || Object.keys(state.filtros).length > 0,
    change,
    clear: () =>
      change({ texto: undefined, ...Object.fromEntries(Object.keys(shape.filtros).map((f) => [f, undefined])) }),
    page: before.length + 1,
    next: (siguiente: string) => go(siguiente, [...before, state.cursor ?? null]),
    previous: state.cursor === undefined ? undefined : () => go(before.at(-1), before.slice(0, -1)),
  };
}

/** The text being typed, which becomes the search text after a pause. */
export function useSearchBox({ texto, change }: Pick<AnyList, 'texto' | 'change'>) {
  const [typed, setTyped] = useState(texto);
  /** The text that was last searched from here, whether or not the address has it yet. */
  const [sent, setSent] = useState(texto);
  const [seen, setSeen] = useState(texto);
  if (seen !== texto) {
    setSeen(texto);
    // The address changed from outside: by navigating back or by removing the filters.
    if (sent !== texto) {
      setSent(texto);
      setTyped(texto);
    }
  }
  const wanted = typed.trim();
  // While navigating to another page no search may run, because it would bring the person back. The router knows of the
  // navigation before it is rendered.
  const leaving = useNavigation().state !== 'idle';
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  useEffect(() => {
    if (wanted === texto || leaving) return;
    const timer = setTimeout(() => {
      if (router && router.state.navigation.state !== 'idle') return;
      setSent(wanted);
      change({ texto: wanted }, true);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped };
}
