import { rasgos } from '../certificadores.ts';
import { noDisponible } from '../fallos.ts';
import type { Anulacion, Certificacion, CertificadorFel, ConsultaDeReceptor, Envio, Fallo, Hallazgo } from '../fel.ts';
import { certificacionDe, fechaDeEmision } from '../sello.ts';
import { xmlDe, xmlDeAnulacion } from '../xml.ts';
import { falloDe, yaAnulado } from './errores.ts';
import type { OpcionesDeDigifact } from './opciones.ts';
import { abrirSesion, type Sesion } from './sesion.ts';
import type { Compartido, Respuesta } from './wire.ts';

/** Digifact signs and certifies in one call. It refuses a reference that it knows, and tells its document when asked. Source: docs/fel.md. */
export function digifact(opciones: OpcionesDeDigifact): CertificadorFel {
  const { codigo, ambiente } = opciones;
  const { adenda } = rasgos[codigo];
  const sesion = abrirSesion(opciones);
  return {
    codigo,
    ambiente,
    preparar: async (dte, clave) => ({ ok: true, xml: xmlDe(dte, { decimales: 2, adenda, clave }) }),
    certificar: async (envio) => {
      const answer = await sesion.enviar('CERTIFICATE_DTE_XML_TOSIGN', envio.xml);
      return answer.ok ? certificadoDe(answer.valor) : answer;
    },
    buscar: (envio) => buscar(sesion, envio),
    anular: async (anulacion) => {
      const xml = xmlDeAnulacion(anulacion);
      const answer = await sesion.enviar('ANULAR_FEL_TOSIGN', xml);
      return answer.ok ? anuladoDe(answer.valor, xml) : answer;
    },
    consultarReceptor: ({ tipo, valor }) => consultar(sesion, tipo, valor),
  };
}

function certificadoDe(answer: Respuesta): Certificacion | Fallo {
  if (answer.Codigo !== 1) return falloDe(answer);
  const leido = certificacionDe(decodificar(answer.ResponseDATA1));
  return leido ?? noDisponible('Digifact certificó y su documento no se puede leer.', true);
}

function anuladoDe(answer: Respuesta, enviado: string): Anulacion | Fallo {
  if (answer.Codigo === 1) return { ok: true, xmlCertificado: decodificar(answer.ResponseDATA1) };
  return yaAnulado(answer) ? { ok: true, xmlCertificado: enviado } : falloDe(answer);
}

/** The reference is looked for with the date of the document it was sent with. */
async function buscar(sesion: Sesion, { xml, clave }: Envio): Promise<Hallazgo> {
  const fecha = (fechaDeEmision(xml) ?? '').slice(0, 19);
  const datos = `REFERENCIA_INTERNA|${clave}|ISSUEDDATE|${fecha}`;
  const answer = await sesion.compartido('SHARED_GETDTEINFO_BY_INTERNALID', datos);
  if (!answer.ok) return answer;
  const [fila] = filasDe(answer.valor);
  if (!fila) return 'ninguno';
  return certificacionDe(decodificar(fila.XML)) ?? noDisponible(SIN_XML, true);
}

const SIN_XML = 'Digifact ya tiene el documento y no da su XML. Descárguelo de su panel y avise a quien le da soporte.';

async function consultar(sesion: Sesion, tipo: 'NIT' | 'CUI', valor: string): Promise<ConsultaDeReceptor> {
  const pregunta = tipo === 'NIT' ? 'SHARED_GETINFONITcom' : 'SHARED_GETINFOCUI';
  const answer = await sesion.compartido(pregunta, `${tipo}|${valor}`);
  if (!answer.ok) return { estado: 'sinRespuesta' };
  const nombre = filasDe(answer.valor)[0]?.NOMBRE?.replace(/\s+/g, ' ').trim();
  return nombre ? { estado: 'existe', nombre } : { estado: 'noExiste' };
}

function filasDe({ RESPONSE }: Compartido) {
  return RESPONSE ?? [];
}

function decodificar(base64: string | null | undefined): string {
  return Buffer.from(base64 ?? '', 'base64').toString('utf8');
}
