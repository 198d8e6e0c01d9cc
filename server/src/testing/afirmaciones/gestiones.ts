import { type Afirmaciones, consejo, cumple, ley, llamada, prueba } from './prueba.ts';

const DE_GESTIONES = 'server/src/tramite/gestiones/gestiones.test.ts';

const gestion = cumple(({ modalidad, contenido }) => modalidad === 'gestion' && contenido.producto.pasos.length > 0);
const entregada = prueba(
  DE_GESTIONES,
  'de la asignación al resultado: se encarga, se presenta, se observa, se contesta y se entrega',
);
const apelada = prueba(
  DE_GESTIONES,
  'lo denegado lo decide la clienta: apela, y lo que sigue se presenta como recurso',
);
/** One of its steps, so named, is before that institution. */
const paso = (nombre: RegExp, institucion: RegExp) =>
  cumple(({ contenido }) =>
    contenido.producto.pasos.some((uno) => nombre.test(uno.nombre) && institucion.test(uno.institucion)),
  );
const pide = (clave: string) => cumple(({ contenido }) => contenido.producto.requisitos.some((r) => r.clave === clave));
const cobra = (concepto: RegExp) =>
  cumple(({ contenido }) => contenido.producto.aranceles.some((uno) => concepto.test(uno.concepto)));
const resuelve = [gestion, llamada('diligencias.resolve'), entregada] as const;
const observa = [gestion, llamada('diligencias.observe'), llamada('gestiones.answer'), entregada] as const;

