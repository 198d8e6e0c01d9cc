import { conCopiaSellada, conNotario, enPdfYWord } from './comunes.ts';
import { type Afirmaciones, consejo, ley, pregunta, prueba, texto } from './prueba.ts';

const negocio = (name: string) => prueba('document-engine/src/negocio.test.ts', name);

export const trabajo: Afirmaciones = {
  'Un contrato de trabajo claro: puesto, jornada, salario y prestaciones, en tres ejemplares.': [
    texto(/en tres ejemplares/),
    texto(/DE LOS DESCANSOS Y PRESTACIONES\./),
  ],
  'Contrato individual de trabajo por tiempo indefinido, a plazo fijo o por obra, presencial, a distancia o mixto.': [
    pregunta('plazo', 'indefinido', 'fijo', 'obra'),
    pregunta('modalidad', 'presencial', 'teletrabajo', 'mixta'),
  ],
  'Recoge puesto, lugar, jornada, salario, bonificación incentivo y prestaciones.': [
    pregunta('puesto'),
    texto(/DEL LUGAR\./),
    texto(/DE LA JORNADA\./),
    texto(/bonificación incentivo/),
    texto(/aguinaldo/),
  ],
  'No admite un salario menor que el mínimo de la actividad y del lugar, ni un horario que pase de la jornada.': [
    negocio('el salario no es menor que el mínimo de la actividad y del lugar de trabajo'),
    negocio('el horario cabe en la jornada: sus horas al día, a la semana y de noche'),
  ],
  'Contrato en PDF y Word, para firmar en tres ejemplares': [texto(/en tres ejemplares/), ...enPdfYWord],
  'Jornada y horario según el tipo': [
    pregunta('jornada', 'diurna', 'mixta', 'nocturna'),
    texto(/Días \| Entrada \| Salida/),
  ],
  'Cláusula de confidencialidad si la pide': [pregunta('confidencialidad'), texto(/DE LA CONFIDENCIALIDAD\./)],
  'Sí, en el registro electrónico del Ministerio de Trabajo, dentro de los 15 días siguientes.': [
    ley('electronic register since Acuerdo Ministerial 324-2019'),
  ],
  'Solo con permiso de la Inspección.': [ley('Código de Trabajo, artículos 18 a 29')],
  'Este contrato es para mayores de edad.': [texto(/CONTRATO INDIVIDUAL DE TRABAJO/), consejo],

  'La constancia de lo que se pagó al terminar una relación de trabajo.': [texto(/DE LA RECEPCIÓN\./)],
  'Finiquito con el detalle de la liquidación: indemnización si corresponde, aguinaldo, bono 14, vacaciones y salario pendiente, menos los descuentos.':
    [pregunta('detalle'), pregunta('descuentos'), texto(/Aguinaldo/), texto(/Vacaciones/)],
  'El total se suma solo.': [texto(/Total \| Q/)],
  'Su texto se limita a lo que se pagó, porque los derechos laborales no se renuncian.': [
    texto(/no significa renuncia de los derechos que la ley declara irrenunciables/),
  ],
  'Finiquito en PDF y Word': enPdfYWord,
  'Cuadro de la liquidación con su total': [texto(/Concepto \| Monto/), texto(/Total \| Q/)],
  'Texto que respeta los derechos irrenunciables': [texto(/irrenunciables/)],
  'Lo que se pagó y consta, no.': [ley('Código de Trabajo, artículos 12, 78 a 87 y 130 a 137')],
  'Lo que no se pagó sí: la ley no permite renunciarlo.': [ley('Código de Trabajo, artículos 12, 78 a 87 y 130 a 137')],
  'Sí.': [pregunta('causa', 'renuncia')],
  'El texto cambia según sea renuncia, despido, mutuo acuerdo o fin de plazo.': [
    pregunta('causa', 'renuncia', 'despido', 'mutuo', 'plazo'),
  ],

  'Qué entrega, cuándo y por cuánto: el acuerdo con su cliente o proveedor.': [
    texto(/DEL ALCANCE\./),
    texto(/DEL PLAZO\./),
    texto(/DE LOS HONORARIOS\./),
  ],
  'Contrato de servicios profesionales sin relación laboral: objeto, entregables, plazo, honorarios de una vez, por hitos o mensuales, impuestos, propiedad de lo creado, confidencialidad y cómo se termina.':
    [
      texto(/no crea relación laboral/),
      pregunta('entregables'),
      pregunta('forma', 'unico', 'hitos', 'mensual'),
      pregunta('incluyeIva'),
      texto(/DE LA PROPIEDAD INTELECTUAL\./),
      pregunta('confidencialidad'),
      texto(/DE LA TERMINACIÓN\./),
    ],
  'Contrato en PDF y Word': enPdfYWord,
  'Hitos de pago que suman los honorarios': [pregunta('hitos'), texto(/se pagarán así:/)],
  'Cláusula de propiedad intelectual': [texto(/DE LA PROPIEDAD INTELECTUAL\./)],
  'El papel solo no: si hay horario, órdenes y dependencia, un juez puede decir que hay trabajo.': [consejo],
  'Usted lo elige y el contrato lo dice con todas sus letras.': [
    pregunta('incluyeIva'),
    texto(/Impuesto al Valor Agregado/),
  ],

  'Comparta información de su negocio con la promesa escrita de que no saldrá de allí.': [texto(/guardará reserva/)],
  'Acuerdo de confidencialidad, de una parte o mutuo: qué información se protege, para qué se puede usar, por cuánto tiempo, cuándo se devuelve y qué pasa si alguien lo incumple.':
    [
      pregunta('tipo', 'unilateral', 'mutuo'),
      texto(/DE LA INFORMACIÓN CONFIDENCIAL\./),
      texto(/DE LA DEVOLUCIÓN\./),
      texto(/DEL INCUMPLIMIENTO\./),
    ],
  'Útil antes de negociar, contratar o mostrar un proyecto.': [consejo],
  'Acuerdo en PDF y Word': enPdfYWord,
  'Versión unilateral o mutua': [pregunta('tipo', 'unilateral', 'mutuo')],
  'Penalidad si la quiere': [pregunta('conPenalidad'), texto(/en concepto de penalidad|penalidad/)],
  'Sí: NDA es su nombre en inglés.': [consejo],
  'Lo usual es de dos a cinco años después de terminar la relación.': [consejo],

  'El acta notarial que acredita al representante legal de su sociedad.': [
    texto(/ACTA NOTARIAL DE NOMBRAMIENTO/),
    ...conNotario,
  ],
  'Acta notarial de nombramiento de administrador único, gerente general u otro cargo con representación legal, con la transcripción de lo que resolvió la asamblea o de lo que dice la escritura constitutiva.':
    [
      pregunta('cargo', 'administrador', 'gerente'),
      pregunta('organo', 'asamblea', 'escritura'),
      texto(/TRANSCRIPCIÓN\./),
    ],
  'Con ella se pide la inscripción en el Registro Mercantil.': [ley('Código de Comercio, artículos 47, 162 y 338')],
  'Acta notarial con la transcripción de lo resuelto y su duplicado para el Registro Mercantil': [
    texto(/TRANSCRIPCIÓN\./),
    texto(/extiendo un duplicado, del mismo contenido, para el Registro Mercantil/),
    ...conCopiaSellada,
  ],
  'Ante terceros, desde que el nombramiento queda inscrito.': [ley('Código de Comercio, artículos 47, 162 y 338')],
  'Quien administra, por tres años a lo sumo, contados desde el día en que se acordó; se puede renovar.': [
    ley('Código de Comercio, artículos 47, 162 y 338'),
    texto(/que se cuenta desde el .*, fecha en que se acordó/),
  ],
  'La persona nombrada, quien ya representa a la sociedad o quien la asamblea faculte: el acta lo dice.': [
    pregunta('pide', 'nombrado', 'facultado', 'representante'),
    texto(/facultada para este acto en/),
  ],
};
