import { type EstadoGestion, estadosGestion, hechosDeGestion } from './hechos-de-gestion.ts';
import { type EstadoTramite, estadosTramite, hechosDeTramite } from './hechos-de-tramite.ts';

/** As addresses and lists name states: `por-firmar`. */
export function kebabDe(estado: EstadoTramite | EstadoGestion): string {
  return estado.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Groups of states that a list can be asked for. Source: docs/product.md section 5. */
export const gruposTramite = ['todos', 'pendientes-del-cliente', 'en-proceso', 'vencidos', 'finalizados'] as const;
export type GrupoTramite = (typeof gruposTramite)[number];

/** Values of the state filter of a list of trámites: a group, or one state in the spelling used in addresses. */
export const filtrosDeEstado = [...gruposTramite, ...estadosTramite.map(kebabDe)] as [string, ...string[]];

/** The same of a list of gestiones. */
export const filtrosDeGestion = [...gruposTramite, ...estadosGestion.map(kebabDe)] as [string, ...string[]];

/** The states that a filter admits, one column of the board each; for `todos`, the states still under way. */
export function columnasDeFiltro(filtro: string): readonly EstadoTramite[] {
  const estado = estadoDeKebab(filtro);
  if (estado) return [estado];
  return estadosTramite.filter((one) => esColumna(filtro, hechosDeTramite[one]));
}

export function columnasDeGestion(filtro: string): readonly EstadoGestion[] {
  const estado = estadoDeGestion(filtro);
  if (estado) return [estado];
  return estadosGestion.filter((one) => esColumna(filtro, hechosDeGestion[one]));
}

interface Turno {
  readonly agente: string | null;
  readonly reloj: string;
}

function esColumna(filtro: string, { agente, reloj }: Turno): boolean {
  if (filtro === 'finalizados') return reloj === 'detenido';
  if (filtro === 'vencidos') return reloj === 'corre';
  if (filtro === 'pendientes-del-cliente') return agente === 'cliente';
  return reloj !== 'detenido' && (filtro === 'todos' || agente !== 'cliente');
}

export function estadoDeKebab(filtro: string): EstadoTramite | undefined {
  return estadosTramite.find((estado) => kebabDe(estado) === filtro);
}

export function estadoDeGestion(filtro: string): EstadoGestion | undefined {
  return estadosGestion.find((estado) => kebabDe(estado) === filtro);
}
