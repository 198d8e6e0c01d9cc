import { direccionDe, type Idioma } from '@fedatario/contract/base';
import { GIVEN, type Given } from '../given.ts';
import { chunksOf, type Manifest } from './chunks.ts';
import { esperar, VIVA } from './espera.ts';

export interface Drawn {
  readonly idioma: Idioma;
  /** Background colour of the page. */
  readonly papel: string;
  /** Title, description and other metadata. */
  readonly head: string;
  readonly body: string;
  readonly given: readonly Given[];
  /** Modules whose scripts and styles the page preloads beside the entry. */
  readonly modules: readonly string[];
}

/** The only inline script of the page: the content security policy allows it by its hash. */
export const guion = `(${esperar})('${VIVA}')`;

/** The parts of the built page that a rendered page replaces. */
const places = {
  language: /<html[^>]*>/,
  ground: /<meta name="theme-color"[^>]*>/,
  title: /<title>.*?<\/title>/s,
  splash: /<style[^>]*>.*?<\/style>/s,
  headEnd: /<\/head>/,
  nonce: /<meta property="csp-nonce"[^>]*>/,
  root: /<div id="root">.*<\/div>\s*(<noscript>.*<\/noscript>)/s,
  end: /<\/body>/,
};

/**
 * The built page as a template. Only one nonce remains, for styles that scripts add later: our own scripts and styles
 * are allowed by their address. It stands at the end, so that everything before it is the same for all and can be
 * compressed once.
 */
export function templateOf(index: string, manifest: Manifest): (drawn: Drawn) => string {
  for (const [name, place] of Object.entries(places))
    if (!place.test(index)) throw new Error(`The page of the build has no ${name}.`);
  const nonce = places.nonce.exec(index)?.[0] ?? '';
  const bare = index
    .replaceAll(/(<(?:script|link)\b[^>]*) nonce="[^"]*"/g, '$1')
    .replace(places.splash, '')
    .replace(places.nonce, '')
    .replace(places.end, () => `${nonce}</body>`);
  return ({ idioma, papel, head, body, given, modules }) =>
    bare
      .replace(
        places.language,
        () => `<html lang="${idioma}" dir="${direccionDe(idioma)}" style="background:${papel}">`,
      )
      .replace(places.ground, () => `<meta name="theme-color" content="${papel}" />`)
      .replace(places.title, () => head)
      .replace(places.headEnd, () => `<script>${guion}</script>${linksTo(manifest, modules)}</head>`)
      .replace(places.root, (_, noscript: string) => `${noscript}<div id="root">${body}</div>${dataScript(given)}`);
}

function dataScript(given: readonly Given[]): string {
  return `<script type="application/json" id="${GIVEN}">${inScript(given)}</script>`;
}

/** JSON that is safe inside a script element: `<` is escaped. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function linksTo(manifest: Manifest, modules: readonly string[]): string {
  const entry = new Set(chunksOf(manifest, ['index.html']));
  const own = chunksOf(manifest, modules).filter((chunk) => !entry.has(chunk));
  // A module that only imports a style sheet is built as that sheet, so it has no script of its own.
  const files = own.flatMap(({ file, css = [] }) => [...css, file]);
  const isStyle = (file: string) => file.endsWith('.css');
  return [
    ...files.filter(isStyle).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.filter((file) => !isStyle(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
