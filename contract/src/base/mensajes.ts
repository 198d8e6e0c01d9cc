/**
 * Spanish texts of what can be wrong with a field. A schema names one by its key; the server answers the text,
 * a screen in another language answers the same key from its own catalogue. `{maximum}` and `{minimum}` are filled in.
 */
export const mensajesDeCampo = {
  requerido: 'Complete este campo.',
  correo: 'Escriba un correo electrónico completo, por ejemplo ana@ejemplo.com.',
  emailRequerido: 'Este campo es requerido',
  emailDelBoletin: 'Ingrese un email válido',
  ilegible: 'No se puede leer: {problema}',
  claveCorta: 'Escriba una contraseña de al menos 8 caracteres.',
  claveLarga: 'Escriba una contraseña de 128 caracteres como máximo.',
  claveComun: 'Esa contraseña es muy conocida y fácil de adivinar. Elija otra.',
  claveIgual: 'La contraseña nueva es igual a la actual. Elija otra.',
  correoDistinto: 'Escriba el correo de su cuenta, tal como aparece arriba.',
  correoIgual: 'Ese ya es el correo de su cuenta. Escriba el nuevo.',
  codigoIncorrecto: 'El código no coincide o venció. Revise el correo, o pida otros códigos.',
  claveActualIncorrecta: 'La contraseña actual no coincide. Revísela.',
  imagen: 'Suba una imagen JPG, PNG, WebP o HEIC.',
  certificado: 'No es un archivo .p12 o .pfx, o la contraseña no es la suya. Revíselos.',
  certificadoVencido: 'Ese certificado ya venció o todavía no empieza. Suba uno vigente.',
  certificadoSinClave: 'El archivo no trae ninguna clave privada. Expórtelo con ella.',
  certificadoSinPareja: 'Ningún certificado del archivo es el de su clave privada.',
  certificadoSinFirma: 'Ese certificado no permite firmar documentos. Suba el de firma.',
  certificadoDeOtraClave: 'No todos los lectores comprueban {tipo}. Pida uno RSA o P-256.',
  certificadoDeOtroFormato: 'Ese cifrado no se puede abrir. Expórtelo con AES-256.',
  certificadoCostoso: 'Ese archivo pide demasiados cálculos. Expórtelo otra vez.',
  certificadoNoFirma: 'La firma de prueba no se pudo comprobar. Pida otro a su autoridad.',
  clavesDistintas: 'Las dos contraseñas no coinciden.',
  codigo: 'Escriba los 6 dígitos del código que le enviamos.',
  segundoPaso: 'Escriba los 6 dígitos de su aplicación, o los 10 de un código de respaldo.',
  segundoPasoIncorrecto: 'El código no coincide o ya se usó. Espere el siguiente, o use uno de respaldo.',
  terminos: 'Acepte los términos para continuar.',
  nit: 'El NIT no coincide con su dígito verificador. Revíselo, o escriba CF.',
  nitEmisor: 'Escriba el NIT completo, con su dígito verificador; CF no sirve aquí.',
  establecimiento: 'Escriba un número de 1 a 9999.',
  digitos: 'Escriba solo los dígitos, sin otros signos.',
  cui: 'El CUI no coincide con su dígito verificador. Revise los 13 dígitos del DPI.',
  numeroDeCuenta: 'Escriba el número de la cuenta, de 6 a 20 dígitos, o su IBAN completo.',
  documento: 'Escriba de 3 a 18 letras, números o los signos & % - / # =, sin espacios.',
  documentoSinTipo: 'Elija el tipo de documento.',
  telefono: 'Escriba los 8 dígitos del teléfono, o el número internacional con su prefijo (+…).',
  fecha: 'Escriba una fecha que exista, por ejemplo 24/03/1990.',
  fechaFutura: 'La fecha debe ser anterior a hoy.',
  fechaDeTransferencia: 'Escriba el día en que hizo la transferencia, desde el {desde} hasta hoy.',
  receptorCF: 'Por este monto la factura debe llevar NIT, CUI o pasaporte; CF no basta.',
  nitDesconocido: 'Ese NIT no está en el registro de la SAT. Revíselo, o elija CF o DPI.',
  cuiDesconocido: 'Ese CUI no está en el registro. Revise los 13 dígitos del DPI, o elija CF o NIT.',
  noSeCorrige: 'Su notario no pidió corregir esta respuesta.',
  fechaPausa: 'Elija una fecha futura, a un año como máximo.',
  fechaHora: 'Elija una fecha y una hora.',
  fechaDePublicacion: 'Elija un momento que no haya pasado, a un año como máximo.',
  monto: 'Escriba un monto en quetzales, por ejemplo 1,250.00.',
  montoMinimo: 'Escriba un monto de un quetzal o más.',
  sinImpuesto: 'Si ningún impuesto se cubre en él, deje vacío el monto.',
  valorDelActo: 'Escriba el valor del acto, o marque que es de valor indeterminado: una sola de las dos cosas.',
  actoConPrecio: 'El documento tiene precio: su valor no es indeterminado. Escriba el valor.',
  tipoDeCambio: 'Escriba cuántos quetzales vale un dólar, por ejemplo 7.65.',
  diferencia: 'No es el monto del pedido: escriba por qué lo acepta.',
  porcentajeDePlan: 'Escriba un porcentaje entero, de 0 a 100.',
  hastaCien: 'Escriba un número entero, de 1 a 100.',
  documentosDePlan: 'Escriba documentos al mes, de 0 a 1,000, o deje el campo vacío si no hay límite.',
  citasDePlan: 'Escriba citas al mes, de 0 a 100, o deje el campo vacío si no hay límite.',
  precioDePlan: 'Escriba un precio mensual, uno anual, o los dos.',
  anualMasCaro: 'Cuesta más que doce meses. Escriba un precio menor.',
  planSinBeneficios: 'Escriba documentos incluidos, citas o un descuento.',
  porcentaje: 'Escriba un porcentaje entero, de 1 a 100.',
  valorDescuento: 'Escriba cuánto descuenta: un porcentaje de 1 a 100, o un monto mayor que cero.',
  usos: 'Escriba un número entero desde 1, o deje el campo vacío si no hay límite.',
  codigoPromocional: 'Escriba de 3 a 30 letras sin acento, dígitos o guiones, sin espacios. Por ejemplo, BIENVENIDA10.',
  tamano: 'Escriba un tamaño de 1 a 10 MB, sin decimales.',
  valorRepetido: 'Ya hay otra entrada con este mismo valor. Escriba uno distinto.',
  periodoAlReves: 'El último día es anterior al primero. Cambie uno.',
  slugEnUso: 'Otro producto ya tiene esa dirección. Escriba una distinta.',
  plazoHoras: 'Escriba horas hábiles enteras, de 0 a 2,000.',
  arancelSinMonto: 'Escriba cuánto es o, si no se puede saber, por qué.',
  otroTipoDeDocumento:
    'El archivo es de otra modalidad o de otra clase de acto que este documento. Tráigalo como uno nuevo.',
  repetidoEnLista: 'Algo está dos veces. Deje uno.',
  slug: 'Escriba minúsculas sin acento, dígitos y guiones, por ejemplo bienes-raices.',
  vecinoInexistente: 'La entrada de al lado ya no existe. Mire la lista de nuevo.',
  codigoRepetido: 'Ya existe un código con ese nombre. Elija otro.',
  codigoYaUsado: 'Ya hay facturas con este código: su nombre no puede cambiar. Cree otro código.',
  minutosCita: 'Escriba los minutos de una cita, de 10 a 240.',
  cargaMaxima: 'Escriba cuántos trámites puede llevar a la vez, de 1 a 500.',
  colegiadoRepetido: 'Otro notario tiene ese número de colegiado. Revíselo.',
  hastaAntesDeDesde: 'Debe terminar después de comenzar. Revise ambos.',
  masQueElTotal: 'No puede ser mayor que el total de usos.',
  menosQueUsos: 'Ya tiene {usos} usos: el límite no puede ser menor.',
  objetosDeCodigo: 'Elija al menos uno de la lista.',
  holgura: 'Escriba los minutos, de 0 a 120.',
  horasDeAviso: 'Escriba las horas, de 0 a 720.',
  diasDeCita: 'Escriba los días, de 1 a 365.',
  cambiosDeCita: 'Escriba un número de 0 a 20.',
  citasALaVez: 'Escriba un número de 1 a 20.',
  bloqueoLargo: 'Aparte {dura} días como máximo, que terminen dentro de {hasta} días.',
  ventanaDeCitas: 'Pida {dias} días como máximo, y termine después de comenzar.',
  zonaHoraria: 'Escriba una zona horaria que exista, por ejemplo America/Guatemala.',
  objetoInexistente: 'Algo de lo elegido ya no existe. Quítelo y elija de nuevo.',
  alMenosUna: 'Elija al menos una línea.',
  demasiados: 'Elija {maximum} como máximo.',
  url: 'Escriba una dirección completa, por ejemplo https://ejemplo.com.',
  largo: 'Escriba {maximum} caracteres como máximo.',
  corto: 'Escriba {minimum} caracteres como mínimo.',
  motivoCorto: 'Explique el motivo con 10 letras como mínimo.',
  unaLinea: 'Escríbalo en una sola línea.',
  signoOculto: 'Tiene un signo que no se ve. Bórrelo y escriba el texto de nuevo.',
  marcasApiladas: 'Hay una letra con más de dos acentos o marcas encima. Escríbala sin ellos.',
  nombreConSignos:
    'Escriba el nombre solo con letras, sin números ni signos, como está en el documento de identificación.',
  nombreConEnlace: 'Escriba solo el nombre, sin direcciones de internet.',
  nombreSinLetras: 'Escriba el nombre con letras, no solo con signos.',
  opcion: 'Elija una de las opciones.',
  caracter: 'El carácter {caracter} no se puede imprimir. Escríbalo con letras latinas o quítelo.',
  campoDesconocido: 'Este campo no existe en la petición. Quítelo.',
  hora: 'Escriba una hora de 00:00 a 24:00, por ejemplo 08:30.',
  tramos: 'Cada tramo debe terminar después de comenzar, y comenzar después del anterior.',
  horarioVacio: 'Abra al menos un día de la semana.',
  feriadoLocal: 'Escriba el mes y el día, por ejemplo 08-15.',
  repetido: 'Hay un día repetido. Quite uno.',
  variableDesconocida: 'La variable «{variable}» no existe en este aviso. Use una de la lista.',
  variableDePlantilla:
    'La variable «{variable}» no existe. Use nombre, motivo, referencia o empresa, entre llaves dobles.',
  variableRequerida: 'Falta la variable «{variable}»: sin ella el aviso no sirve.',
  llavesSueltas: 'Hay llaves dobles que no encierran una variable. Escriba {ejemplo} completo o quítelas.',
  botonRequerido: 'Escriba lo que dice el botón: lleva el enlace que este aviso necesita.',
  botonSinEnlace: 'Este aviso no lleva enlace: deje el botón vacío.',
  sinApp: 'Este aviso llega solo por correo: déjelo vacío.',
  tipoFijo: 'Los avisos de seguridad y de dinero no se apagan.',
  canalRequerido: 'Elija al menos un medio, o desactive el aviso.',
  sustituto: 'No hay otro documento vigente de este cliente con ese número o código.',
  constancia: 'Escriba el número de la constancia o suba el archivo que lo prueba.',
  archivoDeRequisito:
    '«{archivo}» no sirve para «{requisito}»: se entrega en {formatos}, de {maximo} MB cada archivo como máximo. Súbalo así.',
  diaDeDiligencia: 'Elija un día desde el de la compra, {desde}, hasta hoy.',
  fechaDeCumplimiento: 'Elija un día desde el del acto hasta hoy.',
  renglon: 'Escriba un solo renglón que empiece con una letra, sin signos como = < > @ ni saltos de línea.',
  instrumento: 'Escriba el número con dígitos, por ejemplo 12.',
  foliosDeMas: 'Son más de cien folios. Revise el primero y el último.',
  folios: 'Escriba el primer folio y el último con dígitos, por ejemplo 20-22. El último no puede ser menor.',
  sinProtocolo: 'Lo que se autoriza fuera del protocolo no lleva su número ni sus folios. Deje el campo vacío.',
  renglonDeHoja: 'Escriba un renglón de la hoja, del 1 al 25.',
  ajusteDeHoja: 'Escriba los milímetros, de -30 a 30. Cero no mueve nada.',
  claseDeOtro: 'El texto se escribió para otra clase de acto, que va fuera del protocolo. Elija la que se propone.',
  claseDeProtocolo:
    'Este documento se vendió para ir en el protocolo, con su número y sus folios. Elija escritura pública o protocolación.',
  numeroQueSigue:
    'En su protocolo de {anio} sigue el número {numero} (art. 13 del Código de Notariado). Si usó otros fuera de aquí o los canceló, anótelos antes.',
  folioQueSigue:
    'En su protocolo de {anio} sigue el folio {folio}, sin saltos ni repetidos (art. 13 del Código de Notariado).',
  foliosYHojas: 'De {desde} a {hasta} hay {folios} folios y escribió {hojas} hojas. Deben ser los mismos.',
  valorDeLey: 'Escriba un valor posible para este dato.',
  valorFueraDeLimites: 'Escriba un valor de {minimo} a {maximo}.',
  valorFueraDeNorma: 'Escriba un valor de {minimo} a {maximo}: es lo que permite la norma ({norma}).',
  fuenteDeLey:
    'Escriba la norma que lo fija, por ejemplo «Acuerdo Gubernativo 256-2025», o que es criterio de la oficina.',
  valorQueBaja: 'Es menor que el que rige ese día, {vigente}. Revíselo, o confirme que la norma lo baja.',
  rigeDesdeManana: 'Elija un día posterior a hoy: lo ya respondido y comprado conserva los valores de su día.',
  valorDelMismoDia: 'Ya hay un valor que rige desde ese día. Quítelo primero, o elija otro día.',
  actoFuturo: 'Aún no llega: escriba {dia} o antes.',
  actoAntesDeComprar: 'El trámite se compró el {dia}: el acto no puede ser anterior.',
  actoAntesDeAprobar: 'El cliente aprobó el texto el {dia}: el acto no puede ser anterior.',
  actoFueraDeOrden:
    'Su instrumento anterior es del {dia}: van en riguroso orden de fechas (art. 13 del Código de Notariado).',
  comparecienteExtrano:
    'No es una de las personas de este acto: {personas} (arts. 29 y 60 del Código de Notariado). Corrija el nombre, o diga si es testigo, intérprete o traductor.',
  comparecienteFalta:
    'Falta {nombre}, que firma este acto (arts. 29 y 60 del Código de Notariado). Agregue a esa persona.',
  dosTestigos:
    'Faltan los dos testigos que lo conocen (Código de Notariado, art. 29.4). Agréguelos como testigos que llegaron, identificados.',
  comparecienteRepetido: 'Esta persona ya está en la lista. Quite una de las dos.',
  comparecienteParte: 'Esta persona es parte del acto: comparece como tal.',
  documentoDeOtra:
    'No es el documento de {nombre} que consta en el trámite. Revise el número, o pida que se corrija la respuesta.',
  enBorrador: 'En «{documento}». {falta}',
  respuesta: '{mensaje}',
  enOtroPedido: '«{documento}» ya está en otro pedido.',
  invalido: 'El valor no es válido. Revíselo.',
} as const;