/** Statements about what is done before an institution. The result is the institution's; what is promised is the work. */
export const gestiones: Afirmaciones = {
  'Horas hábiles de nuestro trabajo; no cuenta lo que tarda la institución': [
    gestion,
    prueba('contract/src/solicitud/gestion.test.ts', 'mientras la institución tiene una gestión, el reloj no corre'),
  ],
  'Un gestor la prepara y la presenta a la institución.': [gestion, llamada('diligencias.present'), entregada],
  'Si la institución cobra algo, le pedimos lo estimado antes de pagarlo, y lo que no se gaste se le devuelve.': [
    gestion,
    llamada('diligencias.charge'),
    prueba(
      'server/src/tramite/gestiones/gastos/gastos.test.ts',
      'lo estimado se cobra aparte, se gasta con su recibo, y al entregarse lo que sobra vuelve solo',
    ),
  ],
  'Usted ve cada paso con su fecha, y lo que la institución observe.': [...observa, llamada('gestiones.read')],
  'Descarga el resultado en su cuenta.': resuelve,
  'Resuelve la institución, no nosotros: puede observar lo presentado, tardar o negarlo.': [consejo],
  'Si lo niega, usted decide si se presenta otra vez, se apela o se cierra.': [apelada],

  'El vehículo a nombre de quien lo compró, ante la SAT.': [paso(/Tarjeta/, /SAT/), ...resuelve],
  'Un gestor revisa multas, impuestos y gravámenes, llena los formularios y presenta el traspaso ante la SAT.': [
    paso(/multas, impuesto y gravamen/, /SAT/),
    llamada('diligencias.present'),
  ],
  'Usted ve cada paso con su fecha, y descarga la tarjeta y el certificado a nombre del comprador.': resuelve,
  'Revisión previa del vehículo': [paso(/^Revisión/, /SAT/)],
  'Formularios SAT-8611 y SAT-2311': [ley('SAT-8611'), paso(/Formularios/, /SAT/)],
  'Tarjeta y certificado electrónicos': [paso(/Tarjeta/, /SAT/), ...resuelve],
  'Impuesto de circulación sin pagar en cualquier vehículo del dueño, multas o un gravamen.': [
    ley('circulation tax paid for **all** vehicles of the owner'),
  ],

  'Su NIT nuevo o su registro tributario al día, con la cita hecha.': [paso(/Cita/, /SAT/), ...resuelve],
  'Un gestor prepara su inscripción en la SAT o actualiza su Registro Tributario Unificado: datos, dirección, actividad y régimen.':
    [paso(/portal/, /SAT/), llamada('diligencias.present')],
  'El último paso, la toma de huella y foto, es en persona: el gestor pide la cita y usted va.': [
    ley('**personal visit** for biometrics and originals'),
    paso(/Cita/, /SAT/),
  ],
  'No: por la inscripción no se paga tasa.': [ley('*Fee*: none')],
  'Llenado del formulario': [paso(/Solicitud/, /SAT/)],
  'Revisión de sus documentos': [llamada('requisitos.reject')],
  'Cita en la agencia': [paso(/Cita/, /SAT/)],

  'Las dos constancias de carencia de antecedentes, en PDF verificable.': [
    paso(/penal/, /Organismo Judicial/),
    paso(/policial/, /PNC/),
    ley('PDF with QR'),
  ],
  'Un gestor pide la constancia de carencia de antecedentes penales al Organismo Judicial y la de antecedentes policiales a la PNC.':
    [paso(/penal/, /Organismo Judicial/), paso(/policial/, /PNC/), ...resuelve],
  'Valen seis meses cada una.': [ley('six months each')],
  'Constancia penal del Organismo Judicial': [paso(/penal/, /Organismo Judicial/)],
  'Constancia policial de la PNC': [paso(/policial/, /PNC/)],
  'La institución no da la constancia en línea.': [consejo],

  'Certificación de nacimiento, matrimonio, defunción o soltería.': [
    { pregunta: 'tipo', opciones: ['nacimiento', 'matrimonio', 'defuncion', 'solteria'] },
  ],
  'Un gestor pide las certificaciones al Registro Nacional de las Personas y, si las va a usar en otro país, las lleva a apostillar.':
    [{ pregunta: 'apostilla' }, paso(/Apostilla/, /MINEX/), paso(/Emisión/, /RENAP/)],
  'Búsqueda del asiento': [paso(/Búsqueda/, /RENAP/)],
  'Certificación en PDF': [paso(/Emisión/, /RENAP/), ...resuelve],
  'Sí: las de nacimiento, matrimonio y defunción son públicas.': [consejo],

  'La constancia de la SAT de que no debe nada, y qué regularizar si debe.': [paso(/Diagnóstico/, /SAT/), ...resuelve],
  'Un gestor revisa omisos, multas y vehículos a su nombre, le dice qué regularizar y pide la solvencia en Agencia Virtual.':
    [paso(/Diagnóstico/, /SAT/), llamada('conversacion.send'), paso(/Solicitud/, /SAT/)],
  'La SAT tiene hasta ocho días hábiles para darla.': [ley('**8 working days** by law')],
  'Lista de lo que falta': [paso(/Diagnóstico/, /SAT/), llamada('conversacion.send')],
  'Solicitud de la solvencia': [paso(/Solicitud/, /SAT/)],
  'Solvencia en PDF, si procede': resuelve,
  'Lo más común: un vehículo que vendió y nunca traspasó.': [ley('an old vehicle sold without transfer')],

  'Su sociedad inscrita y con sus patentes, desde la escritura ya firmada.': [
    pide('testimonio_constitucion'),
    paso(/Patentes/, /Registro Mercantil/),
  ],
  'Con el testimonio de la escritura constitutiva y el acta de nombramiento, un gestor inscribe la sociedad en el Registro Mercantil y en la SAT, atiende lo que observen y le entrega las patentes y el NIT.':
    [pide('testimonio_constitucion'), pide('acta_nombramiento'), paso(/NIT/, /Registro Mercantil/), ...observa],
  'Verificación del nombre': [paso(/Verificación del nombre/, /Registro Mercantil/)],
  'Inscripción en el Registro Mercantil y en la SAT': [
    paso(/Inscripción/, /Registro Mercantil/),
    paso(/libros/, /SAT/),
  ],
  'Respuesta a lo que el Registro observe': observa,
  'Patentes de sociedad y de empresa': [paso(/Patentes/, /Registro Mercantil/), ...resuelve],
  'Al menos dos accionistas para una sociedad anónima.': [ley('(≥ 2 [CG])')],
  'De dos a tres semanas, si el Registro no observa nada.': [ley('2–3 weeks')],

  'Inscríbase como comerciante y obtenga la patente de su negocio.': [paso(/Patente/, /Registro Mercantil/)],
  'Un gestor inscribe al comerciante individual y su empresa en el Registro Mercantil y obtiene la patente de comercio.':
    [cobra(/comerciante/), cobra(/empresa/), paso(/Patente/, /Registro Mercantil/)],
  'La firma del formulario se legaliza ante notario: se pide aparte, como «Auténtica de firmas».': [
    pide('formulario_firmado'),
    ley('art. 335 C. de Comercio'),
  ],
  'Formularios y presentación': [paso(/Formulario/, /Registro Mercantil/), llamada('diligencias.present')],
  'Patente de comercio': [paso(/Patente/, /Registro Mercantil/), ...resuelve],
  'Depende de su régimen; pregúntelo a quien lleve sus cuentas.': [consejo],

  'Proteja el nombre o el logo de su negocio por diez años renovables.': [ley('10 years, renewable')],
  'Un gestor busca si hay marcas parecidas, presenta la solicitud en el Registro de la Propiedad Intelectual, atiende el examen y la publicación del edicto, y le entrega el título.':
    [paso(/fonética/, /RPI/), paso(/Edicto/, /RPI/), paso(/título/, /RPI/), ...observa],
  'Cada clase de productos o servicios es una solicitud.': [ley('one class per application'), { pregunta: 'clase' }],
  'Búsqueda fonética': [paso(/fonética/, /RPI/)],
  'Solicitud en una clase': [{ pregunta: 'clase' }, paso(/Solicitud/, /RPI/)],
  'Seguimiento hasta el título': [paso(/título/, /RPI/), ...resuelve],
  'Unos siete meses en la práctica: hay un plazo de dos meses para que otros se opongan.': [
    ley('about 7 months'),
    ley('two months from the first publication'),
  ],
};
