import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSchema } from '@tiptap/core';
import { DOMParser as DelDom } from '@tiptap/pm/model';
import { Window } from 'happy-dom';
import { extensionesDePlantilla } from '../../catalogo/redacciones/plantilla/esquema.ts';
import { limpiarPegado } from '../../ui/editor/pegado.ts';
import { extensiones } from './escritura/esquema.ts';

const { DOMParser } = new Window();
Object.assign(globalThis, { DOMParser });

/** A page as Word puts it on the clipboard. */
const deWord = (cuerpo: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>@page {}</style></head><body lang=ES-GT><!--StartFragment-->${cuerpo}<!--EndFragment--></body></html>`;

/** The content that an editor keeps of a pasted page. */
function queda(html: string, esquema = getSchema(extensionesDePlantilla(() => ''))): unknown {
  const { body } = new DOMParser().parseFromString(limpiarPegado(html).html, 'text/html');
  return JSON.parse(JSON.stringify(DelDom.fromSchema(esquema).parse(body as never))).content;
}
const parrafo = (text: string) => ({
  type: 'paragraph',
  attrs: { textAlign: null },
  content: [{ type: 'text', text }],
});

test('los comentarios de Word no se pegan, y se dice', () => {
  const html = deWord(
    `<p class=MsoNormal>El texto<span class=MsoCommentReference><span lang=ES style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript>[AL1]</a></span></span> sigue.</p>
     <div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Comentario interno</p></div></div></div>`,
  );
  assert.deepEqual(queda(html), [parrafo('El texto sigue.')]);
  assert.deepEqual(limpiarPegado(html).quitado, ['comentarios']);
});

test('el texto oculto y las notas al pie tampoco, y se dice', () => {
  const html = deWord(
    `<p class=MsoNormal>Se ve<span style='display:none; mso-hide:all'> no se ve</span><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a>.</p>
     <div style='mso-element:footnote-list'><hr align=left size=1><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>La nota.</p></div></div>`,
  );
  assert.deepEqual(queda(html), [parrafo('Se ve.')]);
  assert.deepEqual(limpiarPegado(html).quitado, ['ocultos', 'notas']);
});

test('el número que Word escribe ante un inciso queda con un solo espacio', () => {
  const html = deWord(
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Del objeto</p>`,
  );
  assert.deepEqual(queda(html), [parrafo('1. Del objeto')]);
  assert.deepEqual(limpiarPegado(html).quitado, []);
});

test('una lista que empieza en otro número se ve como se imprime, en los dos editores, y se dice', () => {
  const html = '<p>Antes</p><ol start="2"><li><p>DEL PRECIO</p></li></ol>';
  for (const esquema of [getSchema(extensionesDePlantilla(() => '')), getSchema(extensiones)]) {
    const [, lista] = queda(html, esquema) as [unknown, { type: string; attrs?: object }];
    assert.deepEqual([lista.type, lista.attrs ?? {}], ['orderedList', {}]);
  }
  assert.deepEqual(limpiarPegado(html).quitado, ['listas']);
  assert.deepEqual(limpiarPegado('<ol type="a"><li>x</li></ol>').quitado, ['listas']);
  assert.deepEqual(limpiarPegado('<ol start="1"><li>x</li></ol><ul><li>y</li></ul>').quitado, []);
});
