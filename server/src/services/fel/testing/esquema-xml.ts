import { XMLParser } from 'fast-xml-parser';

/**
 * A schema of our own writing of the documents that we send: names, order, how often, lengths, lists and patterns, in the strictest form of
 * those in use. Facts: SAT, GT_Documento 0.2.1 with its complements for notes and exchange invoices. A certifier takes the unsigned
 * document with its `Adenda`, which SAT's own schema does not.
 */
type Valor = (valor: string) => boolean;
interface Forma {
  readonly atributos?: Readonly<Record<string, Valor>>;
  readonly opcionales?: Readonly<Record<string, Valor>>;
  readonly hijos?: readonly (readonly [nombre: string, forma: Forma, minimo: number, maximo: number])[];
  readonly texto?: Valor;
}

/** XML Schema counts the characters that are left when spaces are collapsed. */
const entre = (minimo: number, maximo: number) => (valor: string) => {
  const largo = [...valor.replace(/\s+/g, ' ').trim()].length;
  return largo >= minimo && largo <= maximo;
};
const como = (patron: RegExp) => (valor: string) => patron.test(valor);
const uno =
  (...valores: string[]) =>
  (valor: string) =>
    valores.includes(valor);
const numero = (minimo: number, maximo: number) => (valor: string) =>
  /^\d+$/.test(valor) && Number(valor) >= minimo && Number(valor) <= maximo;

const monto = como(/^\d{1,12}(?:\.\d{1,10})?$/);
const nit = como(/^[1-9]\d{0,11}[\dK]$/);
const receptor = como(/^(?:[1-9]\d*[\dK]|CF|[A-Z0-9]{3,18})$/);
const correo = como(/^[A-Za-z0-9][A-Za-z0-9.-]+@[A-Za-z0-9][A-Za-z0-9.-]+\.[A-Za-z0-9][A-Za-z0-9.-]+$/);
const dia = como(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
const fechaHora = como(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?-06:00$/);
const uuid = como(/^[0-9A-F]{8}-(?:[0-9A-F]{4}-){3}[0-9A-F]{12}$/);
const de = (texto: Valor): Forma => ({ texto });

const direccion: Forma = {
  hijos: [
    ['dte:Direccion', de(entre(1, 200)), 1, 1],
    ['dte:CodigoPostal', de(como(/^\d+$/)), 1, 1],
    ['dte:Municipio', de(entre(0, 100)), 1, 1],
    ['dte:Departamento', de(entre(0, 100)), 1, 1],
    ['dte:Pais', de(como(/^[A-Z]{2}$/)), 1, 1],
  ],
};
const impuesto: Forma = {
  hijos: [
    ['dte:NombreCorto', de(uno('IVA')), 1, 1],
    ['dte:CodigoUnidadGravable', de(numero(1, 9_999_999)), 1, 1],
    ['dte:MontoGravable', de(monto), 0, 1],
    ['dte:MontoImpuesto', de(monto), 1, 1],
  ],
};
const item: Forma = {
  atributos: { NumeroLinea: numero(1, 9_999), BienOServicio: uno('B', 'S') },
  hijos: [
    ['dte:Cantidad', de(monto), 1, 1],
    ['dte:UnidadMedida', de(entre(1, 3)), 0, 1],
    ['dte:Descripcion', de(entre(1, 10_000)), 1, 1],
    ['dte:PrecioUnitario', de(monto), 1, 1],
    ['dte:Precio', de(monto), 1, 1],
    ['dte:Descuento', de(monto), 1, 1],
    ['dte:Impuestos', { hijos: [['dte:Impuesto', impuesto, 1, 20]] }, 0, 1],
    ['dte:Total', de(monto), 1, 1],
  ],
};
const nota: Forma = {
  atributos: {
    'xmlns:cno': uno('http://www.sat.gob.gt/face2/ComplementoReferenciaNota/0.1.0'),
    Version: como(/^\d+\.\d+$/),
    NumeroAutorizacionDocumentoOrigen: uuid,
    FechaEmisionDocumentoOrigen: dia,
  },
  opcionales: { MotivoAjuste: entre(1, 200), SerieDocumentoOrigen: entre(1, 20), NumeroDocumentoOrigen: entre(1, 20) },
};
const abono: Forma = {
  hijos: [
    ['cfc:NumeroAbono', de(numero(1, 999)), 1, 1],
    ['cfc:FechaVencimiento', de(dia), 1, 1],
    ['cfc:MontoAbono', de(monto), 1, 1],
  ],
};
const abonos: Forma = {
  atributos: { 'xmlns:cfc': uno('http://www.sat.gob.gt/dte/fel/CompCambiaria/0.1.0'), Version: uno('1') },
  hijos: [['cfc:Abono', abono, 1, 9_999]],
};
const complemento: Forma = {
  atributos: { IDComplemento: entre(1, 255), NombreComplemento: entre(1, 255), URIComplemento: entre(1, 255) },
  hijos: [
    ['cno:ReferenciasNota', nota, 0, 1],
    ['cfc:AbonosFacturaCambiaria', abonos, 0, 1],
  ],
};
const emision: Forma = {
  atributos: { ID: uno('DatosEmision') },
  hijos: [
    [
      'dte:DatosGenerales',
      {
        atributos: {
          Tipo: uno('FACT', 'FCAM', 'NCRE', 'NDEB'),
          FechaHoraEmision: fechaHora,
          CodigoMoneda: uno('GTQ', 'USD'),
        },
      },
      1,
      1,
    ],
    [
      'dte:Emisor',
      {
        atributos: {
          NITEmisor: nit,
          NombreEmisor: entre(1, 255),
          CodigoEstablecimiento: numero(1, 9_999),
          NombreComercial: entre(1, 255),
          AfiliacionIVA: uno('GEN', 'PEQ', 'EXE'),
        },
        opcionales: { CorreoEmisor: correo },
        hijos: [['dte:DireccionEmisor', direccion, 1, 1]],
      },
      1,
      1,
    ],
    [
      'dte:Receptor',
      {
        atributos: { IDReceptor: receptor, NombreReceptor: entre(1, 255) },
        opcionales: { TipoEspecial: uno('CUI', 'EXT'), CorreoReceptor: correo },
        hijos: [['dte:DireccionReceptor', direccion, 0, 1]],
      },
      1,
      1,
    ],
    [
      'dte:Frases',
      { hijos: [['dte:Frase', { atributos: { TipoFrase: numero(1, 9), CodigoEscenario: numero(1, 99) } }, 1, 100]] },
      0,
      1,
    ],
    ['dte:Items', { hijos: [['dte:Item', item, 1, 9_999]] }, 1, 1],
    [
      'dte:Totales',
      {
        hijos: [
          [
            'dte:TotalImpuestos',
            {
              hijos: [
                ['dte:TotalImpuesto', { atributos: { NombreCorto: uno('IVA'), TotalMontoImpuesto: monto } }, 1, 20],
              ],
            },
            0,
            1,
          ],
          ['dte:GranTotal', de(monto), 1, 1],
        ],
      },
      1,
      1,
    ],
    ['dte:Complementos', { hijos: [['dte:Complemento', complemento, 1, 9_999]] }, 0, 1],
  ],
};
const certificacion: Forma = {
  hijos: [
    ['dte:NITCertificador', de(nit), 1, 1],
    ['dte:NombreCertificador', de(entre(1, 255)), 1, 1],
    [
      'dte:NumeroAutorizacion',
      { atributos: { Serie: entre(1, 20), Numero: numero(1, 999_999_999_999_999) }, texto: uuid },
      1,
      1,
    ],
    ['dte:FechaHoraCertificacion', de(fechaHora), 1, 1],
  ],
};
const dte: Forma = {
  atributos: { ID: uno('DatosCertificados') },
  hijos: [
    ['dte:DatosEmision', emision, 1, 1],
    ['dte:Certificacion', certificacion, 0, 1],
  ],
};
const sat: Forma = {
  atributos: { ClaseDocumento: uno('dte') },
  hijos: [
    ['dte:DTE', dte, 1, 1],
    ['dte:Adenda', { hijos: [['Referencia', de(entre(1, 255)), 1, 1]] }, 0, 1],
  ],
};
const documento: Forma = {
  atributos: { 'xmlns:dte': uno('http://www.sat.gob.gt/dte/fel/0.2.0'), Version: uno('0.1') },
  hijos: [['dte:SAT', sat, 1, 1]],
};

type Nodo = Readonly<Record<string, unknown>>;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
});

