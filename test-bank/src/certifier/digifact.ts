import { createHash } from 'node:crypto';
import { type Answer, type Asked, type Certifier, headerOf, played, said } from './answer.ts';
import { digifactKeys } from './keys.ts';
import { annul, type Broken, certify, nameOf } from './work.ts';

const BASE = '/gt.com.fel.api.v3/api';
type Call = (certifier: Certifier, asked: Asked) => Promise<Answer>;

const calls: Readonly<Record<string, Call>> = {
  [`POST ${BASE}/login/get_token`]: login,
  [`POST ${BASE}/FelRequestV2`]: request,
  [`GET ${BASE}/SHAREDINFO`]: share,
};

/** Answers a call as Digifact does: everything with 200, `Codigo` 1 when it was done. */
export async function answerDigifact(certifier: Certifier, asked: Asked): Promise<Answer> {
  const call = calls[`${asked.method} ${asked.path}`];
  return call ? call(certifier, asked) : said(404, { Message: 'No existe.' });
}

async function login(certifier: Certifier, { body }: Asked): Promise<Answer> {
  const { user, password } = digifactKeys(certifier.apiKey);
  const work = () => {
    const { Username, Password } = JSON.parse(body || '{}') as { Username?: string; Password?: string };
    if (Username !== user || Password !== password) return said(200, { message: 'Usuario o clave incorrectos.' });
    const ends = new Date(certifier.now().getTime() + 24 * 3_600_000).toISOString();
    return said(200, { Token: tokenOf(certifier), expira_en: ends, otorgado_a: user });
  };
  return played(certifier, 'token', work, () => said(200, { message: 'Falla pedida.' }));
}

function tokenOf({ apiKey, control }: Certifier): string {
  return createHash('sha256').update(`token ${control.tokens} ${apiKey}`).digest('hex');
}

/** Whether token, NIT and short user name are those of the account. */
function isAllowed(certifier: Certifier, asked: Asked): boolean {
  const [, nit, name] = digifactKeys(certifier.apiKey).user.split('.');
  const { query } = asked;
  const named = query.get('NIT') === nit && query.get('USERNAME') === name;
  return named && headerOf(asked, 'authorization') === tokenOf(certifier);
}

const NO_TOKEN = () => said(401, { Message: 'Authorization has been denied for this request.' });

async function request(certifier: Certifier, asked: Asked): Promise<Answer> {
  const step = asked.query.get('TIPO') === 'ANULAR_FEL_TOSIGN' ? 'annul' : 'certify';
  const work = () => {
    if (!isAllowed(certifier, asked)) return NO_TOKEN();
    return step === 'certify' ? certifyOnce(certifier, asked.body) : annulled(certifier, asked.body);
  };
  return played(certifier, step, work, (way) => refusal(way === 'refuseEmpty' ? '' : '3.5.1 Falla pedida.'));
}

/** A reference to be validated is certified once; asked again it is refused, and the document has to be looked for. */
function certifyOnce({ book, control, now }: Certifier, xml: string): Answer {
  const key = referenceOf(xml);
  const known = key === undefined ? undefined : book.byKey(key);
  if (known && control.repeated !== 'second') return refusal(`La referencia interna ${key} ya fue utilizada.`);
  const done = certify({ book, control, now: now() }, xml, key ?? '');
  return 'broken' in done ? refusal(linesOf(done.broken)) : document(done.certified.xml);
}

function annulled({ book, control, now }: Certifier, xml: string): Answer {
  const done = annul({ book, control, now: now() }, xml);
  return 'broken' in done ? refusal(linesOf(done.broken)) : document(done.certified.annulment ?? '');
}

function linesOf(broken: readonly Broken[]): string {
  return broken.map(({ numeral, text }) => `${numeral} ${text}`).join('\n');
}

function document(xml: string): Answer {
  return said(200, { ...DONE, ResponseDATA1: Buffer.from(xml).toString('base64') });
}

const DONE = { Codigo: 1, Mensaje: 'Validado y certificado exitosamente', ResponseDATA2: '', ResponseDATA3: '' };

function refusal(text: string): Answer {
  return said(200, { Codigo: 9022, Mensaje: 'El documento no fue certificado', ResponseDATA1: text });
}

/** The reference that the document asks not to be certified twice; undefined without one. */
function referenceOf(xml: string): string | undefined {
  const asks = xml.includes('<dtecomm:VALIDAR_REFERENCIA_INTERNA>VALIDAR<');
  const [, reference] = /<dtecomm:REFERENCIA_INTERNA>([^<]*)</.exec(xml) ?? [];
  return asks ? reference : undefined;
}

async function share(certifier: Certifier, asked: Asked): Promise<Answer> {
  const [kind = '', value = '', ...more] = (asked.query.get('DATA2') ?? '').split('|');
  const what = asked.query.get('DATA1') ?? '';
  const step = what === 'SHARED_GETDTEINFO_BY_INTERNALID' ? 'find' : 'receiver';
  const work = () => {
    if (!isAllowed(certifier, asked)) return NO_TOKEN();
    if (step === 'find') return found(certifier, value, more[1] ?? '');
    const nombre = nameOf(certifier.control, kind === 'CUI' ? 'CUI' : 'NIT', value);
    return nombre ? said(200, { REQUEST: [], RESPONSE: [{ [kind]: value, NOMBRE: nombre }] }) : nothing();
  };
  return played(certifier, step, work, nothing);
}

const nothing = () => said(200, { REQUEST: [{ Mensaje: 'Sin datos.' }], RESPONSE: [] });

function found({ book }: Certifier, reference: string, issued: string): Answer {
  const row = book.byKey(reference);
  if (row?.issuedAt.slice(0, 19) !== issued) return nothing();
  const { uuid: AUTORIZACION, serie: SERIE, numero: NUMERO, xml } = row;
  return said(200, {
    REQUEST: [],
    RESPONSE: [{ AUTORIZACION, SERIE, NUMERO, XML: Buffer.from(xml).toString('base64') }],
  });
}
