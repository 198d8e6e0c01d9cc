import { choose, either, MAYUSCULAS, text, v } from './nodos.ts';

/**
 * For whom a person acts and with what they prove it (`representado`), and their name with their quality at the foot (`firmante`). Own text, which a notary must review. Source: Código de Notariado, arts. 29.5 and 31.3; domain-gt 8.
 */

const R = 'p.representacion';
const es = (clase: string) => ({ '==': [{ var: `${R}.clase` }, clase] });
const esEntidad = { in: [{ var: `${R}.clase` }, ['sociedad', 'asociacion']] };
const esMandatario = { '==': [{ var: `${R}.calidad` }, 'mandatario'] };

const deQuien = (quien: string) => [
  v(`${R}.${quien}`, 'genero', { masculino: 'del señor', femenino: 'de la señora' }),
  text(' '),
  v(`${R}.${quien}`, 'nombre', MAYUSCULAS),
];

const deLaEntidad = choose([
  [
    { '==': [{ var: `${R}.calidad` }, 'administradorUnico'] },
    [v('p', 'genero', { masculino: 'Administrador Único', femenino: 'Administradora Única' })],
  ],
  [{ '==': [{ var: `${R}.calidad` }, 'gerenteGeneral'] }, [text('Gerente General')]],
  [
    { '==': [{ var: `${R}.calidad` }, 'director'] },
    [v('p', 'genero', { masculino: 'Director Ejecutivo', femenino: 'Directora Ejecutiva' })],
  ],
  [
    { '==': [{ var: `${R}.calidad` }, 'presidente'] },
    [
      v('p', 'genero', { masculino: 'Presidente', femenino: 'Presidenta' }),
      either(es('sociedad'), [text(' del Consejo de Administración')], [text(' de la Junta Directiva')]),
    ],
  ],
]);

const mandatario = [
  v('p', 'genero', { masculino: 'Mandatario', femenino: 'Mandataria' }),
  text(' '),
  either({ '==': [{ var: `${R}.claseMandato` }, 'general'] }, [text('General')], [text('Especial')]),
  text(' con Representación'),
];

const deEntidadEnCalidad = either(esMandatario, mandatario, [deLaEntidad, text(' y Representante Legal')]);
const tutor = v('p', 'genero', { masculino: 'Tutor', femenino: 'Tutora' });
const deLaMortual = either(
  { '==': [{ var: `${R}.cargo` }, 'albacea'] },
  [text('Albacea')],
  [v('p', 'genero', { masculino: 'Administrador', femenino: 'Administradora' })],
);

/** Place, date and notary of the document that proves it. */
const autorizacionNotarial = [
  text(' en '),
  v(`${R}.lugarDocumento`, 'lugar'),
  text(', el '),
  v(`${R}.fechaDocumento`, 'fecha'),
  text(', por '),
  either({ '==': [{ var: `${R}.sexoNotario` }, 'F'] }, [text('la Notaria ')], [text('el Notario ')]),
  v(`${R}.notarioDocumento`),
];

const mandato = [
  text('el testimonio de la escritura pública número '),
  v(`${R}.numeroEscritura`, 'codigo'),
  either(
    { '==': [{ var: `${R}.hechoEn` }, 'extranjero'] },
    [text(', de protocolación del mandato otorgado en el extranjero, autorizada')],
    [text(', de mandato, autorizada')],
  ),
  ...autorizacionNotarial,
  text(', inscrito en el Registro Electrónico de Poderes del Archivo General de Protocolos al número '),
  v(`${R}.numeroPoder`, 'codigo'),
];

const folioYLibro = [
  text(', folio '),
  v(`${R}.folioRegistro`, 'codigo'),
  text(', libro '),
  v(`${R}.libroRegistro`, 'codigo'),
];

const nombramiento = [
  text('el acta notarial de su nombramiento, autorizada'),
  ...autorizacionNotarial,
  either(
    es('sociedad'),
    [
      text(', inscrita en el Registro Mercantil General de la República al número '),
      v(`${R}.numeroRegistro`, 'codigo'),
      ...folioYLibro,
      text(' de Auxiliares de Comercio'),
    ],
    [
      text(', inscrita en el Registro de las Personas Jurídicas del Ministerio de Gobernación bajo la partida número '),
      v(`${R}.numeroRegistro`, 'codigo'),
      ...folioYLibro,
      text(' de Nombramientos'),
    ],
  ),
];

const deEntidad = [
  text(', y actúa en su calidad de '),
  deEntidadEnCalidad,
  text(' de la entidad '),
  v(`${R}.entidad`, 'texto', MAYUSCULAS),
  text(', lo que acredita con '),
  either(esMandatario, mandato, nombramiento),
];

