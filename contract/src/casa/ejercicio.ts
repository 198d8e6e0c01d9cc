/** Why a notary may not practise today, the first that holds. Source: Código de Notariado, arts. 2 and 4 (domain-gt 1.1). */
export const impedimentos = ['bloqueado', 'sinEntrar', 'inactivo', 'inhabilitado', 'insolvente'] as const;
export type Impedimento = (typeof impedimentos)[number];

export interface Ejercicio {
  /** The notary's account is not blocked; `confirmado`: they proved the e-mail by choosing a password. */
  readonly cuentaActiva: boolean;
  readonly confirmado: boolean;
  readonly activo: boolean;
  readonly solventeHasta: string;
  readonly inhabilitadoDesde: string | null;
  readonly inhabilitadoHasta: string | null;
}

/** The impediment that keeps a notary from practising on a day (`YYYY-MM-DD`, company's zone); null when there is none. */
export function impedimentoParaEjercer(perfil: Ejercicio, hoy: string): Impedimento | null {
  const {
    cuentaActiva,
    confirmado,
    activo,
    solventeHasta,
    inhabilitadoDesde: desde,
    inhabilitadoHasta: hasta,
  } = perfil;
  if (!cuentaActiva) return 'bloqueado';
  if (!confirmado) return 'sinEntrar';
  if (!activo) return 'inactivo';
  if (desde !== null && desde <= hoy && (hasta === null || hoy <= hasta)) return 'inhabilitado';
  return solventeHasta < hoy ? 'insolvente' : null;
}

/** Whether this notary may be given work today: only one who may practise can. */
export function puedeEjercer(perfil: Ejercicio, hoy: string): boolean {
  return impedimentoParaEjercer(perfil, hoy) === null;
}
