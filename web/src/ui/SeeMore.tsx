import type { ReactNode } from 'react';
import { PlainButton } from './PlainButton.tsx';
import css from './see-more.module.css';

interface Props {
  list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown };
  children: ReactNode;
}

/** Button that loads more of a list; hidden when there is no more. It keeps the focus while loading. */
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
