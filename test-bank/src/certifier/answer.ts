import { wait } from '../bank.ts';
import type { Book } from './book.ts';
import { type CertifierControl, type Step, takeWay, type Way } from './control.ts';

/** A call as a wire sees it. */
export interface Asked {
  readonly method: string;
  /** Path without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Certifier {
  readonly apiKey: string;
  readonly book: Book;
  readonly control: CertifierControl;
  readonly now: () => Date;
}

export type Answer = { readonly status: number; readonly text: string } | 'cut';

/** Ways that only the wire knows how to say. */
export type Refusal = Extract<Way, 'refuse' | 'refuseText' | 'refuseEmpty' | 'refuseSignature'>;

export function said(status: number, body: object): Answer {
  return { status, text: JSON.stringify(body) };
}

/** Does a step as the control planned it; `refuse` says a planned refusal in the words of the wire. */
export async function played(
  { control }: Certifier,
  step: Step,
  work: () => Answer,
  refuse: (way: Refusal) => Answer,
): Promise<Answer> {
  const planned = takeWay(control, step);
  if (!planned) return work();
  const { how, ms } = planned;
  if (how === 'cut') return 'cut';
  if (how === 'fail') return said(500, { mensaje: 'Falla pedida.' });
  if (how === 'page') return { status: 200, text: '<html><body>Servicio en mantenimiento</body></html>' };
  if (how === 'delay') {
    await wait(ms);
    return work();
  }
  if (how === 'lose') {
    work();
    return 'cut';
  }
  return refuse(how);
}

/** The first value of a header, by its name in lower case. */
export function headerOf({ headers }: Asked, name: string): string {
  return [headers[name]].flat()[0] ?? '';
}
