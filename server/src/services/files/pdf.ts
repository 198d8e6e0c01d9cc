import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';
import { countPages } from './draw.ts';

export type PdfFault = 'archivo-danado' | 'archivo-con-clave' | 'archivo-activo';

/** Actions that run a program, open one, send data away or bring it in (ISO 32000-1, 12.6.4). */
const ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'GoToE', 'Movie', 'RichMediaExecute'];
/** Keys under which programs, forms of another engine, other files and media stand. */
const KEYS = ['JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'EF', 'RichMediaContent'];
/** Far more than a person's document has. */
const MOST_OBJECTS = 200_000;

/** Fault for which a PDF is refused: it is none, asks for a password, or acts when it is opened. */
export async function judgePdf(bytes: Uint8Array): Promise<PdfFault | undefined> {
  try {
    const pdf = await PDF.load(bytes);
    // With an owner's password alone it opens for everybody, and only asks not to be changed.
    if (pdf.isEncrypted && !pdf.isAuthenticated) return 'archivo-con-clave';
    if (isActive(pdf)) return 'archivo-activo';
    // Readers count its pages too: libpdf mends a file that was cut and finds the pages that are left.
    return (await countPages(bytes)) === 0 ? 'archivo-danado' : undefined;
  } catch {
    return 'archivo-danado';
  }
}

function isActive(pdf: PDF): boolean {
  for (const object of reachable(pdf)) if (object instanceof PdfDict && isForbidden(object)) return true;
  return false;
}

/** Iterates over the objects reachable from the catalogue, also inside compressed ones. */
function* reachable(pdf: PDF): Generator<PdfObject> {
  const seen = new Set<PdfObject>();
  const pending: PdfObject[] = [pdf.getCatalog()];
  for (let object = pending.pop(); object; object = pending.pop()) {
    const found = object instanceof PdfRef ? pdf.getObject(object) : object;
    if (!found || seen.has(found)) continue;
    seen.add(found);
    if (seen.size > MOST_OBJECTS) throw new Error('Demasiados objetos.');
    pending.push(...partsOf(found));
    yield found;
  }
}

function partsOf(object: PdfObject): PdfObject[] {
  if (object instanceof PdfArray) return [...object];
  return object instanceof PdfDict ? [...object].map(([, value]) => value) : [];
}

function isForbidden(dict: PdfDict): boolean {
  const action = dict.get('S');
  return KEYS.some((key) => dict.has(key)) || (action instanceof PdfName && ACTIONS.includes(action.value));
}
