/** Facts of a certifier that decide how a document is made for it and how it is asked again. */
export interface Rasgos {
  /** Content of the `Adenda`, which the certifier takes off before the document reaches the tax authority. */
  readonly adenda: 'referencia' | 'digifact';
  /** Makes documents of play, without fiscal validity. */
  readonly deMentira: boolean;
}

/** Source: public connectors, see docs/fel.md. */
const infile: Rasgos = { adenda: 'referencia', deMentira: false };
const digifact: Rasgos = { adenda: 'digifact', deMentira: false };

/**
 * The certifiers by their code, as rows of fiscal documents keep it. The processes that play one speak its wire: `infile-prueba` plays
 * INFILE, `digifact-prueba` Digifact. `simulador` answers within our own process.
 */
export const rasgos = {
  simulador: { adenda: 'referencia', deMentira: true },
  infile,
  'infile-prueba': { ...infile, deMentira: true },
  digifact,
  'digifact-prueba': { ...digifact, deMentira: true },
} satisfies Record<string, Rasgos>;

export type CodigoDeCertificador = keyof typeof rasgos;

export const ambientes = ['pruebas', 'produccion'] as const;
export type Ambiente = (typeof ambientes)[number];
