export const textosLegales = {
  titulo: 'Textos legales',
  terminos: 'Términos y condiciones',
  privacidad: 'Política de privacidad',
  detalle:
    'Quien ya aceptó una versión anterior conserva la suya. Pídale a quien asesora a la empresa que lo revise antes de publicar.',
  vigente: 'Versión {version}, vigente desde {fecha}',
  ver: 'Ver la página',
  texto: 'Texto',
  ayuda: 'Una línea que empieza con # es un título; con -, un elemento de una lista. Una línea vacía separa párrafos.',
  publicar: 'Publicar',
  versiones: 'Versiones publicadas',
  version: 'Versión {version}',
  aceptaciones: '{n, plural, one {# persona la aceptó} other {# personas la aceptaron}}',
  ninguno: 'Este texto todavía no se ha publicado.',
};
