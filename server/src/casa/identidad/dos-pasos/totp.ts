import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** The clock of a telephone may be this many periods away from ours. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new random secret in base 32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address an application reads from a QR code: secret, issuer and account. */
export function uriOf(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString();
}

/**
 * The period of thirty seconds, counted since 1970, whose code this is (RFC 6238, SHA-1, 6 digits, as every application
 * makes them); undefined when it is of none near `now`.
 */
export function periodOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** The code of an instant, as an application shows it. */
export function codeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

function totpOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });
}
