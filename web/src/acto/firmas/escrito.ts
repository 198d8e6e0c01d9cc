import type { Valores } from './valores.ts';

type Armario = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const lugarDe = (idSolicitud: string) => `firma-${idSolicitud}`;

/** The values of a signing typed in this tab; undefined when there are none. */
export function recuperarEscrito(armario: Armario, idSolicitud: string): Valores | undefined {
  const kept = armario.getItem(lugarDe(idSolicitud));
  return kept === null ? undefined : (JSON.parse(kept) as Valores);
}

export function guardarEscrito(armario: Armario, idSolicitud: string, valores: Valores): void {
  armario.setItem(lugarDe(idSolicitud), JSON.stringify(valores));
}

export function olvidarEscrito(armario: Armario, idSolicitud: string): void {
  armario.removeItem(lugarDe(idSolicitud));
}
