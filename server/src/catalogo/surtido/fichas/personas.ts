import { CLAVE_DE_REPRESENTACION } from '@fedatario/contract/solicitud';
import type { Ficha } from './ficha.ts';

/** Documents in which a notary states facts of a person, or a person authorises another. */
export const personas: readonly Ficha[] = [
  {
    slug: 'acta-supervivencia',
    resumen: 'Un notario hace constar que la persona vive, para cobrar su pensión.',
    descripcion:
      'Acta notarial de supervivencia para el IGSS, Clases Pasivas, el IPM, un banco o una institución del extranjero. El notario ve a la persona, la identifica y da fe de que vive. Si no puede firmar, pone su huella y otra persona firma a su ruego. Por un menor de edad con pensión la pide su madre, su padre o su tutor.',
    incluye: [
      'Acta notarial firmada ante un notario',
      'Texto para quien no puede firmar',
      'Copia sellada del acta, con código para verificarla',
    ],
    noIncluye: ['Presentar el acta ante la institución', 'Apostilla para usarla en el extranjero'],
    baseLegal: ['Código de Notariado, artículos 60 a 62'],
    tags: ['pensión', 'jubilado', 'jubilada', 'sobrevivencia', 'fe de vida', 'IGSS', 'adulto mayor'],
    plazoHoras: 8,
    requisitos: ['identificacion_firmantes', 'comprobante_pension?', 'certificacion_nacimiento?'],
    preguntas: [
      ['¿Puede hacerse por teléfono o videollamada?', 'No. La ley pide que la persona esté presente ante el notario.'],
      ['¿Cuánto tiempo vale?', 'Cada institución lo decide; muchas la piden de no más de un mes.'],
    ],
    muestra: 'jubilada',
  },
  {
    slug: 'declaracion-jurada',
    resumen: 'Declare ante notario, bajo juramento, ingresos, residencia, soltería u otros hechos.',
    descripcion:
      'Acta notarial de declaración jurada: usted declara ante el notario, advertido de las penas del perjurio, hechos que le constan. Los usos más comunes son ingresos, residencia, soltería, dependencia económica y extravío de documentos o placas.',
    incluye: [
      'Revisión por un notario',
      'Acta notarial firmada ante un notario',
      'Copia sellada del acta, con código para verificarla',
    ],
    noIncluye: ['La denuncia ante la PNC o el MP si se trata de un robo', 'Apostilla'],
    baseLegal: ['Código de Notariado, artículos 60 a 62', 'Código Penal, artículo 459'],
    tags: ['juramento', 'ingresos', 'residencia', 'soltería', 'extravío', 'dependencia económica', 'visa'],
    plazoHoras: 8,
    requisitos: ['identificacion_firmantes', CLAVE_DE_REPRESENTACION],
    preguntas: [
      [
        '¿Qué pasa si declaro algo falso?',
        'El perjurio es delito. El notario se lo advierte antes de firmar y así consta en el acta.',
      ],
      [
        '¿Sirve para la visa?',
        'Muchas embajadas la aceptan para ingresos o dependencia; pregunte primero si piden traducción o apostilla.',
      ],
    ],
    destacado: true,
    muestra: 'ingresos',
  },
  {
    slug: 'autorizacion-viaje-menor',
    resumen: 'El permiso notarial para que su hija o su hijo salga del país.',
    descripcion:
      'Acta notarial en la que uno o ambos padres autorizan que un menor de edad salga de Guatemala con el otro padre, con un tercero o solo, con destino, fechas y medio de transporte. Hace constar el parentesco con la certificación del RENAP, y contempla al padre fallecido, que no reconoció, que está en el extranjero o por quien decidió un juez.',
    incluye: [
      'Revisión por un notario',
      'Acta notarial firmada ante un notario, para uno o varios viajes',
      'Copia sellada del acta, con código para verificarla',
    ],
    noIncluye: ['El trámite del pasaporte del menor', 'La autorización judicial si uno de los padres se opone'],
    baseLegal: ['Código de Migración, Decreto 44-2016, artículo 61', 'Código de Notariado, artículos 60 a 62'],
    tags: ['viaje', 'menor', 'hijo', 'hija', 'permiso de salida', 'migración', 'pasaporte', 'extranjero'],
    plazoHoras: 8,
    requisitos: ['identificacion_firmantes', 'certificacion_nacimiento', 'pasaporte_menor', 'certificacion_defuncion?'],
    preguntas: [
      [
        '¿Deben firmar los dos padres?',
        'Si el menor viaja solo o con otra persona, sí. Si viaja con uno, firma el que se queda.',
      ],
      [
        '¿Y si el otro padre no aparece?',
        'Hace falta una orden de juez; un acta notarial no la reemplaza. Con ella, el acta la cita.',
      ],
    ],
    muestra: 'con-su-madre',
  },
  {
    slug: 'carta-poder',
    resumen: 'Autorice a alguien de confianza a hacer un trámite sencillo en su nombre.',
    descripcion:
      'Carta poder para presentar, recoger, firmar solicitudes y recibir notificaciones ante una institución. Dice quién autoriza, a quién, para qué trámites y hasta cuándo. Para vender, hipotecar o asuntos de más de Q1,000 la ley pide un mandato en escritura pública.',
    incluye: ['Carta en PDF y Word', 'Lista de trámites y facultades', 'Fecha de vencimiento, si la quiere'],
    noIncluye: [
      'La legalización de la firma por un notario: se pide aparte, como «Auténtica de firmas»',
      'Facultades para vender, hipotecar o litigar',
    ],
    baseLegal: ['Código Civil, artículos 1686 y 1687'],
    tags: ['poder', 'autorización', 'representante', 'trámite', 'recoger documentos', 'mandato'],
    plazoHoras: 0,
    preguntas: [
      [
        '¿Me la van a aceptar?',
        'Cada institución decide; muchas piden la firma legalizada por un notario, que se pide aparte como «Auténtica de firmas». Pregunte antes de ir.',
      ],
      [
        '¿Puedo quitar el poder después?',
        'Sí: puede revocarla en cualquier momento con aviso escrito a la institución, y ponerle fecha de vencimiento.',
      ],
    ],
    destacado: true,
    muestra: 'con-vigencia',
  },
];
