import type { Store } from './store.ts';

export type Wire = 'stripe' | 'recurrente';

/** Settings that every process which plays somebody has. */
export interface PlaySettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly apiKey: string;
}

export interface SandboxSettings extends PlaySettings {
  /** Address of the pages for browsers; by its port on this machine if left out. */
  readonly publicUrl?: string | undefined;
  readonly comercio: string;
  /** Protocol of its calls and notices. */
  readonly wire: Wire;
  /** Milliseconds that the slow card and the slow refund take. */
  readonly slowMs: number;
}

/** State and services that all parts of the sandbox share. */
export interface Bank {
  readonly settings: SandboxSettings;
  readonly publicUrl: string;
  readonly store: Store;
  /** Seconds since 1970, as Stripe counts; tests may move it. */
  readonly now: () => number;
  /** Queues a notice for the registered addresses, in the same line as the change it tells. */
  readonly notify: (type: string, object: object) => void;
  readonly control: Control;
  /** Pages and keys being answered right now. */
  readonly atWork: Map<string, Promise<unknown>>;
}

export interface Control {
  /** Seconds the clock was moved. */
  ahead: number;
  /** Failures planned for coming calls, each for so many. */
  next: Planned[];
  /** none: no event is ever told, as the reference says of test keys. */
  notices: 'normal' | 'twice' | 'hold' | 'none';
  noticeDelayMs: number;
  /** hold: a card that pays on a page is verified until a command says how that ended. */
  verification: 'normal' | 'hold';
}

export interface Planned {
  /**
   * fail: 500. limit: 429. delay: answers late. lose: does the work and cuts the connection. cut: cuts it without doing the
   * work.
   */
  readonly how: 'fail' | 'limit' | 'delay' | 'lose' | 'cut';
  /** The beginning of the path, after `/v1/` or `/api/`. */
  readonly path: string;
  readonly ms: number;
  times: number;
}

export function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
