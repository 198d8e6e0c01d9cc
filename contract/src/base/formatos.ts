/** Types of file that people may hand in. The type is read from the content of the file, never from its name. */
export const tiposDeArchivo = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type TipoDeArchivo = (typeof tiposDeArchivo)[number];

/** Bytes of a megabyte. */
export const MEGA = 1_048_576;

/** In what a kind of requisito may be handed in; `jpg` is any photograph that is kept as one, so HEIC too. */
export const formatosDeRequisito = ['pdf', 'jpg', 'png'] as const;
export type FormatoDeRequisito = (typeof formatosDeRequisito)[number];

const tipos: Readonly<Record<FormatoDeRequisito, TipoDeArchivo>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Files that a requisito takes, as its kind said when it was asked. Null means any: it was asked before this was kept. */
export interface Admision {
  readonly formatos: readonly FormatoDeRequisito[] | null;
  /** Bytes of each file. */
  readonly tamanoMaximo: number | null;
}

/** The media types that are taken; undefined for any that may be handed in at all. */
export function tiposAdmitidos({ formatos }: Pick<Admision, 'formatos'>): readonly TipoDeArchivo[] | undefined {
  return formatos?.map((formato) => tipos[formato]);
}

/** Whether a file does, by what its content is and the bytes it has. */
export function admiteArchivo(
  { formatos, tamanoMaximo }: Admision,
  { tipo, peso }: { readonly tipo: TipoDeArchivo; readonly peso: number },
): boolean {
  return (tiposAdmitidos({ formatos })?.includes(tipo) ?? true) && peso <= (tamanoMaximo ?? Number.POSITIVE_INFINITY);
}

const dichos: Readonly<Record<FormatoDeRequisito, string>> = { pdf: 'PDF', jpg: 'JPG, HEIC', png: 'PNG' };

/** Formats as a person reads them: «PDF, JPG, HEIC». */
export function dichoDeFormatos(formatos: readonly FormatoDeRequisito[]): string {
  return formatos.map((formato) => dichos[formato]).join(', ');
}

/** For the texts that say what is taken: its formats and how many megabytes. Undefined where any file is. */
export function dichoDeAdmision({ formatos, tamanoMaximo }: Admision) {
  if (formatos === null || tamanoMaximo === null) return undefined;
  return { formatos: dichoDeFormatos(formatos), maximo: Math.floor(tamanoMaximo / MEGA) };
}
