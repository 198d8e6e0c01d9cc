import type { Modalidad, ProductoDetalle } from '@fedatario/contract';

/** A product of the demo, as its author writes it; the rest follows from its modalidad. Money in centavos. */
export interface Ficha {
  readonly slug: string;
  readonly resumen: string;
  readonly descripcion: string;
  readonly incluye: readonly string[];
  readonly noIncluye: readonly string[];
  readonly baseLegal: readonly string[];
  readonly tags: readonly string[];
  readonly plazoHoras: number;
  readonly aranceles?: ProductoDetalle['aranceles'];
  /** Keys of kinds of requisito; with `?` at the end, one that is not obligatory. */
  readonly requisitos?: readonly string[];
  readonly preguntas: readonly (readonly [pregunta: string, respuesta: string])[];
  readonly destacado?: boolean;
  /** Name of the example whose answers fill the sample. */
  readonly muestra: string;
}

export const PLAZO_DESDE: Readonly<Record<Modalidad, string>> = {
  autoservicio: 'Al confirmarse el pago',
  autoservicioConAutentica: 'Al confirmarse el pago; la auténtica, desde el día de la cita',
  notarial: 'Horas hábiles desde que entrega todos los requisitos',
  gestion: 'Horas hábiles desde que entrega todos los requisitos; los días de la institución van aparte',
};

export const DESPUES_DE_PAGAR: Readonly<Record<Modalidad, readonly string[]>> = {
  autoservicio: [
    'Descarga su documento en PDF y en Word.',
    'Lo imprime, lo lee con la otra parte y lo firman.',
    'Guarda su copia en su cuenta, con un código para verificarla.',
  ],
  autoservicioConAutentica: [
    'Descarga su documento en PDF y en Word.',
    'Si quiere auténtica, elige día y hora con un notario.',
    'Firman ante el notario con su documento de identificación a la vista.',
    'Recibe la copia y el código para verificarla.',
  ],
  notarial: [
    'Sube los requisitos que le pedimos.',
    'Un notario revisa sus respuestas y prepara la minuta.',
    'Usted lee la minuta, pide cambios o la aprueba.',
    'Firma ante el notario el día de la cita.',
    'Recibe el documento y el código para verificarlo.',
  ],
  gestion: [
    'Sube los requisitos que le pedimos.',
    'Un gestor los revisa y presenta el expediente.',
    'Le avisamos de cada paso y de cada tasa antes de pagarla.',
    'Recibe el resultado en su cuenta.',
  ],
};

/** Said of every document, so that nobody takes a model for advice. */
export const AVISO: Readonly<Record<Modalidad, string>> = {
  autoservicio:
    'El texto es un modelo: se llena con sus respuestas y nadie lo revisa por usted. Si su caso tiene algo especial, consulte a un notario antes de firmar.',
  autoservicioConAutentica:
    'El texto es un modelo que se llena con sus respuestas. Si pide la auténtica, el notario da fe de las firmas, no del contenido; si su caso tiene algo especial, consúltelo antes de firmar.',
  notarial:
    'Un notario revisa sus respuestas, ajusta el texto a su caso y es quien autoriza el documento. Si la ley no permite lo que pide, se lo decimos y le devolvemos su dinero según el avance.',
  gestion:
    'Preparamos y presentamos el trámite en su nombre. Quien resuelve es la institución: no podemos prometer su respuesta ni sus días.',
};
