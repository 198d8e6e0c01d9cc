import { createHash } from 'node:crypto';
import { type Answer, type Asked, type Certifier, headerOf, played, type Refusal, said } from './answer.ts';
import { infileKeys } from './keys.ts';
import { annul, type Broken, certify, type Done, nameOf } from './work.ts';

const SIGNATURE = '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">FIRMA DE PRUEBA</ds:Signature>';
/** The sentence is the same whatever went wrong. */
const DESCRIPTION = 'El documento no pasó las validaciones.';

type Call = (certifier: Certifier, asked: Asked) => Promise<Answer>;

const calls: Readonly<Record<string, Call>> = {
  'POST /sign_solicitud_firmas/firma_xml': sign,
  'POST /fel/certificacion/v2/dte/': (certifier, asked) => send(certifier, asked, 'certify'),
  'POST /fel/anulacion/v2/dte/': (certifier, asked) => send(certifier, asked, 'annul'),
  'POST /rest/action': receiver,
  'POST /api/v2/servicios/externos/login': login,
  'POST /api/v2/servicios/externos/cui': person,
};

/** Answers a call as INFILE does: refusals too with 200, and errors in a list. */
export async function answerInfile(certifier: Certifier, asked: Asked): Promise<Answer> {
  const call = calls[`${asked.method} ${asked.path}`];
  return call ? call(certifier, asked) : said(404, { mensaje: 'No existe.' });
}

async function sign(certifier: Certifier, asked: Asked): Promise<Answer> {
  const { llave, alias, archivo } = jsonOf(asked);
  const { user, signingKey } = infileKeys(certifier.apiKey);
  const work = () => {
    if (llave !== signingKey || alias !== user)
      return said(200, { resultado: false, descripcion: 'Llave de firma no encontrada.', archivo: '' });
    const signed = textOf(archivo)
      .trimEnd()
      .replace(/<\/[\w:]+>$/, (end) => `${SIGNATURE}${end}`);
    return said(200, { resultado: true, descripcion: 'Firma exitosa.', archivo: base64(signed) });
  };
  return played(certifier, 'sign', work, () =>
    said(200, { resultado: false, descripcion: 'La llave de firma está vencida.', archivo: '' }),
  );
}

async function send(certifier: Certifier, asked: Asked, step: 'certify' | 'annul'): Promise<Answer> {
  const { user, apiKey } = infileKeys(certifier.apiKey);
  const { xml_dte } = jsonOf(asked);
  const xml = textOf(xml_dte);
  const work = () => {
    if (headerOf(asked, 'usuario') !== user || headerOf(asked, 'llave') !== apiKey)
      return said(401, { resultado: false, descripcion: 'Usuario o llave incorrectos.' });
    if (!xml.includes(SIGNATURE)) return refusal([SIGNATURE_ERROR]);
    const { book, control, now } = certifier;
    const about = { book, control, now: now() };
    const done = step === 'certify' ? certify(about, xml, headerOf(asked, 'identificador')) : annul(about, xml);
    return 'broken' in done ? refusal(done.broken.map(errorOf)) : certificate(done, step);
  };
  return played(certifier, step, work, planned);
}

function certificate(done: Extract<Done, { certified: unknown }>, step: 'certify' | 'annul'): Answer {
  const { uuid, serie, numero, certifiedAt, xml, annulment } = done.certified;
  return said(200, {
    resultado: true,
    fecha: certifiedAt,
    origen: 'Certificador',
    descripcion: 'Certificación exitosa.',
    control_emision: { Saldo: 1, Creditos: 1 },
    alertas_infile: false,
    descripcion_alertas_infile: [],
    alertas_sat: false,
    descripcion_alertas_sat: [],
    cantidad_errores: 0,
    descripcion_errores: [],
    uuid,
    serie,
    numero: Number(numero),
    xml_certificado: base64((step === 'annul' && annulment) || xml),
  });
}

