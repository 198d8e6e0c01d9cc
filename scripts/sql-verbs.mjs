/** First words of the functions of a `queries.ts` that send a statement; STYLE.md says what each one promises. */
const VERBS = [
  'find',
  'list',
  'count',
  'sum',
  'has',
  'read',
  'select',
  'lock',
  'insert',
  'update',
  'upsert',
  'replace',
  'delete',
  'take',
  'swap',
  'mark',
  'create',
  'drop',
];

const named = new RegExp(`^(?:${VERBS.join('|')})(?:[A-Z]|$)`);
const exported = /^export (?:async )?(?:function\*?|const) (\w+)/;
const sends = /^export async|\.execute(?:TakeFirst)?(?:OrThrow)?\(|\bfixed\(|\.(?:rows|later)\(/m;

/** Names of the exported functions of a `queries.ts` that send a statement and do not say so with a verb. */
export function unnamedIn(text) {
  return text
    .split(/^(?=export |const |(?:async )?function |type |interface |\/\*\*)/m)
    .filter((part) => exported.test(part) && sends.test(part))
    .map((part) => exported.exec(part)[1])
    .filter((name) => !named.test(name))
    .map((name) => `${name} no dice con un verbo qué hace`);
}
