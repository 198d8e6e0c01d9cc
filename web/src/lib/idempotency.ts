import { uuid } from './uuid.ts';

/** A write as last sent: its content and its Idempotency-Key. */
export interface Sent {
  readonly content: string;
  readonly key: string;
}

/**
 * The key of a write: the same while the same content is sent again after an unknown result (no network, a server
 * failure), a new one for anything else.
 */
export function keyOf(content: string, unsettled: Sent | undefined, fresh: () => string = uuid): Sent {
  return unsettled?.content === content ? unsettled : { content, key: fresh() };
}
