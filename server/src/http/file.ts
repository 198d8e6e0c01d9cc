import { Readable } from 'node:stream';
import { Archivo, type Endpoint } from '@fedatario/contract/base';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './answer-cache.ts';

/** Only files of a type that the contract promises are sent. */
export function fileOf({ produces = [], path }: Endpoint, result: unknown): Archivo {
  const file = Archivo.parse(result);
  if (!produces.includes(file.tipo)) throw new Error(`${path} no promete archivos ${file.tipo}.`);
  return file;
}

/** It is asked for again and again, by a program that keeps it: sent when it changed, and never shown by a search engine. */
function sendRevalidated(request: FastifyRequest, reply: FastifyReply, { tipo, contenido }: Archivo): FastifyReply {
  void reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex, nofollow');
  const bytes = Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength);
  if (isKnown(request, reply, { etag: etagOf(bytes.toString('latin1')) })) return reply.code(304).send();
  return reply.type(tipo).send(bytes);
}

/** `inline` where browsers can show it; not cached by proxies unless it is public. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  file: Archivo,
): FastifyReply {
  if (endpoint.revalidated) return sendRevalidated(request, reply, file);
  const { tipo, nombre, contenido, partes } = file;
  return reply
    .type(tipo)
    .header('content-disposition', contentDisposition(nombre))
    .header('cache-control', endpoint.shared ? 'public, max-age=3600' : 'private, no-store')
    .send(partes ? Readable.from(partes) : Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength));
}

const LONGEST_NAME = 120;
/**
 * Characters refused in a file name: separators of folders, those that Windows refuses, and invisible or bidirectional
 * controls.
 */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/** RFC 6266: an ASCII name for old clients, and the name as it is (RFC 5987) for all others. */
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
