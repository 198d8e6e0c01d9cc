/** Fiscal documents of Guatemala (FEL) as a certifier takes them. Amounts in centavos. Source: domain-gt 3.3, 3.8. */
export interface CertificadorFel {
  /** `simulador`, `infile`, `digifact`… */
  readonly codigo: string;
  readonly ambiente: 'pruebas' | 'produccion';
  /** Decimals of the amounts in the XML. */
  readonly decimales: 2 | 6;
  /** Certifies once per key, however often it is sent. Never throws: failures are answers. */
  certificar(dte: DteBorrador, idempotencia: string): Promise<ResultadoCertificacion>;
  anular(anulacion: SolicitudAnulacion, idempotencia: string): Promise<ResultadoAnulacion>;
  consultarReceptor(id: { tipo: 'NIT' | 'CUI'; valor: string }): Promise<{ existe: boolean; nombre?: string }>;
  consultarDte(autorizacion: string): Promise<EstadoDte>;
  salud(): Promise<{ disponible: boolean; detalle?: string }>;
}

export type EstadoDte = 'vigente' | 'anulado' | 'desconocido';

export interface ErrorFel {
  readonly codigo?: string;
  readonly campo?: string;
  readonly mensaje: string;
}

export interface Fallo {
  readonly ok: false;
  readonly clase: 'validacion' | 'credenciales' | 'duplicado' | 'no_disponible';
  readonly errores: readonly ErrorFel[];
  /** True when the same request may succeed later. */
  readonly reintentable: boolean;
}

export interface Certificacion {
  readonly ok: true;
  /** UUID, in capitals. */
  readonly autorizacion: string;
  readonly serie: string;
  /** May pass 2^31. */
  readonly numero: string;
  readonly fechaCertificacion: string;
  readonly certificador: { readonly nit: string; readonly nombre: string };
  readonly xmlCertificado: Uint8Array;
}

export type ResultadoCertificacion = Certificacion | Fallo;
type ResultadoAnulacion = { readonly ok: true; readonly fechaAnulacion: string } | Fallo;

interface SolicitudAnulacion {
  readonly autorizacion: string;
  readonly nitEmisor: string;
  readonly idReceptor: string;
  readonly fechaEmision: string;
  readonly fechaAnulacion: string;
  readonly motivo: string;
}

export interface DteBorrador {
  /** `FACT`, `NCRE`…: an open list of the tax authority. */
  readonly tipo: string;
  readonly moneda: string;
  /** Local time with its offset: `2026-01-15T03:00:00-06:00`. */
  readonly fechaHoraEmision: string;
  /** Our number, `F-2026-000789`. */
  readonly referenciaInterna: string;
  readonly emisor: EmisorFel;
  readonly receptor: ReceptorFel;
  readonly frases: readonly { readonly tipo: number; readonly escenario: number }[];
  readonly lineas: readonly LineaFel[];
  readonly granTotalCentavos: number;
  readonly referenciaNota?: ReferenciaNota;
  readonly abonos?: readonly { readonly numero: number; readonly vence: string; readonly montoCentavos: number }[];
}

export interface EmisorFel {
  readonly nit: string;
  readonly nombre: string;
  readonly nombreComercial: string;
  readonly establecimiento: string;
  readonly afiliacionIva: 'GEN' | 'PEQ' | 'EXE';
  readonly correo?: string;
  readonly direccion: DireccionFel;
}

export interface DireccionFel {
  readonly direccion: string;
  readonly codigoPostal: string;
  readonly municipio: string;
  readonly departamento: string;
  readonly pais: string;
}

export interface ReceptorFel {
  readonly tipo: 'NIT' | 'CF' | 'CUI' | 'EXT';
  readonly id: string;
  readonly nombre: string;
  readonly correo?: string;
  readonly direccion?: string;
}

export interface LineaFel {
  /** From 1 on; in a note, that of the invoice's line. */
  readonly numero: number;
  readonly bienOServicio: 'B' | 'S';
  readonly cantidad: number;
  readonly unidad: string;
  readonly descripcion: string;
  readonly precioUnitarioCentavos: number;
  readonly precioCentavos: number;
  readonly descuentoCentavos: number;
  readonly impuesto: {
    readonly codigo: 'IVA';
    readonly unidadGravable: 1 | 2;
    readonly baseCentavos: number;
    readonly montoCentavos: number;
  };
  readonly totalCentavos: number;
}

/** The certified invoice that a credit note corrects. */
export interface ReferenciaNota {
  readonly autorizacion: string;
  readonly serie: string;
  readonly numero: string;
  /** The day, `2026-01-15`. */
  readonly fechaEmision: string;
  readonly motivo: string;
}
