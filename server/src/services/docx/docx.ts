import type { Documento } from '@fedatario/document-engine';
import { inThread } from '../in-thread.ts';
import type { DocxOptions } from './render.ts';

/**
 * The document as a Word file that a notary can go on editing: numbers of clauses and lists are plain text. Made in a thread of its own,
 * because loading the library and writing the file held all other requests for a third of a second.
 */
export function writeDocx(documento: Documento, options: DocxOptions): Promise<Uint8Array> {
  return inThread(new URL('./worker.ts', import.meta.url), { documento, options });
}