/** The places at which a document is not what the schema says; empty when it is valid. */
export function faltasDe(xml: string): string[] {
  const nodos = elementosDe(parser.parse(xml));
  return hijosDe('', nodos, [['dte:GTDocumento', documento, 1, 1]]);
}

const elementosDe = (nodos: readonly Nodo[]) => nodos.filter((nodo) => nombreDe(nodo) !== '#text');
const nombreDe = (nodo: Nodo) => Object.keys(nodo).find((clave) => clave !== ':@') ?? '';

function hijosDe(ruta: string, nodos: readonly Nodo[], formas: NonNullable<Forma['hijos']>): string[] {
  const nombres = nodos.map(nombreDe);
  const lugares = nombres.map((nombre) => formas.findIndex(([suyo]) => suyo === nombre));
  const ordenados = lugares.every((lugar, i) => lugar >= 0 && lugar >= (lugares[i - 1] ?? 0));
  return [
    ...(ordenados ? [] : [`${ruta}: ${nombres.join(' ')}`]),
    ...formas.flatMap(([nombre, forma, minimo, maximo]) => {
      const suyos = nodos.filter((nodo) => nombreDe(nodo) === nombre);
      const veces =
        suyos.length >= minimo && suyos.length <= maximo ? [] : [`${ruta}/${nombre}: ${suyos.length} veces`];
      return [...veces, ...suyos.flatMap((nodo) => elementoDe(`${ruta}/${nombre}`, nodo, forma))];
    }),
  ];
}

function elementoDe(ruta: string, nodo: Nodo, { atributos = {}, opcionales = {}, hijos = [], texto }: Forma): string[] {
  const escritos = (nodo[':@'] ?? {}) as Readonly<Record<string, string>>;
  const contenido = nodo[nombreDe(nodo)] as readonly Nodo[];
  const dicho = contenido.map((parte) => String(parte['#text'] ?? '')).join('');
  const conocidos = { ...opcionales, ...atributos };
  return [
    ...Object.keys(atributos).flatMap((nombre) => (nombre in escritos ? [] : [`${ruta}@${nombre}: falta`])),
    ...Object.entries(escritos).flatMap(([nombre, valor]) =>
      conocidos[nombre]?.(valor) ? [] : [`${ruta}@${nombre}: ${valor}`],
    ),
    ...(texto ? (texto(dicho) ? [] : [`${ruta}: ${dicho}`]) : dicho.trim() === '' ? [] : [`${ruta}: ${dicho}`]),
    ...hijosDe(ruta, elementosDe(contenido), hijos),
  ];
}
