/** The road of a trámite before a notary, as its customer sees it. */
export const paradasDeTramite = ['requisitos', 'notario', 'texto', 'firma', 'entrega'] as const;
export type ParadaDeTramite = (typeof paradasDeTramite)[number];
