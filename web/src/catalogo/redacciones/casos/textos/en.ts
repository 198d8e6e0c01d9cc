import type { casosPropuestos as es } from './es.ts';

export const casosPropuestos: typeof es = {
  titulo: 'Missing cases',
  detalle:
    'The fewest cases that show every branch of the document once: each condition when it holds and when it does not, each option and each list. They are saved one by one, after reading them.',
  buscar: 'Propose the missing cases',
  buscando: 'Searching…',
  ninguno: 'The saved cases already show all that can be shown.',
  cuantos: '{n, plural, one {# case is proposed.} other {# cases are proposed.}}',
  nombre: 'Proposed case {n}',
  muestra: 'What it shows that no other shows yet',
  leer: 'Read the text of «{nombre}»',
  texto: 'Text of «{nombre}»',
  guardar: 'I read it: save as a case',
  nombreDelCaso: 'Name of this case',
  maximo: 'There are as many cases as can be saved. Delete one.',
  sinCubrir: 'What no case can show',
  motivo: {
    nunca: 'no answers can make it happen',
    prohibida: 'the interview does not allow it: «{mensaje}»',
    sinRespuestas: 'no answers that the interview accepts were found',
  },
  meta: {
    respuesta: '{pregunta}: {valor}',
    conRespuesta: '{pregunta}: answered',
    sinRespuesta: '{pregunta}: not answered',
    elementos: '{pregunta}: {n}',
    sePregunta: '{pregunta}: asked',
    noSePregunta: '{pregunta}: not asked',
    cumple: '{lugar}: {condicion}',
    noCumple: '{lugar}: «{condicion}» does not hold',
  },
  real: {
    titulo: 'From a real matter',
    detalle:
      'The answers of a matter of this product, with its people, numbers, places, dates and texts replaced by invented ones. Whoever bought it sees that you looked at them.',
    tramite: 'Matter',
    opcion: '{numero}, version {version}',
    traer: 'Bring it with the data replaced',
    ninguno: 'This product has no matters yet.',
    nombre: 'From a real document',
    distinto: 'With the invented data the interview asks something else: look at the answers before saving it.',
  },
};
