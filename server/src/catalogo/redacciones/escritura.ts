/** The author and the moment of something written. */
export interface Escritura {
  readonly escritaEn: Date;
  readonly escritaPor: string;
}

/** The later of the two: the parts and the text are kept apart. */
export function ultimaEscritura(...escrituras: readonly (Escritura | undefined)[]) {
  const [ultima] = escrituras
    .filter((one) => one !== undefined)
    .toSorted((a, b) => b.escritaEn.getTime() - a.escritaEn.getTime());
  return { escritaEn: ultima?.escritaEn.toISOString() ?? null, escritaPor: ultima?.escritaPor ?? null };
}
