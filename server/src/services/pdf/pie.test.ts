import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byLength, someByLength } from '@fedatario/document-engine/testing/length';
import { createRenderer } from './render.ts';
import { allExamples, OPTIONS } from './testing/examples.ts';
import { absent, ask } from './testing/tools.ts';

const MODELO = /modelo que un notario|antes de su uso/i;
const verificacion = { codigo: 'ABCDE-FGHJK', direccion: 'https://fedatario.gt/verificar/ABCDEFGHJK' };

test(`que es un modelo lo dice el borrador de ${byLength('un documento de cada cuatro', 'cada documento')}, y nunca el definitivo`, {
  skip: absent('pdftotext'),
}, () => {
  const render = createRenderer();
  // The foot is the template's, whatever the answers: one example of each document is enough.
  const documentos = new Map(allExamples().map((one) => [one.name.split('/')[0], one]));
  assert.ok(documentos.size >= 15);
  for (const { name, documento } of someByLength([...documentos.values()], 4)) {
    const words = (options: object) =>
      ask('pdftotext', render(documento, { ...OPTIONS, ...options }), (file) => [file, '-']).text.replace(/\s+/g, ' ');
    assert.match(words({ borrador: true }), MODELO, name);
    // Neither the print to be signed nor the sealed document says that it is a model.
    assert.doesNotMatch(words({ borrador: false }), MODELO, name);
    assert.doesNotMatch(words({ borrador: false, verificacion }), MODELO, name);
  }
});
