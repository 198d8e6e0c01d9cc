import type { Endpoint, Input } from '@fedatario/contract/base';
import { type CorreoDeBuzon, correo, identidad } from '@fedatario/contract/casa';
import type { Answer, TestApp } from '../../../testing/client.ts';
import { until } from '../../../testing/until.ts';

export interface Browser {
  readonly cookies: Record<string, string>;
  /** The access token it sends, once signed in. */
  token: string | undefined;
  readonly call: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>;
  readonly signIn: (email: string, password: string, segundoPaso?: string) => Promise<Answer<typeof identidad.signIn>>;
  readonly refresh: () => Promise<Answer<typeof identidad.refresh>>;
}

/** A visitor's browser: it keeps the cookies it is given and sends the access token of its last sign-in. */
export function browserOf({ as }: Pick<TestApp, 'as'>, given: Record<string, string> = {}): Browser {
  const browser: Browser = {
    cookies: { ...given },
    token: undefined,
    call: async (endpoint, input) => {
      const headers = browser.token ? { authorization: `Bearer ${browser.token}` } : {};
      const answer = await as(undefined).call(endpoint, input, { headers, cookies: { ...browser.cookies } });
      for (const { name, value } of answer.cookies) browser.cookies[name] = value;
      return answer;
    },
    signIn: async (email, password, segundoPaso) =>
      keep(await browser.call(identidad.signIn, { body: { email, password, segundoPaso } })),
    refresh: async () => keep(await browser.call(identidad.refresh, {})),
  };
  const keep = <A extends { status: number; data: { accessToken: string } }>(answer: A): A => {
    if (answer.status === 200) browser.token = answer.data.accessToken;
    return answer;
  };
  return browser;
}

export interface Mailbox {
  /** The next mail to this address that was not looked at yet; waits for the queue to deliver it. */
  readonly next: (email: string) => Promise<CorreoDeBuzon>;
  /** The code of the next mail. */
  readonly code: (email: string) => Promise<string>;
}

/** The development mailbox, read one mail after another. */
export function mailboxOf({ as }: Pick<TestApp, 'as'>): Mailbox {
  const seen = new Map<string, number>();
  const next = async (email: string): Promise<CorreoDeBuzon> => {
    const index = seen.get(email) ?? 0;
    const mail = await until(async () => {
      const { data } = await as(undefined).call(correo.buzon, { query: { para: email, limite: 100 } });
      return data.toReversed()[index];
    });
    if (!mail) throw new Error(`No llegó ningún correo nuevo a ${email}.`);
    seen.set(email, index + 1);
    return mail;
  };
  const code = async (email: string) => /^\d{6}$/m.exec((await next(email)).texto)?.[0] ?? 'sin código';
  return { next, code };
}
