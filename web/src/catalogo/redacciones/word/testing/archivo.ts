import { deflateRawSync } from 'node:zlib';
import type { NodoJson } from '../../texto/conversion.ts';

/** Word files written by hand, as the parts of their XML. */

/** A ZIP file with these entries, deflated. `dice`: the size that each declares, which may be a lie. */
export function zip(
  entradas: Readonly<Record<string, string | Buffer>>,
  dice = ({ length }: Buffer) => length,
): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const [nombre, contenido] of Object.entries(entradas)) {
    const name = Buffer.from(nombre);
    const data = deflateRawSync(Buffer.from(contenido));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(dice(Buffer.from(contenido)), 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    locals.push(local, name, data);
    centrals.push(central, name);
    at += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entradas).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

const TIPOS = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELACIONES = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFICINA = 'http://schemas.openxmlformats.org/officeDocument/2006';
const CUERPO = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ESPACIOS = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="${OFICINA}/math" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"`;

interface Partes {
  readonly estilos?: string;
  readonly numeracion?: string;
  /** Name of the part with the text. */
  readonly nombre?: string;
}

/** A Word file with these blocks. */
export function docx(cuerpo: string, { estilos = '', numeracion = '', nombre = 'document' }: Partes = {}): Blob {
  const relacion = (tipo: string, target: string) =>
    `<Relationship Id="r${tipo}" Type="${OFICINA}/relationships/${tipo}" Target="${target}"/>`;
  const relaciones = (dentro: string) => `<Relationships xmlns="${RELACIONES}">${dentro}</Relationships>`;
  return new Blob([
    zip({
      '[Content_Types].xml': `<Types xmlns="${TIPOS}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/${nombre}.xml" ContentType="${CUERPO}"/></Types>`,
      '_rels/.rels': relaciones(relacion('officeDocument', `word/${nombre}.xml`)),
      [`word/_rels/${nombre}.xml.rels`]: relaciones(
        relacion('styles', 'styles.xml') + relacion('numbering', 'numbering.xml'),
      ),
      [`word/${nombre}.xml`]: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${ESPACIOS}><w:body>${cuerpo}<w:sectPr/></w:body></w:document>`,
      'word/styles.xml': `<w:styles ${ESPACIOS}>${estilos}</w:styles>`,
      'word/numbering.xml': `<w:numbering ${ESPACIOS}>${numeracion}</w:numbering>`,
    }),
  ]);
}

export const t = (texto: string) => `<w:t xml:space="preserve">${texto}</w:t>`;
export const r = (texto: string, propiedades = '') =>
  `<w:r>${propiedades && `<w:rPr>${propiedades}</w:rPr>`}${texto.startsWith('<') ? texto : t(texto)}</w:r>`;
/** A paragraph of runs, or of one text. */
export const p = (dentro: string, propiedades = '') =>
  `<w:p>${propiedades && `<w:pPr>${propiedades}</w:pPr>`}${dentro.startsWith('<') ? dentro : r(dentro)}</w:p>`;

/** A complex field; without a result it shows none. */
export function campo(codigo: string, resultado = '', datos = ''): string {
  const marca = (tipo: string, dentro = '') => `<w:r><w:fldChar w:fldCharType="${tipo}">${dentro}</w:fldChar></w:r>`;
  const shown = resultado && marca('separate') + (resultado.startsWith('<') ? resultado : r(resultado));
  const dentro = codigo.startsWith('<') ? codigo : r(`<w:instrText xml:space="preserve"> ${codigo} </w:instrText>`);
  return `${marca('begin', datos && `<w:ffData>${datos}</w:ffData>`)}${dentro}${shown}${marca('end')}`;
}

/** The text of nodes, a line for each paragraph, items of lists as they print and cells apart. */
export function lineasDe(nodos: readonly NodoJson[]): string[] {
  return nodos.flatMap((node) => {
    const { type, content = [] } = node;
    if (type === 'paragraph' || type === 'heading') return [textoDe(node)];
    if (type === 'orderedList' || type === 'bulletList')
      return content.flatMap((item, i) => {
        const [first = '', ...rest] = lineasDe(item.content ?? []);
        return [`${type === 'orderedList' ? `${i + 1}.` : '•'} ${first}`, ...rest.map((line) => `  ${line}`)];
      });
    if (type === 'tableRow') return [content.map((cell) => lineasDe(cell.content ?? []).join(' / ')).join(' | ')];
    return lineasDe(content);
  });
}

function textoDe({ type, text, content = [] }: NodoJson): string {
  return type === 'hardBreak' ? '\n' : (text ?? content.map(textoDe).join(''));
}
