import { uuid } from './uuid.ts';

/** A write as it was last sent: what, and under which Idempotency-Key. */
export interface Sent {
  readonly content: string;
  readonly key: string;
}

/**
 * The key of a write: the same one while the same content is sent again because its fate is unknown (no network, a
 * server that failed), a new one for anything else.
 */
export function keyOf(content: string, unsettled: Sent | undefined, fresh: () => string = uuid): Sent {
  return unsettled?.content === content ? unsettled : { content, key: fresh() };
}
