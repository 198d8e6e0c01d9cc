/** Why a calendar of somebody else's could not be read. */
export type MotivoDeFallo = 'direccion' | 'respuesta' | 'tamano' | 'tiempo' | 'formato';

export class FalloDeCalendario extends Error {
  readonly motivo: MotivoDeFallo;
  constructor(motivo: MotivoDeFallo) {
    super(`No se pudo leer el calendario: ${motivo}.`);
    this.motivo = motivo;
  }
}
