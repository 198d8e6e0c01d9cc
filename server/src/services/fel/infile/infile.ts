import { rasgos } from '../certificadores.ts';
import { type Contestado, preguntar } from '../cliente.ts';
import { dicenAnulado, noDisponible, sinCredenciales } from '../fallos.ts';
import type { Anulacion, Certificacion, CertificadorFel, Fallo, Preparado } from '../fel.ts';
import { certificacionDe } from '../sello.ts';
import { xmlDe, xmlDeAnulacion } from '../xml.ts';
import { falloDe } from './errores.ts';
import { DIRECCIONES, type OpcionesDeInfile } from './opciones.ts';
import { consultar } from './receptor.ts';
import { Certificado, Firmado } from './wire.ts';

const JSON_TIPO = { 'content-type': 'application/json' };

/** INFILE signs in one service and certifies in another. A reference that it knows is not certified again. Source: docs/fel.md. */
export function infile(opciones: OpcionesDeInfile): CertificadorFel {
  const { codigo, ambiente, direcciones = DIRECCIONES } = opciones;
  const { adenda } = rasgos[codigo];
  return {
    codigo,
    ambiente,
    preparar: (dte, clave) => firmar(opciones, xmlDe(dte, { decimales: 2, adenda, clave }), dte.emisor.nit, false),
    certificar: async ({ xml, clave }) => {
      const answer = await enviar(opciones, { ruta: '/fel/certificacion/v2/dte/', xml, clave, nit: nitDe(xml) });
      return answer.ok ? certificadoDe(answer.valor) : answer;
    },
    buscar: async () => 'noSePregunta',
    anular: async (anulacion, clave) => {
      const { nitEmisor: nit } = anulacion;
      const firmado = await firmar(opciones, xmlDeAnulacion(anulacion), nit, true);
      if (!firmado.ok) return firmado;
      const answer = await enviar(opciones, { ruta: '/fel/anulacion/v2/dte/', xml: firmado.xml, clave, nit });
      return answer.ok ? anuladoDe(answer.valor, firmado.xml) : answer;
    },
    consultarReceptor: consultar(opciones, direcciones),
  };
}

async function firmar(
  { usuario, llaveDeFirma, direcciones = DIRECCIONES, espera }: OpcionesDeInfile,
  xml: string,
  nit: string,
  anula: boolean,
): Promise<Preparado | Fallo> {
  const pedido = {
    llave: llaveDeFirma,
    archivo: Buffer.from(xml).toString('base64'),
    codigo: nit,
    alias: usuario,
    es_anulacion: anula ? 'S' : 'N',
  };
  const url = `${direcciones.firma}/sign_solicitud_firmas/firma_xml`;
  const body = JSON.stringify(pedido);
  const answer = await preguntar(Firmado, { method: 'POST', url, headers: JSON_TIPO, body, cambia: false }, espera);
  if (!answer.ok) return answer;
  const { resultado, descripcion, archivo } = answer.valor;
  if (resultado && archivo) return { ok: true, xml: Buffer.from(archivo, 'base64').toString('utf8') };
  // Only its sentence says why, and nearly always it is the key, which expires.
  return sinCredenciales(`INFILE no firmó el documento: ${descripcion ?? 'no dice por qué'}`);
}

interface Enviado {
  readonly ruta: string;
  readonly xml: string;
  readonly clave: string;
  readonly nit: string;
}

async function enviar(
  { usuario, llave, direcciones = DIRECCIONES, espera }: OpcionesDeInfile,
  { ruta, xml, clave, nit }: Enviado,
): Promise<Contestado<Certificado>> {
  const headers = { ...JSON_TIPO, usuario, llave, identificador: clave };
  // We write to the customer ourselves, so that no copy is asked for.
  const body = JSON.stringify({ nit_emisor: nit, correo_copia: '', xml_dte: Buffer.from(xml).toString('base64') });
  const url = `${direcciones.certificador}${ruta}`;
  return preguntar(Certificado, { method: 'POST', url, headers, body, cambia: true }, espera);
}

function certificadoDe(answer: Certificado): Certificacion | Fallo {
  if (!answer.resultado) return falloDe(answer);
  const xml = Buffer.from(answer.xml_certificado ?? '', 'base64').toString('utf8');
  return certificacionDe(xml) ?? noDisponible('INFILE certificó y su documento no se puede leer.', true);
}

function anuladoDe(answer: Certificado, enviado: string): Anulacion | Fallo {
  if (answer.resultado)
    return { ok: true, xmlCertificado: Buffer.from(answer.xml_certificado ?? '', 'base64').toString('utf8') };
  const fallo = falloDe(answer);
  const hecho = fallo.errores.some(({ mensaje }) => dicenAnulado(mensaje));
  return hecho ? { ok: true, xmlCertificado: enviado } : fallo;
}

function nitDe(xml: string): string {
  return /NITEmisor="([^"]+)"/.exec(xml)?.[1] ?? '';
}
