import mammoth from 'mammoth';
import { abrirPaquete, type FalloDeWord } from './paquete.ts';
import { type Perdida, perdidasDe } from './perdidas.ts';
import { bloquesDe, type Elemento, type NodoDeWord } from './texto.ts';

export interface WordLeido {
  readonly nodos: NodoDeWord[];
  readonly perdidas: Perdida[];
}
export type VeredictoDeWord =
  | ({ readonly ok: true } & WordLeido)
  | { readonly ok: false; readonly codigo: FalloDeWord };

/** Limits of a template (document-engine), with room for what its author adds. */
const BLOQUES_MAXIMOS = 2000;
const LETRAS_MAXIMAS = 400_000;

/** Reads the text of a .docx, or tells its fault. To be called in a process apart. */
export async function leerPaquete(given: Uint8Array): Promise<VeredictoDeWord> {
  const paquete = abrirPaquete(Buffer.from(given));
  if (typeof paquete === 'string') return { ok: false, codigo: paquete };
  const nodos = await textoDelCuerpo(paquete.bytes).catch(() => undefined);
  if (nodos === undefined) return { ok: false, codigo: 'word-danado' };
  if (nodos.length === 0) return { ok: false, codigo: 'word-requerido' };
  const isLong = nodos.length > BLOQUES_MAXIMOS || JSON.stringify(nodos).length > LETRAS_MAXIMAS;
  if (isLong) return { ok: false, codigo: 'word-muy-largo' };
  return { ok: true, nodos, perdidas: perdidasDe(paquete) };
}

async function textoDelCuerpo(buffer: Buffer): Promise<NodoDeWord[]> {
  let nodos: NodoDeWord[] = [];
  await mammoth.convertToHtml(
    { buffer },
    {
      // The document is taken as read; the HTML is not wanted.
      transformDocument: (documento: Elemento) => {
        nodos = bloquesDe(documento.children ?? []);
        return { ...documento, children: [] };
      },
    },
  );
  return nodos;
}
