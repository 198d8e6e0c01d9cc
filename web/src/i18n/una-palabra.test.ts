import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

/** Second words for what has one already (docs/glossary.md), with the word that it has, by language. */
const OTRAS = {
  ar: [
    { dice: 'notario', otra: /موثّ?ق(?!ة)/, una: 'كاتب العدل' },
    { dice: 'cliente', otra: /زبون|زبائن/, una: 'العميل' },
  ],
  tr: [{ dice: 'gestor', otra: /takipçi/i, una: 'takip görevlisi' }],
} as const;

const src = join(import.meta.dirname, '..');

describe('una palabra por cosa', () => {
  for (const [idioma, palabras] of Object.entries(OTRAS))
    for (const { dice, otra, una } of palabras)
      test(`en ${idioma}, «${dice}» se dice «${una}» y de ningún otro modo`, () => {
        const files = ['**/textos.ts', 'casa/catalogos/palabras/*.ts'];
        const texts = globSync(files, { cwd: src });
        assert.ok(texts.length > 50);
        assert.deepEqual(
          texts.filter((file) => otra.test(readFileSync(join(src, file), 'utf8'))),
          [],
        );
      });
});
