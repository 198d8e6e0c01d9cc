import { CON_PASAPORTE, either, MAYUSCULAS, text, v } from './nodos.ts';
import { aQuienRepresenta, feDeRepresentacion, firmante, nombrado, representado } from './parciales-representacion.ts';

/**
 * Texts every Guatemalan template may use, as template nodes; inside, `p` is the person they are about.
 * Own text, which a notary must review. Source: domain-gt 1.4 and 4.0.
 */

/** The document that identifies a person: the DPI, or the passport of a person not domiciled in the country. */
const identificacion = [
  either(
    CON_PASAPORTE,
    [
      text('el pasaporte número '),
      v('p.pasaporteNumero', 'codigo'),
      text(', extendido por las autoridades de '),
      v('p.pasaportePais', 'pais'),
    ],
    [
      text('el Documento Personal de Identificación con Código Único de Identificación '),
      v('p.cui', 'cui'),
      text(', extendido por el Registro Nacional de las Personas de la República de Guatemala'),
    ],
  ),
];

/** Tratamiento, name and generales de ley, up to the domicile. */
const generales = [
  v('p', 'tratamiento'),
  text(' '),
  v('p', 'nombre', MAYUSCULAS),
  text(', de '),
  v('p', 'edad'),
  text(' de edad, '),
  v('p', 'estadoCivil'),
  text(', '),
  v('p.profesion'),
  text(', '),
  v('p', 'gentilicio'),
  text(', con domicilio en '),
  either(
    CON_PASAPORTE,
    [v('p.domicilioPais', 'pais')],
    [text('el departamento de '), v('p.domicilioDepartamento', 'departamento')],
  ),
];

/** The generales de ley and identification, as art. 29 of the Código de Notariado wants them. */
const comparecencia = [...generales, text(', quien se identifica con '), ...identificacion];

/** For whom a person acts, as the documents published before `porOtros` ask it; nothing for who acts in their own name. */
const representacion = [
  either({ var: 'p.actuaEnRepresentacion' }, [
    text(', y actúa en nombre y representación de la entidad '),
    v('p.representacion.entidad', 'texto', MAYUSCULAS),
    text(', en calidad de '),
    v('p.representacion.calidad'),
    text(', lo que acredita con '),
    v('p.representacion.documento'),
    text(' de fecha '),
    v('p.representacion.fechaDocumento', 'fecha'),
    text(', documento que autorizó el Notario '),
    v('p.representacion.notarioDocumento'),
    text(' y que consta en el registro respectivo bajo el número '),
    v('p.representacion.registro'),
    text(', folio '),
    v('p.representacion.folio'),
    text(', libro '),
    v('p.representacion.libro'),
  ]),
];

/** A party as it appears, with whom it acts for. */
const compareciente = [...comparecencia, ...representado];

/** Everybody of one side; here `p` is the list. */
const comparecientes = [
  {
    type: 'repetirTexto',
    attrs: { lista: 'p', como: 'una', separador: '; ', ultimo: '; y ' },
    content: [{ type: 'parcialTexto', attrs: { nombre: 'compareciente', sujeto: 'una' } }],
  },
];

/** Everybody of one side after «a», which each of them repeats. Here `p` is the list. */
const aComparecientes = [
  {
    type: 'repetirTexto',
    attrs: { lista: 'p', como: 'una', separador: '; ', ultimo: '; y ' },
    content: [text('a '), { type: 'parcialTexto', attrs: { nombre: 'compareciente', sujeto: 'una' } }],
  },
];

/** Those of one side assure, in a private document, that they may act for whom they do. Here `p` is the list. */
const aseguraRepresentacion = [
  either({ some: [{ var: 'p' }, { var: 'actuaEnRepresentacion' }] }, [
    text(', '),
    v('p', 'concuerda', { singular: 'quien asegura', plural: 'quienes aseguran' }),
    text(' que la representación que se ejerce es suficiente conforme a la ley para este acto'),
  ]),
];

/** Everybody of one side, by name alone. Here `p` is the list. */
const nombrados = [
  {
    type: 'repetirTexto',
    attrs: { lista: 'p', como: 'una', separador: ', ', ultimo: ' y ' },
    content: [{ type: 'parcialTexto', attrs: { nombre: 'nombrado', sujeto: 'una' } }],
  },
];

