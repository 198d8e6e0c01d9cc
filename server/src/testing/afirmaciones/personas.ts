import { conCopiaSellada, conNotario, legalizada } from './comunes.ts';
import { type Afirmaciones, consejo, ley, pregunta, texto } from './prueba.ts';

export const personas: Afirmaciones = {
  'Un notario hace constar que la persona vive, para cobrar su pensión.': [
    texto(/DOY FE de que .* vive/),
    ...conNotario,
  ],
  'Acta notarial de supervivencia para el IGSS, Clases Pasivas, el IPM, un banco o una institución del extranjero.': [
    pregunta('institucion', 'igss', 'clasesPasivas', 'ipm', 'banco', 'otra'),
  ],
  'El notario ve a la persona, la identifica y da fe de que vive.': [
    texto(/vive, está presente ante mí y se identifica/),
  ],
  'Si no puede firmar, pone su huella y otra persona firma a su ruego.': [pregunta('sabeFirmar'), texto(/huella/)],
  'Por un menor de edad con pensión la pide su madre, su padre o su tutor.': [
    pregunta('calidad', 'madre', 'padre', 'tutor'),
    texto(/hacer constar la SUPERVIVENCIA de la menor/),
  ],
  'Texto para quien no puede firmar': [pregunta('testigo'), texto(/a su ruego/)],
  'La ley pide que la persona esté presente ante el notario.': [ley('Código de Notariado, artículos 60 a 62')],
  'No.': [ley('Código de Notariado, artículos 60 a 62')],
  'Cada institución lo decide; muchas la piden de no más de un mes.': [consejo],

  'Declare ante notario, bajo juramento, ingresos, residencia, soltería u otros hechos.': [
    pregunta('motivo', 'ingresos', 'residencia', 'solteria', 'otro'),
    ...conNotario,
  ],
  'Acta notarial de declaración jurada: usted declara ante el notario, advertido de las penas del perjurio, hechos que le constan.':
    [texto(/la ley castiga como delito de perjurio/)],
  'Los usos más comunes son ingresos, residencia, soltería, dependencia económica y extravío de documentos o placas.': [
    pregunta('motivo', 'ingresos', 'residencia', 'solteria', 'dependencia', 'extravio'),
  ],
  'El perjurio es delito.': [ley('Código Penal, artículo 459')],
  'El notario se lo advierte antes de firmar y así consta en el acta.': [texto(/Hago saber .* perjurio/)],
  'Muchas embajadas la aceptan para ingresos o dependencia; pregunte primero si piden traducción o apostilla.': [
    consejo,
  ],

  'El permiso notarial para que su hija o su hijo salga del país.': [texto(/salga de la República/), ...conNotario],
  'Acta notarial en la que uno o ambos padres autorizan que un menor de edad salga de Guatemala con el otro padre, con un tercero o solo, con destino, fechas y medio de transporte.':
    [
      pregunta('caso', 'madre', 'padre', 'tercero', 'solo'),
      pregunta('destinos'),
      pregunta('salida'),
      pregunta('via', 'aerea', 'terrestre', 'maritima'),
    ],
  'Hace constar el parentesco con la certificación del RENAP, y contempla al padre fallecido, que no reconoció, que está en el extranjero o por quien decidió un juez.':
    [
      texto(/certificación de nacimiento extendida por el Registro Nacional de las Personas/),
      pregunta('otroProgenitor', 'fallecido', 'sinReconocimiento', 'exterior', 'ordenJudicial'),
    ],
  'Acta notarial firmada ante un notario, para uno o varios viajes': [
    texto(/vale para un solo viaje/),
    texto(/vale para varios viajes/),
    ...conCopiaSellada,
  ],
  'Si el menor viaja solo o con otra persona, sí.': [pregunta('autorizante2')],
  'Si viaja con uno, firma el que se queda.': [texto(/en compañía de su (madre|padre)/)],
  'Con ella, el acta la cita.': [texto(/la suple la resolución dictada por/)],
  'Hace falta una orden de juez; un acta notarial no la reemplaza.': [
    ley('Código de Migración, Decreto 44-2016, artículo 61'),
  ],

  'Autorice a alguien de confianza a hacer un trámite sencillo en su nombre.': [texto(/otorga CARTA PODER/)],
  'Carta poder para presentar, recoger, firmar solicitudes y recibir notificaciones ante una institución.': [
    pregunta('facultades', 'presentar', 'recoger', 'firmar', 'notificarse'),
    pregunta('institucion'),
  ],
  'Dice quién autoriza, a quién, para qué trámites y hasta cuándo.': [
    texto(/otorga CARTA PODER a/),
    pregunta('tramites'),
    texto(/DE LA VIGENCIA\./),
  ],
  'Para vender, hipotecar o asuntos de más de Q1,000 la ley pide un mandato en escritura pública.': [
    ley('Código Civil, artículos 1686 y 1687'),
    pregunta('valorMayorMil'),
  ],
  'Lista de trámites y facultades': [pregunta('tramites'), texto(/DE LAS FACULTADES\./)],
  'Fecha de vencimiento, si la quiere': [pregunta('vigenciaHasta'), texto(/Este poder vence el/)],
  'Cada institución decide; muchas piden la firma legalizada por un notario, que se pide aparte como «Auténtica de firmas».':
    [legalizada],
  'Pregunte antes de ir.': [consejo],
  'Sí: puede revocarla en cualquier momento con aviso escrito a la institución, y ponerle fecha de vencimiento.': [
    texto(/puede revocarlo en cualquier momento con aviso escrito a la institución/),
    texto(/Este poder vence el/),
  ],
};
