import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapters } from '../chapters/chapters.ts';
import { moduleOf } from './modules.ts';

const codeOf = async (name: string) => (await moduleOf(name)).code;
const loadedBy = (code: string) => [...code.matchAll(/import\('#textos\/(\w+)[.]es'\)/g)].map(([, name]) => name);

test('un módulo de textos tiene un solo idioma', async () => {
  const said = await Promise.all(['inicio.es', 'inicio.en', 'inicio.ar'].map(codeOf));
  assert.deepEqual(
    ['Su documento legal', 'Your legal document', 'وثيقتك القانونية'].map((text) =>
      said.map((one) => one.includes(text)),
    ),
    [
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ],
  );
});

test('el español que el contrato ya tiene se toma de él; los otros idiomas, de su capítulo', async () => {
  assert.equal(
    await codeOf('campo.es'),
    "import { mensajesDeCampo } from '@fedatario/contract/base';\nexport default mensajesDeCampo;",
  );
  assert.match(await codeOf('campo.en'), /^export default \{"requerido":"This field is required"/);
});

test('en español cada capítulo se carga desde un solo lugar, y a la página de inicio no llegan los de la oficina', async () => {
  const [first, others] = [loadedBy(await codeOf('catalogo')), loadedBy(await codeOf('pantallas'))];
  assert.ok(first.includes('inicio') && !first.includes('auditoria'));
  assert.deepEqual(
    [...first, ...others, 'comun'].sort(),
    chapters()
      .map(({ name }) => name)
      .sort(),
  );
});

test('un capítulo o un idioma que no existe es un error', async () => {
  await assert.rejects(moduleOf('nada.es'), /no texts nada[.]es/);
  await assert.rejects(moduleOf('inicio.fr'), /no texts inicio[.]fr/);
});
