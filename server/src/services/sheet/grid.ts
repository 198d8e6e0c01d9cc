/** Value of a cell: `dinero` in centavos, shown in the unit of the currency; `instante` in the company's time. */
export type Valor =
  | { readonly tipo: 'texto'; readonly valor: string | null }
  | { readonly tipo: 'numero' | 'dinero'; readonly valor: number | null }
  | { readonly tipo: 'instante'; readonly valor: Date | null };

export interface Grid {
  readonly nombre: string;
  readonly titulos: readonly string[];
  readonly rows: readonly (readonly Valor[])[];
  /** IANA time zone in which instants are written. */
  readonly zonaHoraria: string;
}
