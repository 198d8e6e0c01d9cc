/** The text at the end of a path of names, `comun.menu.perfil`, or undefined. */
export function find(catalogo: object, path: string): string | undefined {
  const end = path.split('.').reduce<unknown>((piece, name) => {
    return typeof piece === 'object' && piece !== null && Object.hasOwn(piece, name)
      ? Reflect.get(piece, name)
      : undefined;
  }, catalogo);
  return typeof end === 'string' ? end : undefined;
}

/** Puts each `{name}` in its place; one that is not given stays as it is. */
export function fill(text: string, huecos: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hueco, name: string) => String(huecos[name] ?? hueco));
}
