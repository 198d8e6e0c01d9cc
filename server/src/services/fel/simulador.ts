import { createHash } from 'node:crypto';
import { jurisdiccion } from '@fedatario/document-engine';
import type { CertificadorFel, EstadoDte, Fallo, ResultadoCertificacion } from './fel.ts';
import { problemasDe } from './invariantes.ts';
import { xmlDe } from './xml.ts';

/** A NIT of nobody's, with a right check digit. */
const CERTIFICADOR = { nit: '12345679', nombre: 'Simulador de certificación (sin validez tributaria)' };

export interface AjustesDeSimulador {
  /** Asked at each call: the failure to simulate, if any. */
  readonly fallo?: () => 'validacion' | 'credenciales' | 'no_disponible' | undefined;
  /** Its clock; without one it takes a document as sent on its own date. */
  readonly ahora?: () => Date;
}

/**
 * A certifier without fiscal validity: its answers derive from the key alone, so that the same key gets the same answer in
 * any process. For development, tests, and an office that tries the product before it hires a certifier.
 */
export function simulador({ fallo = () => undefined, ahora }: AjustesDeSimulador = {}): CertificadorFel {
  const conocidos = new Map<string, EstadoDte>();
  const falla = () => {
    const clase = fallo();
    return clase && fallar(clase);
  };
  return {
    codigo: 'simulador',
    ambiente: 'pruebas',
    decimales: 2,
    certificar: async (dte, idempotencia): Promise<ResultadoCertificacion> => {
      const errores = problemasDe(dte, ahora?.() ?? new Date(dte.fechaHoraEmision));
      const impedido = falla() ?? (errores.length > 0 && { ...fallar('validacion'), errores });
      if (impedido) return impedido;
      const autorizacion = autorizacionDe(idempotencia);
      const fechaCertificacion = dte.fechaHoraEmision;
      const sello = { autorizacion, ...numeracionDe(autorizacion), fechaCertificacion, certificador: CERTIFICADOR };
      if (!conocidos.has(autorizacion)) conocidos.set(autorizacion, 'vigente');
      return { ok: true, ...sello, xmlCertificado: Buffer.from(xmlDe(dte, 2, sello)) };
    },
    anular: async ({ autorizacion, fechaAnulacion }) => {
      const impedido = falla();
      if (impedido) return impedido;
      conocidos.set(autorizacion, 'anulado');
      return { ok: true, fechaAnulacion };
    },
    consultarReceptor: async ({ tipo, valor }) => {
      const { idTributaria, idPersonal } = jurisdiccion;
      return { existe: tipo === 'NIT' ? idTributaria.parse(valor).ok : idPersonal.parse(valor).ok };
    },
    consultarDte: async (autorizacion) => conocidos.get(autorizacion) ?? 'desconocido',
    salud: async () => (falla() ? { disponible: false, detalle: 'Así se le pidió.' } : { disponible: true }),
  };
}

/** A UUID that follows from the key. */
export function autorizacionDe(clave: string): string {
  const bytes = createHash('sha256').update(clave).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex').toUpperCase();
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Series and number as they are in practice: the first group of the UUID, and the next two as one number. */
export function numeracionDe(autorizacion: string): { serie: string; numero: string } {
  const [serie = '', alto = '', bajo = ''] = autorizacion.split('-');
  return { serie, numero: String(Number.parseInt(alto + bajo, 16)) };
}

function fallar(clase: Fallo['clase']): Fallo {
  const mensaje = {
    validacion: 'El documento no cumple una regla.',
    credenciales: 'El certificador no reconoce a quien envía.',
    duplicado: 'El documento ya existe.',
    no_disponible: 'El certificador no responde.',
  }[clase];
  return {
    ok: false,
    clase,
    errores: [{ mensaje }],
    reintentable: clase === 'no_disponible' || clase === 'credenciales',
  };
}
