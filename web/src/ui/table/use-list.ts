import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigation, useSearchParams } from 'react-router';
import { changeList, type ListShape, queryOf, readList } from '../../lib/list-state.ts';

/** Milliseconds without typing after which what was typed is looked for. */
const PAUSE = 300;

type List<F extends string> = ReturnType<typeof useList<F>>;
export type AnyList = List<string>;

/** A list whose whole state is the address: it can be shared, reloaded and gone back to. */
export function useList<F extends string>(shape: ListShape<F>) {
  const [address, setAddress] = useSearchParams();
  const { state: kept } = useLocation();
  /** The pages before this one, as they were turned here; a shared address does not know them. */
  const before: readonly (string | null)[] = Array.isArray(kept?.paginas) ? kept.paginas : [];
  const state = readList(address, shape);
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setAddress(changeList(addressNow(), changes), { replace, state: changes.ocultas === undefined ? null : kept });
  const go = (cursor: string | null | undefined, paginas: readonly (string | null)[]) =>
    setAddress(changeList(addressNow(), { cursor: cursor ?? undefined }), { state: { paginas } });
  return {
    ...state,
    /** What the call is asked with. */
    query: { ...queryOf(state), ...(state.cursor !== undefined && { cursor: state.cursor }) },
    /** The same rows without pages: what an export is asked with. */
    whole: queryOf(state),
    filtrada: state.texto !== '' || Object.keys(state.filtros).length > 0,
    change,
    clear: () =>
      change({ texto: undefined, ...Object.fromEntries(Object.keys(shape.filtros).map((f) => [f, undefined])) }),
    page: before.length + 1,
    next: (siguiente: string) => go(siguiente, [...before, state.cursor ?? null]),
    previous: state.cursor === undefined ? undefined : () => go(before.at(-1), before.slice(0, -1)),
  };
}

/** As it stands, also when what was pressed a moment ago is not drawn yet: nothing that it opened is shut again. */
function addressNow(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** What is being typed, which becomes the text of the list after a pause. */
export function useSearchBox({ texto, change }: Pick<AnyList, 'texto' | 'change'>) {
  const [typed, setTyped] = useState(texto);
  const [applied, setApplied] = useState(texto);
  // The address changed from outside: by going back, by taking the filters away.
  if (applied !== texto) {
    setApplied(texto);
    setTyped(texto);
  }
  const wanted = typed.trim();
  // On the way to another page nothing is looked for any more: it would bring the person back. The router knows that she
  // leaves some time before it is drawn.
  const leaving = useNavigation().state !== 'idle';
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  useEffect(() => {
    if (wanted === texto || leaving) return;
    const timer = setTimeout(() => {
      if (router && router.state.navigation.state !== 'idle') return;
      setApplied(wanted);
      change({ texto: wanted }, true);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped };
}
