import { useLocation, useSearchParams } from 'react-router';

/** What stands open beside a list, by its name in the address: it can be linked to, and going back closes it. */
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
    /** For the link of a row; the pages that were turned stay known. */
    linkTo: (value: string) => ({ to: { search: withPanel(value).toString() }, state: state as unknown }),
    close: () => setAddress(withPanel(undefined), { state }),
  };
}
