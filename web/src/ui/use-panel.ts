import { useLocation, useSearchParams } from 'react-router';
import { useHere } from './use-here.ts';

/** State of a panel beside a list, kept in the address under `name`: it can be linked to, and going back closes it. */
export function usePanel(name: string) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const here = useHere();
  const withPanel = (from: URLSearchParams, value: string | undefined) => {
    const next = new URLSearchParams(from);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    open: address.get(name) ?? undefined,
    /** Props for the link of a row; the state keeps the cursors of earlier pages. */
    linkTo: (value: string) => ({ to: { search: withPanel(address, value).toString() }, state: state as unknown }),
    /** Panels call it when an answer comes, long after they were rendered: the list may have been searched meanwhile. */
    close: () => {
      const { search, state } = here();
      setAddress(withPanel(new URLSearchParams(search), undefined), { state });
    },
  };
}
