/** The pattern of `like` and `ilike` for what contains a text, in which nothing stands for anything else. */
export function containing(texto = ''): string {
  return `%${texto.replace(/[\\%_]/g, '\\$&')}%`;
}
