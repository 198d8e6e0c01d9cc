import type { Ambiente, CodigoDeCertificador } from './certificadores.ts';

/**
 * A certifier of fiscal documents of Guatemala (FEL). Amounts in centavos. No call throws: failures are answers. A document is certified in two
 * turns, so that its sender can keep what it is about to send: sent again after a lost answer it is the same text under the same key.
 * Source: domain-gt 3.3, 3.8.
 */
export interface CertificadorFel {
  readonly codigo: CodigoDeCertificador;
  readonly ambiente: Ambiente;
  /** The document as it will be sent: signed, where the issuer signs apart from the certifier. Certifies nothing. */
  readonly preparar: (dte: DteBorrador, clave: string) => Promise<Preparado | Fallo>;
  /** Certifies once per key, as far as the certifier itself keeps that promise. */
  readonly certificar: (envio: Envio) => Promise<Certificacion | Fallo>;
  /** The document that was certified under that key. It never certifies. */
  readonly buscar: (envio: Envio) => Promise<Hallazgo>;
  /** A document that is annulled already counts as annulled now. */
  readonly anular: (anulacion: SolicitudAnulacion, clave: string) => Promise<Anulacion | Fallo>;
  readonly consultarReceptor: (id: IdDeReceptor) => Promise<ConsultaDeReceptor>;
}

export interface IdDeReceptor {
  readonly tipo: 'NIT' | 'CUI';
  readonly valor: string;
}

/** `sinRespuesta` says nothing about the number: the registry could not be asked. */
export type ConsultaDeReceptor =
  | { readonly estado: 'existe'; readonly nombre: string }
  | { readonly estado: 'noExiste' }
  | { readonly estado: 'sinRespuesta' };

export interface Preparado {
  readonly ok: true;
  readonly xml: string;
}

export interface Envio {
  /** As {@link CertificadorFel.preparar} gave it. */
  readonly xml: string;
  /** Id of the document, which the certifier keeps as its reference. */
  readonly clave: string;
}

/** `noSePregunta`: the certifier has no such question, and sending the same again is what tells. */
export type Hallazgo = Certificacion | Fallo | 'ninguno' | 'noSePregunta';

export interface ErrorFel {
  /** Numeral of the rule and number of the validation within it. */
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
  /** True when it may have been done all the same: the answer was lost or could not be read. */
  readonly incierto: boolean;
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
  readonly xmlCertificado: string;
}

export interface Anulacion {
  readonly ok: true;
  readonly xmlCertificado: string;
}

export interface SolicitudAnulacion {
  readonly autorizacion: string;
  readonly nitEmisor: string;
  readonly idReceptor: string;
  /** Date and time of the certified document, as its XML has them. */
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
