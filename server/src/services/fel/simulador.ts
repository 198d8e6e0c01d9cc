import { createHash } from 'node:crypto';
import { jurisdiccion } from '@fedatario/document-engine';
import { rasgos } from './certificadores.ts';
import { noDisponible, rechazo, sinCredenciales } from './fallos.ts';
import type { CertificadorFel, Fallo } from './fel.ts';
import { problemasDe } from './invariantes.ts';
import { certificacionDe, fechaDeEmision } from './sello.ts';
import { sellar, xmlDe, xmlDeAnulacion } from './xml.ts';

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
  const { adenda } = rasgos.simulador;
  const falla = () => {
    const clase = fallo();
    return clase && fallar[clase];
  };
  return {
    codigo: 'simulador',
    ambiente: 'pruebas',
    preparar: async (dte, clave) => {
      const errores = problemasDe(dte, ahora?.() ?? new Date(dte.fechaHoraEmision));
      return errores.length > 0 ? rechazo(errores) : { ok: true, xml: xmlDe(dte, { decimales: 2, adenda, clave }) };
    },
    certificar: async ({ xml, clave }) => {
      const impedido = falla();
      if (impedido) return impedido;
      const autorizacion = autorizacionDe(clave);
      const fechaCertificacion = fechaDeEmision(xml) ?? '';
      const sello = { autorizacion, ...numeracionDe(autorizacion), fechaCertificacion, certificador: CERTIFICADOR };
      return certificacionDe(sellar(xml, sello)) ?? rechazo([{ mensaje: 'El documento no se puede leer.' }]);
    },
    buscar: async () => 'noSePregunta',
    anular: async (anulacion) => falla() ?? { ok: true, xmlCertificado: xmlDeAnulacion(anulacion) },
    consultarReceptor: async ({ tipo, valor }) => {
      const { idTributaria, idPersonal } = jurisdiccion;
      const existe = tipo === 'NIT' ? idTributaria.parse(valor).ok : idPersonal.parse(valor).ok;
      return existe ? { estado: 'sinRespuesta' } : { estado: 'noExiste' };
    },
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

const fallar: Readonly<Record<'validacion' | 'credenciales' | 'no_disponible', Fallo>> = {
  validacion: rechazo([{ mensaje: 'El documento no cumple una regla.' }]),
  credenciales: sinCredenciales('El certificador no reconoce a quien envía.'),
  no_disponible: noDisponible('El certificador no responde.', false),
};
