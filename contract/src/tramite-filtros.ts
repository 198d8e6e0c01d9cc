import { type EstadoTramite, estadosTramite } from './tramite.ts';

/** As addresses and lists name states: `por-firmar`. */
function kebabDe(estado: EstadoTramite): string {
  return estado.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Groups of states that a list can be asked for. Source: docs/product.md section 5. */
export const gruposTramite = ['todos', 'pendientes-del-cliente', 'en-proceso', 'vencidos', 'finalizados'] as const;
export type GrupoTramite = (typeof gruposTramite)[number];

/** What a list of trámites can be asked for: a group, or a state as addresses name it. */
export const filtrosDeEstado = [...gruposTramite, ...estadosTramite.map(kebabDe)] as [string, ...string[]];

export function estadoDeKebab(filtro: string): EstadoTramite | undefined {
  return estadosTramite.find((estado) => kebabDe(estado) === filtro);
}
