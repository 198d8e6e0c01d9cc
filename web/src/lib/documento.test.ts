import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dentroDePagina } from './documento.ts';

test('los títulos de un documento quedan bajo el de la página, y nada más cambia', () => {
  const html = '<article><h1 class="alineado-center">T</h1><h2>S</h2><p>&lt;h1&gt; no</p><hr></article>';
  const inside = '<article><h3 class="alineado-center">T</h3><h4>S</h4><p>&lt;h1&gt; no</p><hr></article>';
  assert.equal(dentroDePagina(html), inside);
});
