import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import { countPages } from './draw.ts';

export type PdfFault = 'archivo-danado' | 'archivo-con-clave' | 'archivo-activo';

/** Actions that run a program, open one, send data away or bring it in (ISO 32000-1, 12.6.4). */
const ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'GoToE', 'Movie', 'RichMediaExecute'];
/** Actions that open another file, also of another machine, or an address: refused where nobody has pressed a link. */
const OPENING = ['GoToR', 'URI'];
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

type Resolve = (ref: PdfRef) => PdfObject | null;

function isActive(pdf: PDF): boolean {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  for (const object of reachable(pdf)) if (object instanceof PdfDict && isForbidden(object, resolve)) return true;
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

/** The kind of an action may be written elsewhere in the file, as any value may. */
function isForbidden(dict: PdfDict, resolve: Resolve): boolean {
  const is = (kinds: readonly string[]) => (one: PdfDict) => kinds.includes(one.getName('S', resolve)?.value ?? '');
  return KEYS.some((key) => dict.has(key)) || is(ACTIONS)(dict) || unasked(dict, resolve).some(is(OPENING));
}

/** Far more than any action has after it. */
const MOST_ACTIONS = 50;

/** The actions of a document, a page or an annotation that follow from opening, closing or touching it, and those after each. */
function unasked(dict: PdfDict, resolve: Resolve): PdfDict[] {
  const events = dict.getDict('AA', resolve);
  const names = events ? [...events.keys()].map(({ value }) => value) : [];
  const found = [dict.getDict('OpenAction', resolve), ...names.map((name) => events?.getDict(name, resolve))];
  const actions = found.filter((one) => one !== undefined);
  for (const action of actions) {
    const next = [action.getDict('Next', resolve), ...(action.getArray('Next', resolve) ?? [])];
    for (const one of next) {
      const after = one instanceof PdfRef ? resolve(one) : one;
      if (after instanceof PdfDict && actions.length < MOST_ACTIONS) actions.push(after);
    }
  }
  return actions;
}
