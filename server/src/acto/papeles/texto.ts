import { type ClaseDeActo, esAviso, type PapelNuevo, type TipoDePapel } from '@fedatario/contract/acto';
import {
  type CopiaDeTestimonio,
  type Documento,
  esNotaria,
  hojasDeTestimonio,
  type ImpuestoDeTestimonio,
  type InstrumentoDePapel,
  type NotarioDePapel,
  type ParrafoDePapel,
  type PrecioEnDolares,
  razonDeCopia,
  razonDeLegalizacion,
  razonDeTestimonio,
  razonDeTestimonioEspecial,
  type TimbresDePapel,
  textoDeAviso,
} from '@fedatario/document-engine';

/** Everything that a paper prints, as it was when it was made: it never changes, whatever its act's notary is called later. */
export interface DatosDePapel extends Omit<PapelNuevo, 'instrumento'> {
  readonly instrumento: number | null;
  readonly orden: number;
  /** The price from which `valor` was counted; null of one in quetzales. */
  readonly enDolares?: PrecioEnDolares | null;
  /** Stamps in force when it was made; papers made before they were kept have those that the product brings. */
  readonly timbres?: TimbresDePapel;
  readonly notario: NotarioDePapel;
  readonly acto: {
    readonly clase: ClaseDeActo;
    readonly numero: number | null;
    readonly lugar: string;
    readonly fecha: string;
    readonly hojas: number;
    readonly nombre: string;
    /** Names of those who signed as parties. */
    readonly partes: readonly string[];
    /** The same, with those for whom they signed; and the grantors as an act names them. Papers made before these were kept lack both. */
    readonly nombres?: readonly string[];
    readonly otorgantes?: readonly string[];
    /** Scanned sides. */
    readonly caras: number;
  };
  /** The razón that a testimonio of it transcribes, with its number, place and day. */
  readonly razon: { readonly instrumento: InstrumentoDePapel; readonly texto: ParrafoDePapel } | null;
}

const NOMBRES: Readonly<Record<TipoDePapel, string>> = {
  testimonio: 'Testimonio',
  copiaSimple: 'Copia simple legalizada',
  testimonioEspecial: 'Testimonio especial',
  razonDeLegalizacion: 'Razón de legalización',
  testimonioDeRazon: 'Testimonio especial de la razón',
  avisoTraslativo: 'Aviso de traslado de dominio',
  avisoTestamento: 'Aviso de testamento',
  avisoMatrimonio: 'Aviso de matrimonio',
};

/** The name of a paper, with which one of its kind it is where it may have several. */
export function tituloDe({ tipo, orden }: Pick<DatosDePapel, 'tipo' | 'orden'>): string {
  return tipo === 'testimonio' ? `${NOMBRES[tipo]} ${orden}` : NOMBRES[tipo];
}

/** Leaves of a paper; null of a razón, which stands in the protocol. */
export function hojasDe(datos: DatosDePapel): number | null {
  return datos.tipo === 'razonDeLegalizacion' ? null : hojasDeTestimonio(copiaDe(datos));
}

function copiaDe({ tipo, acto, ambosLados }: DatosDePapel): CopiaDeTestimonio {
  return tipo === 'testimonioDeRazon' || esAviso(tipo) ? 'transcripcion' : { caras: acto.caras, ambosLados };
}

/** Whether a paper reproduces the scanned sheets of its act. */
export function copiaHojas({ tipo }: Pick<DatosDePapel, 'tipo'>): boolean {
  return tipo !== 'razonDeLegalizacion' && tipo !== 'testimonioDeRazon' && !esAviso(tipo);
}

