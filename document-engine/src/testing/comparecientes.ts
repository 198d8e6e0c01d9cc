/** A woman and a man who appear, and whom they may act for, for tests. */

export const ANA = {
  nombres: 'Ana Lucía',
  apellidos: 'Ixcot Pérez',
  sexo: 'F',
  fechaNacimiento: '1985-07-22',
  estadoCivil: 'casado',
  nacionalidad: 'GT',
  profesion: 'comerciante',
  domicilioDepartamento: '01',
  direccion: 'la segunda avenida tres guion cuarenta y cinco de la zona diez',
  cui: '2500004231601',
};
export const LUIS = {
  ...ANA,
  nombres: 'Luis Fernando',
  apellidos: 'Morales Ágreda',
  sexo: 'M',
  fechaNacimiento: '1990-11-21',
  cui: '3000000140901',
};

/** The answers that a person who acts for another adds. */
export const POR = (representacion: object) => ({ actuaEnRepresentacion: true, representacion });

const NOTARIA = {
  fechaDocumento: '2025-03-14',
  lugarDocumento: '0101',
  notarioDocumento: 'Sofía Alejandra Marroquín',
  sexoNotario: 'F',
};
const INSCRIPCION = { numeroRegistro: 654321, folioRegistro: 210, libroRegistro: 798 };
const PODER = { claseMandato: 'especial', numeroEscritura: 25, numeroPoder: '512345-E' };
const AUTORIZADA =
  'autorizada en la ciudad de Guatemala, departamento de Guatemala, el catorce de marzo de dos mil veinticinco, por la Notaria ' +
  'Sofía Alejandra Marroquín';
export const MENOR = {
  nombres: 'Sofía',
  apellidos: 'Morales Ixcot',
  sexo: 'F',
  fechaNacimiento: '2016-05-04',
  cui: '1900000580101',
};
const { sexo: _, ...PUPILA } = MENOR;
const CUI_DEL_MENOR = 'mil novecientos, cero cero cero cincuenta y ocho, cero ciento uno (1900 00058 0101)';
const CUI_DE_ROSA = 'mil seiscientos, cero cero cero sesenta y ocho, mil seiscientos uno (1600 00068 1601)';

/** Complete answers of each kind of representation, with the words for a man and a woman who act so, in the text and at the foot. */
export const REPRESENTACIONES: Readonly<
  Record<string, { datos: object; dice: readonly [string, string]; firma: readonly [string, string] }>
