export type CodigoHallazgo =
  | 'variableSinPregunta'
  | 'variableOculta'
  | 'preguntaSinUso'
  | 'condicionConstante'
  | 'referenciaSinClausula'
  | 'fraseColgante'
  | 'caracterNoImprimible';

/** Something an author should mend. An `error` makes a wrong document; an `aviso` may be meant. */
export type Hallazgo = { codigo: CodigoHallazgo; nivel: 'error' | 'aviso'; lugar: string; mensaje: string };
