/** HTML that was escaped; only `html` makes it. */
export interface Html {
  readonly html: string;
}

/** Interpolated strings are escaped; only values made by `html` are inserted as they are. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const text = strings.reduce((made, piece, i) => {
    const value = values[i];
    return made + piece + (value === undefined ? '' : typeof value === 'string' ? escapeHtml(value) : value.html);
  }, '');
  return { html: text };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for the content and the attributes of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Joins parts without a separator. */
export function join(parts: readonly Html[]): Html {
  return { html: parts.map((part) => part.html).join('') };
}
