import { direccionDe, type Idioma } from '@fedatario/contract';

/** The text at the end of a path of names, `comun.menu.perfil`, or undefined. */
export function find(catalogo: object, path: string): string | undefined {
  const end = path.split('.').reduce<unknown>((piece, name) => {
    return typeof piece === 'object' && piece !== null && Object.hasOwn(piece, name)
      ? Reflect.get(piece, name)
      : undefined;
  }, catalogo);
  return typeof end === 'string' ? end : undefined;
}

type Huecos = Readonly<Record<string, string | number>>;

/** `{n, plural, one {# hoja} other {# hojas}}`: the forms that CLDR knows for the language; `#` is the number. */
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;

/** Puts each `{name}` in its place, and the form that a number asks for; one that is not given stays as it is. */
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

/** Among letters of the other direction, what is put in keeps its own order. */
function isolated(value: string | number, idioma: Idioma): string {
  return direccionDe(idioma) === 'rtl' && typeof value === 'string' ? `\u2068${value}\u2069` : String(value);
}
