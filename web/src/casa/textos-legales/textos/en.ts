import type { Catalogo } from '../../../i18n/catalogo.ts';

export const textosLegales: Catalogo['textosLegales'] = {
  titulo: 'Legal texts',
  terminos: 'Terms and conditions',
  privacidad: 'Privacy policy',
  detalle: 'Whoever accepted an earlier version keeps that one. Have the company’s adviser read it before you publish.',
  vigente: 'Version {version}, in force since {fecha}',
  ver: 'See the page',
  texto: 'Text',
  ayuda: 'A line that begins with # is a heading; with -, an item of a list. An empty line parts paragraphs.',
  publicar: 'Publish',
  versiones: 'Published versions',
  version: 'Version {version}',
  aceptaciones: '{n, plural, one {# person accepted it} other {# people accepted it}}',
  ninguno: 'This text has not been published yet.',
};
