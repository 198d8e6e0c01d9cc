import type { ReactNode } from 'react';
import { PlainButton } from './PlainButton.tsx';
import css from './see-more.module.css';

interface Props {
  list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown };
  children: ReactNode;
}

/** Under a list of which there is more; nothing when there is not. The keyboard stays on it while more comes. */
export function SeeMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: Props) {
  if (!hasNextPage) return null;
  return (
    <div className={css.more}>
      <PlainButton
        kind="quiet"
        aria-disabled={isFetchingNextPage}
        onClick={() => void (isFetchingNextPage || fetchNextPage())}
      >
        {children}
      </PlainButton>
    </div>
  );
}
