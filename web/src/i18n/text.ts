import { direccionDe, type Idioma } from '@fedatario/contract/base';

/** The text at a path such as `comun.menu.perfil`, or undefined. */
export function find(catalogo: object, path: string): string | undefined {
  const end = path.split('.').reduce<unknown>((piece, name) => {
    return typeof piece === 'object' && piece !== null && Object.hasOwn(piece, name)
      ? Reflect.get(piece, name)
      : undefined;
  }, catalogo);
  return typeof end === 'string' ? end : undefined;
}

type Huecos = Readonly<Record<string, string | number>>;

/** `{n, plural, one {# hoja} other {# hojas}}`: the plural forms of CLDR for the language; `#` is the number. */
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;

/** Replaces each `{name}` and chooses plural forms; a placeholder without a value stays as it is. */
export function fill(text: string, huecos: Huecos, idioma: Idioma): string {
  return text
    .replace(PLURAL, (hueco, name: string, forms: string) => formOf(forms, Number(huecos[name]), idioma) ?? hueco)
    .replace(/\{(\w+)\}/g, (hueco, name: string) => isolated(huecos[name] ?? hueco, idioma));
}

function formOf(forms: string, n: number, idioma: Idioma): string | undefined {
  const said = Object.fromEntries([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name, form]) => [name, form]));
  const form = said[new Intl.PluralRules(idioma).select(n)] ?? said.other;
  return Number.isNaN(n) ? undefined : form?.replaceAll('#', n.toLocaleString('en'));
}

/** Isolates an inserted value in right-to-left text, so that it keeps its own order. */
function isolated(value: string | number, idioma: Idioma): string {
  return direccionDe(idioma) === 'rtl' && typeof value === 'string' ? `\u2068${value}\u2069` : String(value);
}
