import { isIP } from 'node:net';

/** Trust in `X-Forwarded-For`: none, so many hops from our end, or the entries of these networks. */
export type TrustedProxies = false | number | string[];

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const HOPS = 10;

const HOW =
  'TRUST_PROXY no admite «true»: el primero de X-Forwarded-For lo escribe quien llama. Ponga cuántos proxies propios hay ' +
  'delante (1 con un solo balanceador), o sus redes separadas por comas (10.0.0.0/8, loopback).';

/** Reads `TRUST_PROXY`. Throws, in Spanish, a text that tells how to write it. */
export function readTrustedProxies(written: string): TrustedProxies {
  const text = written.trim().toLowerCase();
  if (['', '0', 'false', 'no', 'off'].includes(text)) return false;
  if (/^\d+$/.test(text)) {
    if (Number(text) > HOPS) throw new Error(`TRUST_PROXY admite de 1 a ${HOPS} proxies.`);
    return Number(text);
  }
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw new Error(HOW);
}

/** The same as Fastify's option. */
export function trustOf(proxies: TrustedProxies): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : proxies;
}

function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= widthOf(family));
}

/** Bits of an address. */
function widthOf(family: number): number {
  return family === 4 ? 32 : 128;
}