/** The addresses of one side for notices; of several people, of each by name. Here `p` is the list. */
const direcciones = [
  either(
    { '>': [{ length: [{ var: 'p' }] }, 1] },
    [
      {
        type: 'repetirTexto',
        attrs: { lista: 'p', como: 'una', separador: '; ', ultimo: '; y ' },
        content: [v('una.direccion'), text(', a nombre de '), v('una', 'nombre')],
      },
    ],
    [{ type: 'repetirTexto', attrs: { lista: 'p', como: 'una' }, content: [v('una.direccion')] }],
  ),
];

/** The opening of an acta de legalización, up to the names of the signers. */
const autenticaInicio = [
  text('En '),
  v('lugar', 'lugar'),
  text(', el '),
  v('fechaFirma', 'fecha'),
  text(', yo, '),
  v('notario', 'nombre', MAYUSCULAS),
  text(', '),
  v('notario', 'genero', { masculino: 'Notario', femenino: 'Notaria' }),
  text(', DOY FE de que las firmas que anteceden son AUTÉNTICAS, porque en esta fecha '),
  either(
    { '==': [{ var: 'autenticaModo' }, 'reconocidas'] },
    [text('fueron reconocidas como propias')],
    [text('fueron puestas')],
  ),
  text(' en mi presencia por '),
];

/** Its closing. The title of the document stands between the names and this text. */
const autenticaFin = [
  text(', escrito en '),
  v('hojas', 'con', { singular: 'hoja', plural: 'hojas', genero: 'femenino' }),
  text(', que numero, sello y firmo. Esta legalización no califica el contenido del documento ni la capacidad o '),
  text('representación de quienes lo firman. En constancia, firman de nuevo al pie de la presente acta conmigo, que '),
  text('adhiero los timbres de ley.'),
];

const enCadaHoja = v('hojas', 'concuerda', { singular: 'y', plural: 'y, en cada hoja,' });
const adhiero = [
  text('y '),
  v('hojas', 'concuerda', { singular: 'a la que', plural: 'a las que' }),
  text(' adhiero un timbre notarial de '),
  v('ley.timbre.notarial', 'montoLetras'),
];

/** The stamps of an acta notarial, after the number of its leaves. Source: domain-gt 1.8. */
const timbres = [
  ...adhiero,
  text(' '),
  enCadaHoja,
  text(' un timbre fiscal de '),
  v('ley.timbre.fiscalHoja', 'montoLetras'),
];

/** Those of an acta de supervivencia, which is exempt of timbre fiscal. */
const timbreNotarial = adhiero;

/** Those of an acta de nombramiento. */
const timbresNombramiento = [
  ...adhiero,
  text(', un timbre fiscal de '),
  v('ley.timbre.fiscalNombramiento', 'montoLetras'),
  text(' '),
  enCadaHoja,
  text(' uno de '),
  v('ley.timbre.fiscalHoja', 'montoLetras'),
];

/** Name, title and number of the notary, for the place of the signature. */
const notarioFirma = [
  v('notario', 'nombre', MAYUSCULAS),
  { type: 'hardBreak' },
  v('notario', 'genero', { masculino: 'Abogado y Notario, colegiado', femenino: 'Abogada y Notaria, colegiada' }),
  text(' '),
  v('notario.colegiado'),
];

export const parciales: Readonly<Record<string, readonly unknown[]>> = {
  generales,
  comparecencia,
  identificacion,
  representacion,
  compareciente,
  comparecientes,
  aComparecientes,
  representado,
  feDeRepresentacion,
  aseguraRepresentacion,
  direcciones,
  aQuienRepresenta,
  nombrado,
  nombrados,
  firmante,
  autenticaInicio,
  autenticaFin,
  notarioFirma,
  timbres,
  timbreNotarial,
  timbresNombramiento,
};

/** Partials that only a notary may state, since the signatories appear before them. Source: Código de Notariado, art. 55. */
export const parcialesDeFe = ['autenticaInicio', 'autenticaFin'] as const;
