/** A heading, a paragraph (one text) or a list (its items). */
export interface Parte {
  readonly tipo: 'titulo' | 'parrafo' | 'lista';
  readonly textos: readonly string[];
}

/** Parses a legal text: `# ` begins a heading, `- ` a list item, and an empty line separates paragraphs. */
export function partesDe(texto: string): Parte[] {
  const groups: { tipo: Parte['tipo'] | undefined; textos: string[] }[] = [];
  for (const linea of texto.split('\n').map((one) => one.trim())) {
    const tipo = tipoDe(linea);
    const last = groups.at(-1);
    const plain = tipo === 'parrafo' ? linea : linea.slice(2);
    if (last && last.tipo === tipo && tipo !== 'titulo') last.textos.push(plain);
    else groups.push({ tipo, textos: [plain] });
  }
  return groups.flatMap(({ tipo, textos }) =>
    tipo ? [{ tipo, textos: tipo === 'parrafo' ? [textos.join(' ')] : textos }] : [],
  );
}

function tipoDe(linea: string): Parte['tipo'] | undefined {
  if (linea === '') return undefined;
  if (linea.startsWith('# ')) return 'titulo';
  return linea.startsWith('- ') ? 'lista' : 'parrafo';
}
