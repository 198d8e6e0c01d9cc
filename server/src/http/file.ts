import { Readable } from 'node:stream';
import { Archivo, type Endpoint } from '@fedatario/contract';
import type { FastifyReply } from 'fastify';

/** Only a file of a kind that the contract promises leaves the server. */
export function fileOf({ produces = [], path }: Endpoint, result: unknown): Archivo {
  const file = Archivo.parse(result);
  if (!produces.includes(file.tipo)) throw new Error(`${path} no promete archivos ${file.tipo}.`);
  return file;
}

/** Shown where the browser can, and kept by nobody on the way unless it is anybody's: else it is somebody's own. */
export function sendFile(
  reply: FastifyReply,
  endpoint: Endpoint,
  { tipo, nombre, contenido, partes }: Archivo,
): FastifyReply {
  return reply
    .type(tipo)
    .header('content-disposition', contentDisposition(nombre))
    .header('cache-control', endpoint.shared ? 'public, max-age=3600' : 'private, no-store')
    .send(partes ? Readable.from(partes) : Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength));
}

const LONGEST_NAME = 120;
/** What separates folders, what Windows refuses in a name, and what is not seen or turns the order of the rest. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/** RFC 6266: the name in plain letters for who reads no other, and as it is (RFC 5987) for everybody else. */
export function contentDisposition(nombre: string): string {
  const name = cleanName(nombre);
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|%/g, '_');
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${escaped}`;
}

function cleanName(nombre: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/su.exec(nombre.normalize('NFC').toWellFormed()) ?? [];
  const clean = stem
    .replace(REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...clean].slice(0, LONGEST_NAME).join('').trimEnd() || 'documento'}${ending}`;
}
