/** Texts of the cases that are proposed: by the linter, and from real documents. */
export const casosPropuestos = {
  titulo: 'Casos que faltan',
  detalle:
    'Los menos casos que muestran una vez cada rama del documento: cada condición cuando se cumple y cuando no, cada opción y cada lista. Se guardan uno por uno, después de leerlos.',
  buscar: 'Proponer los casos que faltan',
  buscando: 'Buscando…',
  ninguno: 'Los casos guardados ya muestran todo lo que se puede mostrar.',
  cuantos: '{n, plural, one {Se propone # caso.} other {Se proponen # casos.}}',
  nombre: 'Caso propuesto {n}',
  muestra: 'Lo que muestra que ningún otro muestra todavía',
  leer: 'Leer el texto de «{nombre}»',
  texto: 'Texto de «{nombre}»',
  guardar: 'Lo leí: guardar como caso',
  nombreDelCaso: 'Nombre de este caso',
  maximo: 'Ya hay tantos casos como se pueden guardar. Borre alguno.',
  sinCubrir: 'Lo que ningún caso puede mostrar',
  motivo: {
    nunca: 'no puede darse con ninguna respuesta',
    prohibida: 'la entrevista no lo permite: «{mensaje}»',
    sinRespuestas: 'no se encontraron respuestas que la entrevista acepte',
  },
  meta: {
    respuesta: '{pregunta}: {valor}',
    conRespuesta: '{pregunta}: con respuesta',
    sinRespuesta: '{pregunta}: sin respuesta',
    elementos: '{pregunta}: {n}',
    sePregunta: '{pregunta}: se pregunta',
    noSePregunta: '{pregunta}: no se pregunta',
    cumple: '{lugar}: {condicion}',
    noCumple: '{lugar}: no se cumple «{condicion}»',
  },
  real: {
    titulo: 'De un trámite real',
    detalle:
      'Las respuestas de un trámite de este producto, con sus personas, números, lugares, fechas y textos cambiados por otros inventados. Quien lo compró ve que usted las consultó.',
    tramite: 'Trámite',
    opcion: '{numero}, versión {version}',
    traer: 'Traer con los datos sustituidos',
    ninguno: 'Este producto todavía no tiene trámites.',
    nombre: 'De un documento real',
    distinto:
      'Con los datos inventados la entrevista pregunta algo distinto: revise sus respuestas antes de guardarlo.',
  },
};