const SIGNATURE_ERROR = {
  resultado: false,
  fuente: 'Firma Digital del Emisor',
  categoria: '1',
  numeral: '1',
  validacion: '1',
  mensaje_error: 'Firma no encontrada, o pendiente de aprobar',
};

function errorOf({ numeral, text }: Broken) {
  const [categoria = ''] = numeral.split('.');
  return {
    resultado: false,
    fuente: 'FEL Reglas y Validaciones',
    categoria,
    numeral,
    validacion: '1',
    mensaje_error: `FEL-GUI-51 | ${categoria} | ${numeral} | No. 1 | Error - ${text}`,
  };
}

function planned(way: Refusal): Answer {
  const broken = errorOf({ numeral: '3.5.1', text: 'Falla pedida.' });
  if (way === 'refuseText') return refusal([broken.mensaje_error]);
  if (way === 'refuseEmpty') return refusal([]);
  return refusal([way === 'refuseSignature' ? SIGNATURE_ERROR : broken]);
}

function refusal(errors: readonly (object | string)[]): Answer {
  return said(200, {
    resultado: false,
    fecha: '',
    origen: 'Certificador',
    descripcion: DESCRIPTION,
    cantidad_errores: errors.length,
    descripcion_errores: errors,
    uuid: '',
    serie: '',
    numero: 0,
    xml_certificado: '',
  });
}

async function receiver(certifier: Certifier, asked: Asked): Promise<Answer> {
  const { emisor_codigo, emisor_clave, nit_consulta } = jsonOf(asked);
  const { user, apiKey } = infileKeys(certifier.apiKey);
  const work = () => {
    const allowed = emisor_codigo === user && emisor_clave === apiKey;
    const nombre = allowed ? nameOf(certifier.control, 'NIT', nit_consulta ?? '') : undefined;
    const mensaje = allowed ? 'NIT no encontrado.' : 'Emisor no autorizado.';
    return said(200, { nit: nit_consulta, nombre: nombre ?? '', mensaje: nombre ? '' : mensaje });
  };
  return played(certifier, 'receiver', work, () => said(200, { nit: '', nombre: '', mensaje: 'Falla pedida.' }));
}

async function login(certifier: Certifier, { body }: Asked): Promise<Answer> {
  const { user, apiKey } = infileKeys(certifier.apiKey);
  const fields = new URLSearchParams(body);
  const work = () => {
    if (fields.get('prefijo') !== user || fields.get('llave') !== apiKey)
      return said(200, { resultado: false, descripcion: 'Prefijo o llave incorrectos.' });
    const ends = new Date(certifier.now().getTime() + 2 * 3_600_000);
    return said(200, {
      resultado: true,
      descripcion: 'OK',
      token: tokenOf(certifier),
      fecha_de_vencimiento: ends.toISOString(),
    });
  };
  return played(certifier, 'token', work, () => said(200, { resultado: false, descripcion: 'Falla pedida.' }));
}

async function person(certifier: Certifier, asked: Asked): Promise<Answer> {
  const cui = new URLSearchParams(asked.body).get('cui') ?? '';
  const work = () => {
    if (headerOf(asked, 'authorization') !== `Bearer ${tokenOf(certifier)}`)
      return said(401, { resultado: false, descripcion: 'Token inválido.' });
    const nombre = nameOf(certifier.control, 'CUI', cui);
    return nombre
      ? said(200, { resultado: true, descripcion: 'OK', cui: { cui, nombre, fallecido: 'NO' } })
      : said(200, { resultado: false, descripcion: 'CUI no encontrado.', cui: {} });
  };
  return played(certifier, 'receiver', work, () => said(200, { resultado: false, descripcion: 'Falla pedida.' }));
}

function tokenOf({ apiKey, control }: Certifier): string {
  return createHash('sha256').update(`token ${control.tokens} ${apiKey}`).digest('hex');
}

function jsonOf({ body }: Asked): Readonly<Record<string, string | undefined>> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const textOf = (given: string | undefined) => Buffer.from(given ?? '', 'base64').toString('utf8');
