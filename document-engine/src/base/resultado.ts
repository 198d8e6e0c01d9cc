/** The answer of a check: a normalised value, or one reason of a closed list. Nothing a person types makes it throw. */
export type Resultado<Valor, Motivo extends string> = { ok: true; valor: Valor } | { ok: false; motivo: Motivo };

export function accept<Valor>(valor: Valor): { ok: true; valor: Valor } {
  return { ok: true, valor };
}

export function refuse<Motivo extends string>(motivo: Motivo): { ok: false; motivo: Motivo } {
  return { ok: false, motivo };
}
