/** Names that a text says more than once: each may be a person or a thing that changes from one document to the next. */

/** Two to six words with a capital letter, or all in capitals, joined at most by «de» and «del». */
const NOMBRE = /\p{Lu}[\p{L}'-]+(?: (?:(?:de|del|la|las|los|y) ){0,2}\p{Lu}[\p{L}'-]+){1,5}/gu;
/** Words of the law and of its forms, which are no names of anybody. */
const COMUNES = new Set(
  (
    'cláusula primera segunda tercera cuarta quinta sexta séptima octava novena décima objeto plazo precio contrato código civil ' +
    'comercio trabajo notariado república guatemala ley decreto congreso parte partes documento personal identificación único registro ' +
    'nacional personas registrador general licenciado licenciada doctor ante mí notario notaria impuesto valor agregado superintendencia ' +
    'administración tributaria organismo judicial acta escritura pública número'
  ).split(' '),
);
const MAXIMOS = 30;

export function repetidosDe(textos: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const text of textos) {
    for (const [name] of text.matchAll(NOMBRE)) {
      if (isNombre(name)) times.set(name, (times.get(name) ?? 0) + 1);
    }
  }
  const repeated = [...times].filter(([, count]) => count > 1).map(([name]) => name);
  return repeated.toSorted((a, b) => b.length - a.length).slice(0, MAXIMOS);
}

function isNombre(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3);
  return words.length > 1 && !words.some((word) => COMUNES.has(word));
}
