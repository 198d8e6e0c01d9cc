/** The variables of an answer template, filled in when it is put in the answer to a comment. */
export const variablesDePlantilla = ['nombre', 'motivo', 'referencia', 'empresa'] as const;
export type VariableDePlantilla = (typeof variablesDePlantilla)[number];

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The first variable of a text that does not exist; undefined when all do. Double braces that enclose none are one that does not. */
export function variableAjena(texto: string): string | undefined {
  const conocidas: readonly string[] = variablesDePlantilla;
  for (const [, variable = ''] of texto.matchAll(VARIABLE)) if (!conocidas.includes(variable)) return variable;
  return /\{\{|\}\}/.test(texto.replace(VARIABLE, '')) ? '{{' : undefined;
}

/** Written where a variable has no value, for the person who answers to complete. */
export const SIN_VALOR = '____';

/** A template with its variables in place. */
export function llenarPlantilla(texto: string, valores: Readonly<Record<VariableDePlantilla, string>>): string {
  return texto.replace(VARIABLE, (_, variable: string) => valores[variable as VariableDePlantilla] || SIN_VALOR);
}
