const COLUMNS = 120;

/**
 * JSON as people compare it: what fits in 120 columns stands on one line. What does not has an entry a line, but an object whose last
 * entry alone is long stays open at the end of its line, as the content of a paragraph does. Printing what was read of it gives the same text.
 */
export function printJson(value: unknown): string {
  return `${print(value, { indent: '', before: 0, after: 0 })}\n`;
}

/** The place of a value: the indentation of its line, and the columns that others take before and after it on that line. */
interface Place {
  readonly indent: string;
  readonly before: number;
  readonly after: number;
}

function print(value: unknown, place: Place): string {
  const line = inLine(value);
  if (!hasEntries(value) || fits(line, place)) return line;
  if (Array.isArray(value))
    return broken(
      value.map((item) => ['', item]),
      '[]',
      place,
    );
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const labelled = entries.map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
  return openAtTheEnd(labelled, place) ?? broken(labelled, '{}', place);
}

function inLine(value: unknown): string {
  // A string has no line break of its own in JSON, so each one found here is of the layout.
  return JSON.stringify(value, null, 1).replace(/\[\n *|\n *\]|\n */g, (layout) => layout.trim() || ' ');
}

function hasEntries(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function fits(line: string, { indent, before, after }: Place): boolean {
  return indent.length + before + line.length + after <= COLUMNS;
}

type Entry = readonly [label: string, value: unknown];

function broken(entries: readonly Entry[], [open, close]: string, { indent }: Place): string {
  const inner = `${indent}  `;
  const lines = entries.map(
    ([label, value]) => `${inner}${label}${print(value, { indent: inner, before: label.length, after: 1 })}`,
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** The object with its last entry alone on further lines; undefined for the outermost one, and where the others do not fit before it. */
function openAtTheEnd(entries: readonly Entry[], { indent, before, after }: Place): string | undefined {
  const [label = '', last] = entries.at(-1) ?? [];
  const head = `{ ${[...entries.slice(0, -1).map(([name, value]) => name + inLine(value)), label].join(', ')}`;
  if (indent === '' || entries.length < 2 || !hasEntries(last) || !fits(`${head}[`, { indent, before, after: 0 }))
    return undefined;
  return `${head}${print(last, { indent, before: before + head.length, after: after + 2 })} }`;
}
