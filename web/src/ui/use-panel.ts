import { useLocation, useSearchParams } from 'react-router';

/** State of a panel beside a list, kept in the address under `name`: it can be linked to, and going back closes it. */
export function usePanel(name: string) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const withPanel = (value: string | undefined) => {
    const next = new URLSearchParams(address);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    open: address.get(name) ?? undefined,
    /** Props for the link of a row; the state keeps the cursors of earlier pages. */
    linkTo: (value: string) => ({ to: { search: withPanel(value).toString() }, state: state as unknown }),
    close: () => setAddress(withPanel(undefined), { state }),
  };
}