export type ClaveMensaje = keyof typeof mensajesDeCampo;

/** One field that is wrong: where (`direccion.zona`), the key and the Spanish text. */
export interface ErrorDeCampo {
  readonly campo: string;
  readonly clave: ClaveMensaje;
  readonly params: Readonly<Record<string, string | number>>;
  readonly mensaje: string;
}

/** The part of a zod issue that we read. */
export interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly keys?: readonly string[];
  readonly maximum?: number | bigint;
  readonly minimum?: number | bigint;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** A zod issue as errors of fields: one for each unknown key, one otherwise. */
export function erroresDeCampo(issue: Issue): ErrorDeCampo[] {
  const campo = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => errorDeCampo(campo ? `${campo}.${key}` : key, 'campoDesconocido'));
  }
  return [errorDeCampo(campo, claveDe(issue), paramsDe(issue))];
}

export function errorDeCampo(campo: string, clave: ClaveMensaje, params: ErrorDeCampo['params'] = {}): ErrorDeCampo {
  return { campo, clave, params, mensaje: llenar(mensajesDeCampo[clave], params) };
}

/** Puts each `{name}` of a text in its place. */
export function llenar(texto: string, params: Readonly<Record<string, string | number>>): string {
  return texto.replace(/\{(\w+)\}/g, (hueco, nombre: string) => String(params[nombre] ?? hueco));
}

export function claveDe(issue: Issue): ClaveMensaje {
  if (issue.message in mensajesDeCampo) return issue.message as ClaveMensaje;
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'requerido';
  if (issue.code === 'too_big') return 'largo';
  if (issue.code === 'too_small') return 'corto';
  if (issue.code === 'invalid_value') return 'opcion';
  return 'invalido';
}

export function paramsDe({ maximum, minimum, params }: Issue): ErrorDeCampo['params'] {
  const limits = { maximum, minimum, ...params };
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : Number(value)]],
    ),
  );
}
