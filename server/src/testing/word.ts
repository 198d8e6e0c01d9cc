import { inflateRawSync } from 'node:zlib';

/** The parts of a Word file by name, read from the directory at the end of its zip. */
export function partsOfWord(file: Uint8Array): Map<string, string> {
  const zip = Buffer.from(file);
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const parts = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < zip.readUInt16LE(end + 10); i += 1) {
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((skip) => zip.readUInt16LE(at + skip));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const stored = zip.readUInt16LE(at + 10) === 0;
    parts.set(zip.toString('utf8', at + 46, at + 46 + nameLength), String(stored ? data : inflateRawSync(data)));
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

/** The paragraphs of its body, as they are read. */
export function paragraphsOfWord(file: Uint8Array): string[] {
  const body = partsOfWord(file).get('word/document.xml') ?? '';
  return [...body.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => plain(text)).join(''),
  );
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (text: string) => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? '');
