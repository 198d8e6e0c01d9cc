/** Papers that a notary makes of an act once it is signed. Source: domain-gt 1.2 and 1.5. */
export const tiposDePapel = [
  'testimonio',
  'copiaSimple',
  'testimonioEspecial',
  'razonDeLegalizacion',
  'testimonioDeRazon',
  'avisoTraslativo',
  'avisoTestamento',
  'avisoMatrimonio',
] as const;
export type TipoDePapel = (typeof tiposDePapel)[number];

const DE_PROTOCOLO = ['testimonio', 'copiaSimple', 'testimonioEspecial'] as const;

/** The papers of each kind of act; an aviso only where its duty stands. What stands outside of the protocol has no testimonio: its original is given. */
export const papelesDeActo = {
  escrituraPublica: DE_PROTOCOLO,
  protocolacion: DE_PROTOCOLO,
  legalizacionFirmas: ['razonDeLegalizacion', 'testimonioDeRazon'],
  legalizacionFotocopias: [],
  actaNotarial: [],
  documentoPrivado: [],
} as const satisfies Record<string, readonly TipoDePapel[]>;

/** The paper by which a duty is done. */
export const papelDeDeber = {
  testimonioEspecial: 'testimonioEspecial',
  tomaDeRazon: 'razonDeLegalizacion',
  testimonioDeRazon: 'testimonioDeRazon',
  avisoTraslativo: 'avisoTraslativo',
  avisoTestamento: 'avisoTestamento',
  avisoMatrimonio: 'avisoMatrimonio',
} as const satisfies Record<string, TipoDePapel>;
