import { extname } from 'node:path';
import { parseArgs } from 'node:util';

export const AUTHOR_HELP = `Uso: npx fedatario-documento plantilla.json respuestas.json -o salida.pdf

Compone un documento a partir de una plantilla y unas respuestas. La salida termina en .pdf, .html o .docx.

  -o, --salida archivo       dónde se escribe
      --entrevista archivo   las preguntas; sin ella, entrevista.json junto a la plantilla
      --contexto archivo     JSON con hoy, notario y documento: lo que ninguna pregunta dice
      --borrador             acepta respuestas que faltan: las nombra en su lugar y marca cada página
  -h, --ayuda                esto

Termina con 0 si lo hizo, 1 si algo está mal en la plantilla o en las respuestas, 2 si lo está en la orden.
`;

/**
 * An error that stops the command, in Spanish. `exit`: 1 for a fault in the template or the answers, 2 for one in the
 * command.
 */
export class AuthorError extends Error {
  readonly exit: 1 | 2;

  constructor(exit: 1 | 2, mensaje: string) {
    super(mensaje);
    this.name = 'AuthorError';
    this.exit = exit;
  }
}

export type Order = {
  plantilla: string;
  respuestas: string;
  salida: string;
  borrador: boolean;
  entrevista: string | undefined;
  contexto: string | undefined;
};

const OPTIONS = {
  salida: { type: 'string', short: 'o' },
  entrevista: { type: 'string' },
  contexto: { type: 'string' },
  borrador: { type: 'boolean', default: false },
  ayuda: { type: 'boolean', short: 'h', default: false },
} as const;

export function readOrder(args: readonly string[]): Order | 'ayuda' {
  const { values, positionals } = parse(args);
  if (values.ayuda) return 'ayuda';
  const [plantilla, respuestas, ...rest] = positionals;
  if (plantilla === undefined || respuestas === undefined) throw wrong('Diga la plantilla y las respuestas.');
  if (rest.length > 0) throw wrong(`Sobra «${rest.join(' ')}».`);
  const { salida } = values;
  if (salida === undefined) throw wrong('Diga dónde se escribe con -o salida.pdf.');
  if (!['.pdf', '.html', '.docx'].includes(extname(salida).toLowerCase())) {
    throw wrong(`«${salida}» debe terminar en .pdf, .html o .docx.`);
  }
  const { borrador, entrevista, contexto } = values;
  return { plantilla, respuestas, salida, borrador, entrevista, contexto };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw wrong(`No se entiende «${args.join(' ')}».`);
  }
}

function wrong(mensaje: string): AuthorError {
  return new AuthorError(2, `${mensaje}\n\n${AUTHOR_HELP}`);
}
