import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type CodigoError, errores } from '@fedatario/contract/base';

/** Longer than any line of a request that Node takes: how long an id may be is said by its call, as of any other field. */
export const LONGEST_PARAM = 16 * 1024;

/** Stands in for an address that cannot be decoded, so that it is answered as any unknown route. */
const NOWHERE = '/api/direccion-ilegible';

/** The address to look for: the router answers what it cannot decode by itself, without our headers, limits or log. */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return NOWHERE;
  }
}

const codes: Record<string, CodigoError> = { HPE_HEADER_OVERFLOW: 'cabeceras-demasiado-grandes' };

/**
 * Connections that end without an answer. A browser opens connections ahead of its requests: an answer on one that stayed
 * silent would be read as that of the next request.
 */
const SILENT = new Set(['ECONNRESET', 'ERR_HTTP_REQUEST_TIMEOUT']);

/** Answers a request that is not HTTP with an error of the same form as any other, and closes the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (SILENT.has(error.code ?? '') || !socket.writable) return void socket.destroy();
  const codigo = codes[error.code ?? ''] ?? 'peticion-ilegible';
  const { status, mensaje } = errores[codigo];
  const body = JSON.stringify({ type: `/errores/${codigo}`, title: mensaje, status, codigo });
  const head = [
    `HTTP/1.1 ${status} ${codigo}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
