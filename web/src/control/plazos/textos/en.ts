import type { plazos as es } from './es.ts';

export const plazos: typeof es = {
  titulo: 'Terms of institutions',
  detalle: 'Working days that each step really took, in the procedures that finished it in the last year.',
  institucion: 'Institution',
  paso: 'Step',
  casos: 'Procedures',
  usual: 'What the product says',
  mediana: 'Half, within',
  p90: '9 of 10, within',
  mismoDia: 'the same day',
  dias: '{n, plural, one {# day} other {# days}}',
  ninguno: '—',
  vacioTitulo: 'There are no terms yet',
  vacio: 'They appear once it is noted when a step began and ended.',
  promete: 'From {n} procedures in a year on, the page of the product promises what 9 of 10 took.',
  lista: 'Procedures under way',
  instituciones: 'Institutions',
};
