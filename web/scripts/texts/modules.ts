import { areas } from '@fedatario/contract/areas';
import { type Idioma, idiomas } from '@fedatario/contract/base';
import type { Capitulo } from '../../src/i18n/catalogo.ts';
import { chapters, inIdioma, textsOf } from '../chapters/chapters.ts';
import { textosDe } from './pantallas.ts';
import { textosDePrimeras } from './primeras.ts';
import { reachedFromFirst } from './screens.ts';

interface Module {
  readonly code: string;
  /** The file it was made from, when it is one. */
  readonly file?: string;
}

const all = chapters();

/** The module that the build has as `#textos/<name>`. Throws on a name that is not one of a chapter in a language. */
export async function moduleOf(name: string): Promise<Module> {
  if (name === 'pantallas') return { code: screens() };
  if (name === 'primeras') return { code: `export const textosDePrimeras = ${JSON.stringify(textosDePrimeras)};` };
  if (name === 'catalogo') return { code: catalogue() };
  const [first, language] = name.split('.');
  const idioma = idiomas.find((one) => one === language);
  const chapter = all.find((one) => one.name === first);
  if (idioma && first === 'catalogo') return { code: `${loaders(idioma)}\nexport default capitulos;` };
  if (!idioma || !chapter) throw new Error(`There are no texts ${name}.`);
  return { code: written(inIdioma(await textsOf(chapter), idioma)), file: chapter.file };
}

/** Area and name of the texts that the contract exports, by their JSON. */
const ofContract = new Map(
  Object.entries(areas).flatMap(([area, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => typeof value === 'object' && Object.values(value).every((one) => typeof one === 'string'))
      .map(([name, value]) => [JSON.stringify(value), { area, name }]),
  ),
);

/** The module of some texts. What the contract says in the same words is imported, because a browser has it already. */
function written(texts: object): string {
  const imported = new Map<string, string>();
  const literal = (part: object | string): string => {
    const exported = ofContract.get(JSON.stringify(part));
    if (exported) imported.set(exported.name, exported.area);
    if (exported || typeof part === 'string') return exported?.name ?? JSON.stringify(part);
    return `{${Object.entries(part).map(([key, one]) => `${JSON.stringify(key)}:${literal(one)}`)}}`;
  };
  const text = literal(texts);
  const names = [...imported].map(([name, area]) => `import { ${name} } from '@fedatario/contract/${area}';`);
  return [...names, `export default ${text};`].join('\n');
}

/**
 * The Spanish `comun` and the Spanish loaders that the first screens need are part of the first script; the other
 * languages load on demand.
 */
function catalogue(): string {
  const others = idiomas.filter((idioma) => idioma !== 'es');
  const first = reachedFromFirst();
  return `${loaders('es', (name) => first.has(name))}
export { comun };
export const addSpanish = (more) => Object.assign(capitulos, more);
export const capitulosDe = {
  es: async () => capitulos,
${others.map((idioma) => `  ${idioma}: async () => (await import('#textos/catalogo.${idioma}')).default,`).join('\n')}
};`;
}

/** The other Spanish loaders come with the table of the screens that read their chapters. */
function screens(): string {
  const first = reachedFromFirst();
  return `import { addSpanish } from '#textos/catalogo';
addSpanish({
${rows('es', (name) => !first.has(name))}
});
export const textosDe = ${JSON.stringify(textosDe)};`;
}

/** A language's `comun` comes with the table of its loaders. */
function loaders(idioma: Idioma, isChosen = (_: Capitulo) => true): string {
  return `import comun from '#textos/comun.${idioma}';
const capitulos = {
  comun: async () => ({ default: comun }),
${rows(idioma, isChosen)}
};`;
}

function rows(idioma: Idioma, isChosen: (name: Capitulo) => boolean): string {
  const chosen = all.filter(({ name }) => name !== 'comun' && isChosen(name));
  return chosen.map(({ name }) => `  ${name}: () => import('#textos/${name}.${idioma}'),`).join('\n');
}
