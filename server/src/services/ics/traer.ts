import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as porHttp, type RequestOptions } from 'node:http';
import { request as porHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { esPublica } from './direcciones.ts';
import { FalloDeCalendario } from './fallo.ts';

export interface Limites {
  /** Whether an address may be connected to. */
  readonly permite?: (direccion: string) => boolean;
  /** Bytes of the answer. */
  readonly tope?: number;
  /** Milliseconds of all, redirects included. */
  readonly plazo?: number;
}

const TOPE = 2_000_000;
const PLAZO = 10_000;
const SALTOS = 3;
const REDIRIGE = [301, 302, 303, 307, 308];

/**
 * The text at an address. Each address that a name leads to is judged when it is connected to, at each redirect too, so that neither a
 * name nor an answer leads into the private network.
 */
export async function traer(url: string, { permite = esPublica, tope = TOPE, plazo = PLAZO }: Limites = {}) {
  const signal = AbortSignal.timeout(plazo);
  try {
    let actual = new URL(url);
    for (let salto = 0; salto <= SALTOS; salto += 1) {
      const respuesta = await pedir(actual, permite, signal);
      const { statusCode = 0, headers } = respuesta;
      if (statusCode === 200) return await leerHasta(respuesta, tope);
      respuesta.destroy();
      if (!REDIRIGE.includes(statusCode) || !headers.location) throw new FalloDeCalendario('respuesta');
      actual = new URL(headers.location, actual);
    }
    throw new FalloDeCalendario('respuesta');
  } catch (error) {
    if (error instanceof FalloDeCalendario) throw error;
    throw new FalloDeCalendario(signal.aborted ? 'tiempo' : 'respuesta');
  }
}

function pedir(url: URL, permite: (direccion: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!['http:', 'https:'].includes(url.protocol) || (isIP(host) !== 0 && !permite(host)))
    throw new FalloDeCalendario('direccion');
  const options: RequestOptions = {
    signal,
    agent: false,
    lookup: lookupDe(permite),
    headers: { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Fedatario' },
  };
  return new Promise((resolve, reject) => {
    const peticion = (url.protocol === 'https:' ? porHttps : porHttp)(url, options, resolve);
    peticion.on('error', reject);
    peticion.end();
  });
}

/** Resolves a name, and refuses it when any of its addresses is not allowed. */
function lookupDe(permite: (direccion: string) => boolean): LookupFunction {
  return (nombre, { all }, callback) => {
    lookup(nombre, { all: true }).then(
      (direcciones) => {
        const [primera] = direcciones;
        if (!primera || !direcciones.every(({ address }) => permite(address)))
          callback(new FalloDeCalendario('direccion'), '', 0);
        else if (all) callback(null, direcciones);
        else callback(null, primera.address, primera.family);
      },
      (error) => callback(error, '', 0),
    );
  };
}

async function leerHasta(respuesta: IncomingMessage, tope: number): Promise<string> {
  const partes: Buffer[] = [];
  let largo = 0;
  for await (const parte of respuesta as AsyncIterable<Buffer>) {
    largo += parte.length;
    if (largo > tope) throw new FalloDeCalendario('tamano');
    partes.push(parte);
  }
  return Buffer.concat(partes).toString();
}
