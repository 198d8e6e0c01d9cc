import type { ReactNode } from 'react';
import { Row } from './layout/layout.tsx';
import { PlainButton } from './PlainButton.tsx';

interface Props {
  list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown };
  children: ReactNode;
}

/** Button that loads more of a list; hidden when there is no more. It keeps the focus while loading. */
export function SeeMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: Props) {
  if (!hasNextPage) return null;
  return (
    <Row justify="center" top={8}>
      <PlainButton
        kind="quiet"
        aria-disabled={isFetchingNextPage}
        onClick={() => void (isFetchingNextPage || fetchNextPage())}
      >
        {children}
      </PlainButton>
    </Row>
  );
}
