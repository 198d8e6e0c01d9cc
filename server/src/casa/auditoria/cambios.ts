import type { CambioAuditado } from '@fedatario/contract/casa';
import { camelOf, type Objeto } from './objeto.ts';

type Datos = Readonly<Record<string, unknown>> | undefined;

/** Longer texts are cut: the beginning identifies them. */
const LARGO = 500;

/** Columns that changed, in the order of `campos`; of a row made or deleted, all that it has. */
export function cambiosEntre({ campos, reservados = [] }: Objeto, antes: Datos, despues: Datos): CambioAuditado[] {
  const changed = (campo: string) =>
    JSON.stringify(antes?.[campo] ?? null) !== JSON.stringify(despues?.[campo] ?? null);
  const told = (datos: Datos, campo: string) => cut(datos?.[campo] ?? null);
  return [
    ...campos.filter(changed).map((campo) => ({
      campo: camelOf(campo),
      reservado: false,
      antes: told(antes, campo),
      despues: told(despues, campo),
    })),
    ...reservados
      .filter(changed)
      .map((campo) => ({ campo: camelOf(campo), antes: null, despues: null, reservado: true })),
  ];
}

function cut(value: unknown): unknown {
  return typeof value === 'string' && value.length > LARGO ? `${value.slice(0, LARGO)}…` : value;
}
