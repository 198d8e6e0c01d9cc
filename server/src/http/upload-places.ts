export interface Bounds {
  /** Uploads received at the same time, of everybody, of one address and of one account. */
  readonly all: number;
  readonly ofAddress: number;
  readonly ofPerson: number;
  /** Least mean rate of an upload, demanded from `graceMs` after its beginning on. */
  readonly bytesPerSecond: number;
  readonly graceMs: number;
  readonly checkMs: number;
}

interface Sender {
  readonly address: string;
  readonly person: string | undefined;
}

export interface Place {
  readonly arrived: (bytes: number) => void;
  /** Resolves when what arrived is too little for the time it took. */
  readonly tooSlow: Promise<'tooSlow'>;
  readonly leave: () => void;
}

export interface Places {
  /** `full`: others have them all; `tooMany`: this sender has as many as one may. */
  readonly take: (sender: Sender) => Place | 'full' | 'tooMany';
  readonly taken: () => number;
}

/** The places for uploads of a process, which no few senders can hold by sending slowly. */
export function openPlaces(bounds: Bounds, now: () => number = performance.now.bind(performance)): Places {
  const senders = new Set<Sender>();
  const count = (isOne: (sender: Sender) => boolean) => [...senders].filter(isOne).length;
  return {
    taken: () => senders.size,
    take: ({ address, person }) => {
      if (count((sender) => sender.address === address) >= bounds.ofAddress) return 'tooMany';
      if (person !== undefined && count((sender) => sender.person === person) >= bounds.ofPerson) return 'tooMany';
      if (senders.size >= bounds.all) return 'full';
      const sender = { address, person };
      senders.add(sender);
      const { arrived, tooSlow, stop } = watchRate(bounds, now);
      const leave = () => {
        stop();
        senders.delete(sender);
      };
      return { arrived, tooSlow, leave };
    },
  };
}

function watchRate({ bytesPerSecond, graceMs, checkMs }: Bounds, now: () => number) {
  const began = now();
  let size = 0;
  const { promise: tooSlow, resolve } = Promise.withResolvers<'tooSlow'>();
  const check = () => {
    const elapsed = now() - began;
    if (elapsed > graceMs && size < (elapsed / 1_000) * bytesPerSecond) resolve('tooSlow');
  };
  const timer = setInterval(check, checkMs).unref();
  const arrived = (bytes: number) => {
    size += bytes;
  };
  return { arrived, tooSlow, stop: () => clearInterval(timer) };
}