const deMandante = [
  text(', y actúa en su calidad de '),
  ...mandatario,
  text(' '),
  ...deQuien('mandante'),
  text(', titular de '),
  { type: 'parcialTexto', attrs: { nombre: 'identificacion', sujeto: `${R}.mandante` } },
  text(', lo que acredita con '),
  ...mandato,
];

const conAutorizacion = either({ var: `${R}.conAutorizacion` }, [
  text(', con autorización de '),
  v(`${R}.juzgadoAutorizacion`),
  text(' en resolución de fecha '),
  v(`${R}.fechaAutorizacion`, 'fecha'),
]);

/** A person under age or under guardianship is told by age and CUI. */
const bajoSuCuidado = (quien: string) => [
  text(' '),
  v(`${R}.${quien}`, 'nombre', MAYUSCULAS),
  text(', de '),
  v(`${R}.${quien}`, 'edad'),
  text(' de edad, con Código Único de Identificación '),
  v(`${R}.${quien}.cui`, 'cui'),
];

const deHijo = [
  text(', y actúa en ejercicio de la patria potestad de '),
  v(`${R}.hijo`, 'genero', { masculino: 'su hijo menor de edad', femenino: 'su hija menor de edad' }),
  ...bajoSuCuidado('hijo'),
  text(', lo que acredita con la certificación de nacimiento extendida por el Registro Nacional de las Personas el '),
  v(`${R}.fechaDocumento`, 'fecha'),
  conAutorizacion,
];

const dePupilo = [
  text(', y actúa en su calidad de '),
  tutor,
  text(' de'),
  ...bajoSuCuidado('pupilo'),
  text(', cargo que le discernió '),
  v(`${R}.juzgado`),
  text(', según la certificación de su resolución de fecha '),
  v(`${R}.fechaDocumento`, 'fecha'),
  conAutorizacion,
];

const deMortual = [
  text(', y actúa en su calidad de '),
  deLaMortual,
  text(' de la mortual '),
  ...deQuien('causante'),
  text(', lo que acredita con la certificación '),
  either(
    { '==': [{ var: `${R}.tramite` }, 'juzgado'] },
    [text('de la resolución de '), v(`${R}.juzgado`), text(' de fecha '), v(`${R}.fechaDocumento`, 'fecha')],
    [text('del expediente sucesorio extrajudicial, autorizada'), ...autorizacionNotarial],
  ),
  conAutorizacion,
];

/** For whom a person acts and what proves it; nothing for who acts in their own name. */
export const representado = [
  either({ var: 'p.actuaEnRepresentacion' }, [
    choose([
      [esEntidad, deEntidad],
      [es('mandato'), deMandante],
      [es('patria'), deHijo],
      [es('tutela'), dePupilo],
      [es('mortual'), deMortual],
    ]),
  ]),
];

/** The notary saw what proves it and judges it to be enough. Source: Código de Notariado, art. 29.5. */
export const feDeRepresentacion = [
  text('tuve a la vista la documentación que acredita la representación que se ejerce, la cual es suficiente '),
  text('conforme a la ley y a mi juicio para este acto'),
];

/** The name of whom a person acts for. */
const nombreDelRepresentado = choose([
  [esEntidad, [v(`${R}.entidad`, 'texto', MAYUSCULAS)]],
  [es('mandato'), [v(`${R}.mandante`, 'nombre', MAYUSCULAS)]],
  [es('patria'), [v(`${R}.hijo`, 'nombre', MAYUSCULAS)]],
  [es('tutela'), [v(`${R}.pupilo`, 'nombre', MAYUSCULAS)]],
  [es('mortual'), [text('la mortual '), ...deQuien('causante')]],
]);

/** The quality in which they act, which agrees with them; parents have none but their patria potestad. */
const calidad = choose([
  [esEntidad, [deEntidadEnCalidad]],
  [es('mandato'), mandatario],
  [es('patria'), [text('en ejercicio de la patria potestad')]],
  [es('tutela'), [tutor]],
  [es('mortual'), [deLaMortual]],
]);

/** Whom a person acts for, by name alone; only for who acts for another. */
export const aQuienRepresenta = [either(esEntidad, [text('la entidad ')]), nombreDelRepresentado];

/** A party by its name alone, or by that of whom it acts for. */
export const nombrado = [
  either({ var: 'p.actuaEnRepresentacion' }, aQuienRepresenta, [
    v('p', 'tratamiento'),
    text(' '),
    v('p', 'nombre', MAYUSCULAS),
  ]),
];

/** The name of who signs, under that of whom they sign for, and their quality: «p. COMPAÑÍA / NOMBRE, calidad». */
export const firmante = [
  either({ var: 'p.actuaEnRepresentacion' }, [text('p. '), nombreDelRepresentado, { type: 'hardBreak' }]),
  v('p', 'nombre', MAYUSCULAS),
  either({ var: 'p.actuaEnRepresentacion' }, [text(', '), calidad]),
];
