import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListKeymap } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { Ordinales } from '../../../ui/editor/ordinales.ts';
import { Pegado } from '../../../ui/editor/pegado.ts';
import { Alineacion, dato, datoJson, Encabezado, Inciso, ListaNumerada, signoDe } from '../../../ui/editor/piezas.ts';

/** The schema of the document. Pasted content is reduced to it. */

const Clausula = Node.create({
  name: 'clausula',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ id: dato('id', 'c'), serie: dato('serie', 'clausula'), titulo: dato('titulo') }),
  parseHTML: () => [{ tag: 'section[data-serie]' }],
  renderHTML: ({ HTMLAttributes }) => ['section', HTMLAttributes, 0],
});

const Firmas = Node.create({
  name: 'firmas',
  group: 'block',
  content: 'firma+',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-firmas]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-firmas': '', class: 'documento-firmas' }),
    0,
  ],
});

const Firma = Node.create({
  name: 'firma',
  content: 'inline*',
  addAttributes: () => ({ forma: dato('forma', 'firma') }),
  parseHTML: () => [{ tag: 'div[data-forma]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'div',
    mergeAttributes(HTMLAttributes, { class: 'documento-firma', 'data-signo': signoDe(node.attrs.forma) }),
    0,
  ],
});

/** Placeholder of a missing answer: the notary deletes it and types the text. */
const Blanco = Node.create({
  name: 'blanco',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ ruta: dato('ruta', ''), etiqueta: dato('etiqueta', '') }),
  parseHTML: () => [{ tag: 'span[data-ruta]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'span',
    mergeAttributes(HTMLAttributes, { class: 'documento-blanco' }),
    `[${node.attrs.etiqueta}]`,
  ],
});

/**
 * A place that the engine writes from the notary's answers about the act. It is one piece: whoever wants other words deletes it and types
 * them, and no answer changes them afterwards.
 */
const Dato = Node.create({
  name: 'dato',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    ruta: dato('ruta', ''),
    etiqueta: dato('etiqueta', ''),
    alFirmar: datoJson('alFirmar', false),
    como: datoJson('como', {}),
    texto: dato('texto'),
  }),
  parseHTML: () => [{ tag: 'span[data-acto]' }],
  renderHTML: ({ HTMLAttributes, node: { attrs } }) => [
    'span',
    mergeAttributes(HTMLAttributes, {
      'data-acto': '',
      class: claseDe(attrs as AttrsDeDato),
      title: String(attrs.etiqueta).split(' › ').at(-1) ?? '',
    }),
    textoDeDato(attrs as AttrsDeDato),
  ],
});

interface AttrsDeDato {
  etiqueta: string;
  alFirmar: boolean;
  texto: string | null;
}

function claseDe({ texto, alFirmar }: AttrsDeDato): string {
  if (texto) return 'documento-dato';
  return alFirmar ? 'documento-al-firmar' : 'documento-blanco';
}

function textoDeDato({ texto, alFirmar, etiqueta }: AttrsDeDato): string {
  if (texto) return texto;
  return alFirmar ? '__________' : `[${etiqueta.split(' › ').at(-1) ?? etiqueta}]`;
}

/** Tables can be edited inside their cells; rows and columns are fixed by the template. */
const tabla = [
  { name: 'table', group: 'block', content: 'tableRow+', tag: 'table' },
  { name: 'tableRow', content: '(tableCell | tableHeader)+', tag: 'tr' },
  { name: 'tableCell', content: 'block+', tag: 'td', isolating: true },
  { name: 'tableHeader', content: 'block+', tag: 'th', isolating: true },
].map(({ tag, ...node }) =>
  Node.create({
    ...node,
    parseHTML: () => [{ tag }],
    renderHTML: () => (tag === 'table' ? [tag, ['tbody', 0]] : [tag, 0]),
  }),
);

export const extensiones: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Strike,
  BulletList,
  ListaNumerada,
  ListKeymap,
  UndoRedo,
  Encabezado,
  Inciso,
  Alineacion,
  Clausula,
  Firmas,
  Firma,
  Blanco,
  Dato,
  ...tabla,
  Ordinales,
  Pegado,
];
