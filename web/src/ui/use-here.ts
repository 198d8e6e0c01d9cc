import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * The current address, even if a change made a moment ago is not rendered yet: a change that is made from the rendered one would undo it.
 */
export function useHere(): () => Location {
  const rendered = useLocation();
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  return () => router?.state.location ?? rendered;
}
