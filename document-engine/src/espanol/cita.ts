/** Pairs of quotes that may enclose the whole of what is cited, copied with it. */
const ENTERA = /^(?:«([^«»]*)»|“([^“”]*)”|"([^"]*)")$/su;

/** A text in Spanish quotes, whose own ones become the next kind: «dice: “hola”», and ‘hola’ within those. Source: Ortografía de la RAE, 2010. */
export function citar(texto: string): string {
  const inner =
    ENTERA.exec(texto)
      ?.slice(1)
      .find((part) => part !== undefined) ?? texto;
  const curly = inner.replace(/"([^"]*)"/gu, '“$1”');
  const third = curly.includes('«') ? curly.replaceAll('“', '‘').replaceAll('”', '’') : curly;
  return `«${third.replaceAll('«', '“').replaceAll('»', '”').trim()}»`;
}
