// Writes the list of all texts and the chapters each screen reads; with --check, fails when the files are out of date.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { chapters, SRC, spanishTexts } from './texts/chapters.ts';
import { makeReader } from './texts/readings.ts';
import { textsOfFirst, textsOfScreens } from './texts/screens.ts';

const LANGUAGES = ['es', 'en', 'tr', 'ar'];
const HEAD = '// Written by web/scripts/generate-texts.mjs. Do not edit.\n';
const all = chapters();
const reader = makeReader(await spanishTexts(all));

const files = {
  'i18n/catalogo.ts': catalogue(),
  ...Object.fromEntries(LANGUAGES.map((language) => [`i18n/capitulos/${language}.ts`, loaders(language)])),
  'app/first-texts.ts': table('textosDePrimeras', textsOfFirst(reader)),
  'app/screens/textos.ts': table('textosDe', textsOfScreens(reader)),
  'app/ssr/lugares.ts': places(),
};

const check = process.argv.includes('--check');
for (const [name, text] of Object.entries(files)) {
  const file = join(SRC, name);
  const wanted = formatted(file, HEAD + text);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  if (check) {
    console.error(`web/src/${name} no corresponde a los textos: ejecute node web/scripts/generate-texts.mjs`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wanted);
  }
}

/** The types of all texts. Spanish defines the keys; every other language must have the same. */
function catalogue() {
  return `${all.map(({ name, folder }) => `import type { ${name} } from '${from('i18n', folder, 'es')}';`).join('\n')}

/** The chapters of the catalogue. Spanish defines the keys; every other language must have the same. */
export interface Catalogo {
${all.map(({ name }) => `  ${name}: typeof ${name};`).join('\n')}
}
export type Capitulo = keyof Catalogo;

/** Loader of each chapter in one language. */
export type Capitulos = { readonly [C in Capitulo]: () => Promise<Catalogo[C]> };
`;
}

/** The Spanish `comun` is part of the first script. */
function loaders(language) {
  const here = 'i18n/capitulos';
  const lines = all.map(({ name, folder }) =>
    name === 'comun'
      ? '  comun: async () => comun,'
      : `  ${name}: async () => (await import('${from(here, folder, language)}')).${name},`,
  );
  const { folder } = all.find(({ name }) => name === 'comun');
  return `import type { Capitulos } from '../catalogo.ts';
import { comun } from '${from(here, folder, language)}';

/** Loader of each chapter, called with the first screen that reads it. */
export const capitulos: Capitulos = {
${lines.join('\n')}
};
`;
}

/** Chapters by the path of the screen that reads them. */
function table(name, texts) {
  const rows = [...texts].map(([path, read]) => `  '${path}': [${read.map((chapter) => `'${chapter}'`).join(', ')}],`);
  const depth = name === 'textosDe' ? '../../' : '../';
  return `import type { Capitulo } from '${depth}i18n/catalogo.ts';

/** The chapters of texts that each screen reads, with all that it imports. */
export const ${name}${name === 'textosDe' ? ': Readonly<Record<string, readonly Capitulo[]>>' : ''} = {
${rows.join('\n')}
}${name === 'textosDe' ? '' : ' as const satisfies Record<string, readonly Capitulo[]>'};
`;
}

/** Table of the folders of the texts. */
function places() {
  return `import type { Capitulo } from '../../i18n/catalogo.ts';

/** The folder of each chapter's texts, under \`src\`. */
export const lugares: Readonly<Record<Capitulo, string>> = {
${all.map(({ name, folder }) => `  ${name}: '${folder}/textos',`).join('\n')}
};
`;
}

function from(folder, chapter, language) {
  const path = relative(folder, `${chapter}/textos/${language}.ts`);
  return path.startsWith('.') ? path : `./${path}`;
}

function formatted(file, text) {
  const biome = join(SRC, '../../node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', `--stdin-file-path=${file}`],
    { input: text, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${file} cannot be formatted: ${stderr}`);
  return stdout;
}
