/** A question of the interview of a gestión: of one value, as the form of an institution has it. */
export interface PreguntaDeGestion {
  readonly clave: string;
  readonly etiqueta: string;
  readonly tipo: string;
  readonly [opcion: string]: unknown;
}

export interface SeccionDeGestion {
  readonly clave: string;
  readonly titulo: string;
  readonly preguntas: readonly PreguntaDeGestion[];
}

export const pregunta = (tipo: string, clave: string, etiqueta: string, rest: object = {}): PreguntaDeGestion => ({
  clave,
  etiqueta,
  tipo,
  ...rest,
});

/** A choice, from the value that is kept to the words that are read. */
export const opcion = (clave: string, etiqueta: string, valores: Readonly<Record<string, string>>, rest: object = {}) =>
  pregunta('opcion', clave, etiqueta, {
    opciones: Object.entries(valores).map(([valor, texto]) => ({ valor, etiqueta: texto })),
    ...rest,
  });

export const es = (clave: string, valor: unknown) => ({ visibleSi: { '==': [{ var: clave }, valor] } });

/** The identification of whom the gestión is for. */
export const titular = (titulo: string): SeccionDeGestion => ({
  clave: 'titular',
  titulo,
  preguntas: [
    pregunta('texto', 'nombres', 'Nombres', { nombre: true, min: 2, max: 80, perfil: 'nombres' }),
    pregunta('texto', 'apellidos', 'Apellidos', { nombre: true, min: 2, max: 80, perfil: 'apellidos' }),
    pregunta('cui', 'cui', 'CUI', { ayuda: 'Los trece dígitos del DPI.', perfil: 'numeroDocumento' }),
  ],
});

/** The address at which an institution answers. */
export const correo = pregunta('correo', 'correo', 'Correo para la institución', {
  ayuda: 'El que pide el formulario; ahí llegan sus avisos.',
  perfil: 'email',
});

/** The sheet with which the gestor fills in the forms: each question with its answer. */
export function hojaDeDatos(titulo: string, secciones: readonly SeccionDeGestion[]) {
  const content = [
    heading(titulo, 1),
    ...secciones.flatMap(({ titulo: seccion, preguntas }) => [heading(seccion, 2), ...preguntas.map(renglon)]),
  ];
  return { titulo, contenido: { type: 'doc', content } };
}

const text = (value: string) => ({ type: 'text', text: value });
const heading = (value: string, level: number) => ({ type: 'heading', attrs: { level }, content: [text(value)] });

function renglon({ clave, etiqueta, visibleSi }: PreguntaDeGestion) {
  const parts = [text(`${etiqueta.replace(/^¿|\?$/g, '')}: `), { type: 'variable', attrs: { ruta: clave } }];
  const paragraph = { type: 'paragraph', content: parts };
  if (visibleSi === undefined) return paragraph;
  return { type: 'condicional', content: [{ type: 'rama', attrs: { si: visibleSi }, content: [paragraph] }] };
}
