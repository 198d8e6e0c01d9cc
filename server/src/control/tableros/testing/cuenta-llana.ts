/** Days of a dashboard, as a call asks for them. */
export interface Dias {
  readonly desde?: string;
  readonly hasta?: string;
}

export const nombreDe = ({ desde = 'siempre', hasta = 'hoy' }: Dias) => `de ${desde} a ${hasta}`;

/** Whether an instant is of the period: the office is six hours behind UTC all year. */
export const entran =
  ({ desde, hasta }: Dias) =>
  (en: Date | null) => {
    const dia = en && new Date(en.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
    return dia !== null && (desde === undefined || dia >= desde) && (hasta === undefined || dia <= hasta);
  };
