import { type Dia, sumarDias } from '../../calendario/dia.ts';
import { esHabil, type OpcionesCalendario, sumarHabiles } from './calendario.ts';

/** A duty the law gives a notary once an act is signed. */
export interface TipoDeDeber {
  readonly nombre: string;
  /** Article of the Código de Notariado; null where the source names none. */
  readonly articulo: string | null;
  /** PARAM plazos: working days; the day that it counts from is not one of them. */
  readonly dias: number;
  /** The duty that begins when this one is done, counted from that day. */
  readonly sigue?: string;
}

/** Source: domain-gt 1.5 (toma de razón, testimonio especial) and 1.7. */
const tipos = {
  testimonioEspecial: {
    nombre: 'Testimonio especial al Archivo General de Protocolos',
    articulo: '37 a',
    dias: 25,
  },
  tomaDeRazon: {
    nombre: 'Toma de razón de la legalización en el protocolo',
    articulo: '59',
    dias: 8,
    sigue: 'testimonioDeRazon',
  },
  testimonioDeRazon: {
    nombre: 'Testimonio especial de la razón al Archivo General de Protocolos',
    articulo: '37 a',
    dias: 25,
  },
  avisoTraslativo: { nombre: 'Aviso de traslado de dominio de un inmueble', articulo: '38', dias: 15 },
  avisoTestamento: { nombre: 'Aviso de testamento al Registro General de la Propiedad', articulo: null, dias: 15 },
  avisoMatrimonio: { nombre: 'Aviso de matrimonio al RENAP', articulo: null, dias: 15 },
  avisoCancelacion: {
    nombre: 'Aviso de instrumento cancelado al Archivo General de Protocolos',
    articulo: '37 b',
    dias: 25,
  },
  avisoTrimestral: { nombre: 'Aviso trimestral al Archivo General de Protocolos', articulo: '37 c', dias: 25 },
} as const satisfies Record<string, TipoDeDeber>;

/** Avisos that depend on what an instrument of the protocol is about, which only its notary knows. */
const AVISOS = ['avisoTraslativo', 'avisoTestamento', 'avisoMatrimonio'] as const;

interface Plazos extends OpcionesCalendario {
  /** Days that the law counts and on which the office that receives the duty is closed. */
  readonly cierres?: readonly Dia[];
}

/** Beside the jurisdiction and not within it: only the server asks, and the screens carry the jurisdiction. */
export const deberes = {
  tipos,
  /** By the kind of act (domain-gt 1.2): what it always brings, and what its notary may add. */
  deActo: {
    escrituraPublica: { nacen: ['testimonioEspecial'], caben: AVISOS },
    protocolacion: { nacen: ['testimonioEspecial'], caben: AVISOS },
    legalizacionFirmas: { nacen: ['tomaDeRazon'], caben: [] },
    legalizacionFotocopias: { nacen: [], caben: [] },
    actaNotarial: { nacen: [], caben: [] },
    documentoPrivado: { nacen: [], caben: [] },
  },
  /**
   * The last day of a duty that counts from `desde`. Days on which nobody works are skipped (Ley del Organismo Judicial,
   * art. 45): weekends and the holidays of the country, whatever the hours of the office. 24 and 31 December, free from noon, count as
   * worked: the shorter term is the safe one. So do the days on which the office that receives is closed, and a duty that would end on one
   * ends on the last working day before it.
   */
  vence: (tipo: keyof typeof tipos, desde: Dia, { cierres = [], ...opciones }: Plazos = {}): Dia => {
    const contados = { ...opciones, mediosHabiles: true };
    const legal = sumarHabiles(desde, tipos[tipo].dias, contados);
    const primero = sumarDias(desde, 1);
    let dia = legal;
    while (dia > primero && (cierres.includes(dia) || !esHabil(dia, contados))) dia = sumarDias(dia, -1);
    return dia;
  },
} as const;
