import type { Modalidad, ProductoDetalle } from '@fedatario/contract/catalogo';

/** A document that can be put on sale, as its author writes it; the rest follows from its modalidad. Money in centavos. */
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
  /** The steps after paying, where they are not those of its modalidad. */
  readonly despuesDePagar?: readonly string[];
  readonly preguntas: readonly (readonly [pregunta: string, respuesta: string])[];
  readonly destacado?: boolean;
  /** Name of the example whose answers fill the sample. */
  readonly muestra: string;
}

export const PLAZO_DESDE: Readonly<Record<Modalidad, string>> = {
  autoservicio: 'Al confirmarse el pago',
  notarial: 'Horas hábiles desde que entrega todos los requisitos',
  gestion: 'Horas hábiles de nuestro trabajo; no cuenta lo que tarda la institución',
};

export const DESPUES_DE_PAGAR: Readonly<Record<Modalidad, readonly string[]>> = {
  autoservicio: [
    'Descarga su documento en PDF y en Word.',
    'Lo imprime, lo lee con la otra parte y lo firman.',
    'Su copia queda en su cuenta, con un código para verificarla.',
  ],
  notarial: [
    'Sube los requisitos que le pedimos.',
    'Un notario revisa sus respuestas y prepara el texto.',
    'Usted lee el texto, observa lo que quiera cambiar o lo aprueba.',
    'Firma ante el notario, que le escribe cuándo y dónde.',
    'Recibe el documento sellado y el código para verificarlo.',
  ],
  gestion: [
    'Sube los requisitos que le pedimos.',
    'Un gestor la prepara y la presenta a la institución.',
    'Si la institución cobra algo, le pedimos lo estimado antes de pagarlo, y lo que no se gaste se le devuelve.',
    'Usted ve cada paso con su fecha, y lo que la institución observe.',
    'Descarga el resultado en su cuenta.',
  ],
};

/** Notice on every document, so that nobody takes a model for advice. */
export const AVISO: Readonly<Record<Modalidad, string>> = {
  autoservicio:
    'El texto es un modelo: se llena con sus respuestas y nadie lo revisa por usted. Si su caso tiene algo especial, consulte a un notario antes de firmar.',
  notarial:
    'Un notario revisa sus respuestas, ajusta el texto a su caso y es quien autoriza el documento. Si la ley no permite lo que pide, se lo decimos y puede pedir que se le devuelva todo.',
  gestion:
    'Resuelve la institución, no nosotros: puede observar lo presentado, tardar o negarlo. Si lo niega, usted decide si se presenta otra vez, se apela o se cierra.',
};
