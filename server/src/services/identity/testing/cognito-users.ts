import { createHmac, randomInt, randomUUID } from 'node:crypto';

/** An exception of the wire: the name of its type and Amazon's text. */
export class WireError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export interface CognitoClient {
  readonly clientId: string;
  readonly clientSecret?: string;
  /** The app client's PreventUserExistenceErrors: an unknown user is answered as if it were there. */
  readonly hidesUsers?: boolean;
}

export type Purpose = 'confirm' | 'recover' | 'email';

export interface CognitoUser {
  email: string;
  /** New address asked for and not proven yet. */
  pending?: string;
  readonly username: string;
  password: string;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';
  enabled: boolean;
  failures: number;
  readonly codes: Map<Purpose, { value: string; expires: number; tries: number }>;
}

interface Token {
  readonly user: CognitoUser;
  readonly kind: 'access' | 'refresh';
  live: boolean;
}

export interface CognitoState {
  readonly client: CognitoClient;
  readonly users: Map<string, CognitoUser>;
  readonly tokens: Map<string, Token>;
  readonly challenges: Map<string, CognitoUser>;
  /** Every code an address was sent, in order. */
  readonly sent: Map<string, string[]>;
  /** Moved by the test. */
  now: () => Date;
  /** Every renewal gives a new refresh token and ends the one before. */
  rotates: boolean;
}

export function emptyState(client: CognitoClient): CognitoState {
  return {
    client,
    users: new Map(),
    tokens: new Map(),
    challenges: new Map(),
    sent: new Map(),
    now: () => new Date(),
    rotates: false,
  };
}

export function addUser({ users }: CognitoState, email: string, password: string, status: CognitoUser['status']) {
  const codes: CognitoUser['codes'] = new Map();
  const rest = { enabled: true, failures: 0, codes };
  const user: CognitoUser = { email, username: randomUUID(), password, status, ...rest };
  users.set(email, user);
  return user;
}

export function checkClient({ client }: CognitoState, id: string, username: string, hash: string | undefined): void {
  const { clientId, clientSecret } = client;
  if (id !== clientId) throw new WireError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  if (!clientSecret) return;
  const right = createHmac('sha256', clientSecret)
    .update(username + clientId)
    .digest('base64');
  if (hash !== right) throw new WireError('NotAuthorizedException', `Unable to verify secret hash for client ${id}`);
}

export function checkPassword(password: string): void {
  if (password.length >= 8) return;
  throw new WireError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough');
}

/** Documented lives: a day for the code of a sign-up or of an address, an hour for the one of a recovery. */
const LIVES = { confirm: 86_400_000, recover: 3_600_000, email: 86_400_000 };
const TRIES = 5;

export function sendCode({ now, sent }: CognitoState, user: CognitoUser, purpose: Purpose): void {
  const value = String(randomInt(1_000_000)).padStart(6, '0');
  user.codes.set(purpose, { value, expires: now().getTime() + LIVES[purpose], tries: 0 });
  const to = (purpose === 'email' && user.pending) || user.email;
  sent.set(to, [...(sent.get(to) ?? []), value]);
}

export const expired = () =>
  new WireError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

export function spendCode({ now }: CognitoState, user: CognitoUser, purpose: Purpose, value: string): void {
  const code = user.codes.get(purpose);
  if (!code || code.expires <= now().getTime()) throw expired();
  if (code.tries >= TRIES) {
    throw new WireError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  code.tries += 1;
  if (code.value !== value) {
    throw new WireError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  user.codes.delete(purpose);
}

/** Counts a wrong password; after five the right one is refused too. */
export function checkSecret(user: CognitoUser, password: string): void {
  if (!user.enabled) throw new WireError('NotAuthorizedException', 'User is disabled.');
  if (user.failures >= TRIES) throw new WireError('NotAuthorizedException', 'Password attempts exceeded');
  if (user.password === password) {
    user.failures = 0;
    return;
  }
  user.failures += 1;
  throw wrongPassword();
}

export const wrongPassword = () => new WireError('NotAuthorizedException', 'Incorrect username or password.');

export function issueTokens({ tokens }: CognitoState, user: CognitoUser, withRefresh: boolean): object {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const AccessToken = `${part({ alg: 'RS256' })}.${part({ username: user.username, jti: randomUUID() })}.AA`;
  const RefreshToken = randomUUID();
  tokens.set(AccessToken, { user, kind: 'access', live: true });
  if (withRefresh) tokens.set(RefreshToken, { user, kind: 'refresh', live: true });
  return { AuthenticationResult: { AccessToken, ExpiresIn: 3600, ...(withRefresh && { RefreshToken }) } };
}

export function liveToken({ tokens }: CognitoState, text: string, kind: Token['kind'], problem: string): Token {
  const token = tokens.get(text);
  if (token?.live && token.kind === kind && token.user.enabled) return token;
  throw new WireError('NotAuthorizedException', problem);
}

/** Ends every token of a user, as an administrator can. */
export function endTokens({ tokens }: CognitoState, user: CognitoUser): void {
  for (const token of tokens.values()) if (token.user === user) token.live = false;
}