/** The paragraphs of a paper. */
export function parrafosDe(datos: DatosDePapel): ParrafoDePapel[] {
  const { tipo, lugar, fecha, orden } = datos;
  const destinatario = datos.destinatario ?? '';
  const copia = copiaDe(datos);
  if (tipo === 'razonDeLegalizacion') return [razonDe(datos)];
  if (esAviso(tipo)) return avisoDe(tipo, datos);
  if (tipo === 'testimonioDeRazon') {
    if (!datos.razon) return [];
    const { instrumento, texto } = datos.razon;
    return [
      texto,
      razonDeTestimonioEspecial({ instrumento, copia, lugar, fecha, valor: null, timbres: datos.timbres }),
    ];
  }
  const dado = { instrumento: instrumentoDe(datos), copia, lugar, fecha, timbres: datos.timbres };
  if (tipo === 'testimonioEspecial') return [especialDe(dado, datos)];
  if (tipo === 'copiaSimple') return [razonDeCopia({ ...dado, destinatario })];
  return [razonDeTestimonio({ ...dado, numero: orden, destinatario, impuesto: impuestoDe(datos) })];
}

function especialDe(
  dado: Omit<Parameters<typeof razonDeTestimonioEspecial>[0], 'valor'>,
  { valor, valorIndeterminado, enDolares }: DatosDePapel,
): ParrafoDePapel {
  const dicho = valorIndeterminado ? ('indeterminado' as const) : valor;
  return razonDeTestimonioEspecial({ ...dado, valor: dicho, ...(enDolares && { enDolares }) });
}

function instrumentoDe({ acto: { clase, numero, lugar, fecha } }: DatosDePapel): InstrumentoDePapel {
  return { clase: clase === 'protocolacion' ? clase : 'escrituraPublica', numero: numero ?? 0, lugar, fecha };
}

function avisoDe(tipo: Parameters<typeof textoDeAviso>[0]['tipo'], datos: DatosDePapel): ParrafoDePapel[] {
  const { notario, acto, descripcion, lugar, fecha } = datos;
  const dado = { notario, instrumento: instrumentoDe(datos), otorgantes: acto.otorgantes ?? acto.partes, lugar, fecha };
  return textoDeAviso({ ...dado, tipo, detalle: descripcion ?? '' });
}

function impuestoDe({ impuesto, montoDeImpuesto }: DatosDePapel): ImpuestoDeTestimonio {
  if (impuesto === null || impuesto === 'ninguno') return { clase: 'ninguno' };
  return { clase: impuesto, monto: montoDeImpuesto ?? 0 };
}

/** The text of the razón of a legalización. */
export function razonDe(datos: DatosDePapel): ParrafoDePapel {
  const { instrumento, lugar, fecha, notario, acto, descripcion } = datos;
  const legalizacion = {
    lugar: acto.lugar,
    fecha: acto.fecha,
    signatarios: acto.partes,
    documento: acto.nombre,
    hojas: acto.hojas,
  };
  return razonDeLegalizacion({
    numero: instrumento ?? 0,
    lugar,
    fecha,
    notario,
    legalizacion,
    descripcion: descripcion ?? '',
    timbres: datos.timbres,
  });
}

/** Lines below the signature of a notary. */
export function firmaDe({ nombre, titulo, colegiado }: NotarioDePapel): string[] {
  const numero = `${esNotaria(titulo) ? 'Colegiada' : 'Colegiado'} ${colegiado}`;
  return [nombre.toLocaleUpperCase('es'), titulo, ...(colegiado === null ? [] : [numero])];
}

/** A razón as an instrument of the protocol: its text, and its notary's signature alone. */
export function documentoDeRazon(
  titulo: string,
  { fuerte, texto }: ParrafoDePapel,
  notario: NotarioDePapel,
): Documento {
  const rastro = { datos: [], condiciones: [] };
  const [nombre = ''] = firmaDe(notario);
  const linea = (escrito: string, marcas: readonly 'bold'[] = []) =>
    ({ tipo: 'texto', texto: escrito, marcas, rastro }) as const;
  return {
    titulo,
    encabezado: [],
    pie: [],
    faltantes: [],
    problemas: [],
    bloques: [
      { tipo: 'parrafo', tramos: [linea(fuerte, ['bold']), linea(texto)] },
      { tipo: 'firmas', firmas: [{ forma: 'firma', tramos: [linea(nombre)] }] },
    ],
  };
}