> = {
  'una sociedad': {
    datos: {
      clase: 'sociedad',
      entidad: 'Compañía Ánfora, Sociedad Anónima',
      nitEntidad: '576937K',
      calidad: 'administradorUnico',
      ...NOTARIA,
      ...INSCRIPCION,
    },
    dice: [
      'Administrador Único y Representante Legal de la entidad COMPAÑÍA ÁNFORA, SOCIEDAD ANÓNIMA, lo que acredita con el acta ',
      `Administradora Única y Representante Legal de la entidad COMPAÑÍA ÁNFORA, SOCIEDAD ANÓNIMA, lo que acredita con el acta notarial de su nombramiento, ${AUTORIZADA}, inscrita en el Registro Mercantil General de la República al número 654321, folio 210, libro 798 de Auxiliares de Comercio`,
    ],
    firma: [
      'p. COMPAÑÍA ÁNFORA, SOCIEDAD ANÓNIMA\nLUIS FERNANDO MORALES ÁGREDA, Administrador Único y Representante Legal',
      'p. COMPAÑÍA ÁNFORA, SOCIEDAD ANÓNIMA\nANA LUCÍA IXCOT PÉREZ, Administradora Única y Representante Legal',
    ],
  },
  'una sociedad con poder': {
    datos: {
      clase: 'sociedad',
      entidad: 'Compañía Ánfora, Sociedad Anónima',
      calidad: 'mandatario',
      ...NOTARIA,
      ...PODER,
      claseMandato: 'general',
      sexoNotario: 'M',
      notarioDocumento: 'Carlos Batres',
    },
    dice: [
      'Mandatario General con Representación de la entidad COMPAÑÍA ÁNFORA, SOCIEDAD ANÓNIMA, lo que acredita con el testimonio de la escritura pública número 25, de mandato, autorizada en la ciudad',
      'por el Notario Carlos Batres, inscrito en el Registro Electrónico de Poderes del Archivo General de Protocolos al número 512345-E',
    ],
    firma: [
      'p. COMPAÑÍA ÁNFORA, SOCIEDAD ANÓNIMA\nLUIS FERNANDO MORALES ÁGREDA, Mandatario General con Representación',
      'PÉREZ, Mandataria General con Representación',
    ],
  },
  'una asociación': {
    datos: {
      clase: 'asociacion',
      entidad: 'Asociación Manos Abiertas',
      calidad: 'presidente',
      ...NOTARIA,
      ...INSCRIPCION,
    },
    dice: [
      'Presidente de la Junta Directiva y Representante Legal de la entidad ASOCIACIÓN MANOS ABIERTAS',
      'inscrita en el Registro de las Personas Jurídicas del Ministerio de Gobernación bajo la partida número 654321, folio 210, libro 798 de Nombramientos',
    ],
    firma: [
      'p. ASOCIACIÓN MANOS ABIERTAS\nLUIS FERNANDO MORALES ÁGREDA, Presidente de la Junta Directiva',
      'ANA LUCÍA IXCOT PÉREZ, Presidenta de la Junta Directiva y Representante Legal',
    ],
  },
  'quien le dio poder': {
    datos: {
      clase: 'mandato',
      mandante: {
        nombres: 'Rosa',
        apellidos: 'Tzul Ajú',
        sexo: 'F',
        nacionalidad: 'GT',
        cui: '1600000681601',
      },
      hechoEn: 'extranjero',
      ...NOTARIA,
      ...PODER,
    },
    dice: [
      `Mandatario Especial con Representación de la señora ROSA TZUL AJÚ, titular del Documento Personal de Identificación con Código Único de Identificación ${CUI_DE_ROSA}, extendido por el Registro Nacional de las Personas de la República de Guatemala, lo que acredita con`,
      `Mandataria Especial con Representación de la señora ROSA TZUL AJÚ`,
    ],
    firma: [
      'p. ROSA TZUL AJÚ\nLUIS FERNANDO MORALES ÁGREDA, Mandatario Especial con Representación',
      'p. ROSA TZUL AJÚ\nANA LUCÍA IXCOT PÉREZ, Mandataria Especial con Representación',
    ],
  },
  'su hija': {
    datos: { clase: 'patria', hijo: MENOR, fechaDocumento: '2026-10-05' },
    dice: [
      `en ejercicio de la patria potestad de su hija menor de edad SOFÍA MORALES IXCOT, de diez años de edad, con Código Único de Identificación ${CUI_DEL_MENOR}, lo que acredita con la certificación de nacimiento extendida por el Registro Nacional de las Personas el cinco de octubre de dos mil veintiséis`,
      'en ejercicio de la patria potestad de su hija menor de edad SOFÍA MORALES IXCOT',
    ],
    firma: [
      'p. SOFÍA MORALES IXCOT\nLUIS FERNANDO MORALES ÁGREDA, en ejercicio de la patria potestad',
      'ANA LUCÍA IXCOT PÉREZ, en ejercicio de la patria potestad',
    ],
  },
  'su pupila': {
    datos: {
      clase: 'tutela',
      pupilo: PUPILA,
      juzgado: 'el Juzgado Primero de Familia del departamento de Guatemala',
      fechaDocumento: '2026-02-03',
      conAutorizacion: true,
      juzgadoAutorizacion: 'el Juzgado Segundo de Familia del departamento de Guatemala',
      fechaAutorizacion: '2026-09-01',
    },
    dice: [
      'y actúa en su calidad de Tutor de SOFÍA MORALES IXCOT, de diez años de edad',
      'en su calidad de Tutora de SOFÍA MORALES IXCOT, de diez años de edad, con Código Único de Identificación ' +
        `${CUI_DEL_MENOR}, cargo que le discernió el Juzgado Primero de Familia del departamento de Guatemala, según la certificación de su resolución de fecha tres de febrero de dos mil veintiséis, con autorización del Juzgado Segundo de Familia del departamento de Guatemala en resolución de fecha uno de septiembre`,
    ],
    firma: ['p. SOFÍA MORALES IXCOT\nLUIS FERNANDO MORALES ÁGREDA, Tutor', 'PÉREZ, Tutora'],
  },
  'una mortual ante juez': {
    datos: {
      clase: 'mortual',
      causante: { nombres: 'Óscar', apellidos: 'Morales Paz', sexo: 'M' },
      cargo: 'administrador',
      tramite: 'juzgado',
      juzgado: 'el Juzgado Tercero de Primera Instancia Civil del departamento de Guatemala',
      fechaDocumento: '2026-02-03',
    },
    dice: [
      'en su calidad de Administrador de la mortual del señor ÓSCAR MORALES PAZ, lo que acredita con la certificación de la resolución del Juzgado Tercero de Primera Instancia Civil del departamento de Guatemala de fecha tres de febrero',
      'en su calidad de Administradora de la mortual del señor ÓSCAR MORALES PAZ',
    ],
    firma: [
      'p. la mortual del señor ÓSCAR MORALES PAZ\nLUIS FERNANDO MORALES ÁGREDA, Administrador',
      'PÉREZ, Administradora',
    ],
  },
  'una mortual ante notario': {
    datos: {
      clase: 'mortual',
      causante: { nombres: 'Elena', apellidos: 'Paz', sexo: 'F' },
      cargo: 'albacea',
      tramite: 'notario',
      ...NOTARIA,
    },
    dice: [
      'en su calidad de Albacea de la mortual de la señora ELENA PAZ',
      `lo que acredita con la certificación del expediente sucesorio extrajudicial, ${AUTORIZADA}`,
    ],
    firma: ['p. la mortual de la señora ELENA PAZ\nLUIS FERNANDO MORALES ÁGREDA, Albacea', 'PÉREZ, Albacea'],
  },
};
