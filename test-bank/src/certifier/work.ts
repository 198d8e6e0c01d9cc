import { randomUUID } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import type { Book, Certified } from './book.ts';
import type { CertifierControl } from './control.ts';
import { faltasDe } from './schema.ts';

/** A rule that is not met, as the tax authority numbers it. */
export interface Broken {
  readonly numeral: string;
  readonly text: string;
}

export type Done = { readonly certified: Certified } | { readonly broken: readonly Broken[] };

const DAY = 86_400_000;
const LIMIT_DAYS = 5;
const NAME = 'Certificador de prueba (sin validez tributaria)';
const NIT = '12345679';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
});

interface Work {
  readonly book: Book;
  readonly control: CertifierControl;
  readonly now: Date;
}

/** Certifies a document as the authority's rules say. A reference that is known is answered as the control says. */
export function certify(work: Work, xml: string, key: string): Done {
  const { book, control, now } = work;
  const known = book.byKey(key);
  if (known && control.repeated === 'same') return { certified: known };
  if (known && control.repeated === 'refuse')
    return { broken: [{ numeral: '0', text: 'El identificador ya fue utilizado.' }] };
  const broken = [...ofSchema(xml), ...ofDocument(work, xml)];
  if (broken.length > 0) return { broken };
  const uuid = randomUUID().toUpperCase();
  const [serie = '', high = '', low = ''] = uuid.split('-');
  const numero = String(Number.parseInt(high + low, 16));
  const certifiedAt = local(now);
  const { DatosGenerales, Emisor } = emissionOf(xml);
  const seal = `<dte:Certificacion><dte:NITCertificador>${NIT}</dte:NITCertificador><dte:NombreCertificador>${NAME}</dte:NombreCertificador><dte:NumeroAutorizacion Serie="${serie}" Numero="${numero}">${uuid}</dte:NumeroAutorizacion><dte:FechaHoraCertificacion>${certifiedAt}</dte:FechaHoraCertificacion></dte:Certificacion>`;
  const certified: Certified = {
    key,
    uuid,
    serie,
    numero,
    certifiedAt,
    issuedAt: DatosGenerales.FechaHoraEmision,
    nit: Emisor.NITEmisor,
    xml: withoutAdenda(xml).replace('</dte:DTE>', `${seal}</dte:DTE>`),
    annulment: null,
  };
  book.save(certified);
  return { certified };
}

/** The authority takes no `Adenda`: what it says is for the certifier. */
function withoutAdenda(xml: string): string {
  return xml.replace(/\s*<dte:Adenda>.*<\/dte:Adenda>/s, '');
}

/** Annuls a document of the same issuer. Asked again for one that is annulled, it refuses. */
export function annul({ book, now }: Work, xml: string): Done {
  const broken = ofSchema(xml);
  if (broken.length > 0) return { broken };
  const { NumeroDocumentoAAnular, NITEmisor, FechaEmisionDocumentoAnular } =
    parser.parse(xml).GTAnulacionDocumento.SAT.AnulacionDTE.DatosGenerales;
  const known = book.byUuid(NumeroDocumentoAAnular);
  if (!known || known.nit !== NITEmisor)
    return { broken: [{ numeral: '3.16.1', text: 'El documento a anular no existe.' }] };
  if (known.annulment !== null)
    return { broken: [{ numeral: '3.16.3', text: 'El documento ya se encuentra anulado.' }] };
  if (known.issuedAt !== FechaEmisionDocumentoAnular)
    return { broken: [{ numeral: '3.16.2', text: 'La fecha de emisión no es la del documento a anular.' }] };
  const seal = `<dte:Certificacion><dte:NITCertificador>${NIT}</dte:NITCertificador><dte:NombreCertificador>${NAME}</dte:NombreCertificador><dte:FechaHoraCertificacion>${local(now)}</dte:FechaHoraCertificacion></dte:Certificacion>`;
  const certified = { ...known, annulment: xml.replace('</dte:AnulacionDTE>', `${seal}</dte:AnulacionDTE>`) };
  book.save(certified);
  return { certified };
}

function ofSchema(xml: string): Broken[] {
  return faltasDe(xml).map((text) => ({ numeral: '1.1', text: `El XML no cumple el esquema: ${text}` }));
}

function ofDocument({ control, now }: Work, xml: string): Broken[] {
  const emission = emissionOf(xml);
  if (!emission) return [];
  const age = Math.round((dayOf(now) - dayOf(new Date(emission.DatosGenerales.FechaHoraEmision))) / DAY);
  const { IDReceptor } = emission.Receptor;
  return [
    ...(age < 0 || age > LIMIT_DAYS
      ? [{ numeral: '2.2.1.1', text: 'La fecha de emisión no está dentro de los cinco días.' }]
      : []),
    ...(control.unknown.includes(IDReceptor)
      ? [{ numeral: '2.2.4.2', text: 'El NIT del receptor no existe en el registro.' }]
      : []),
  ];
}

// The shape is the schema's, which was looked at before.
function emissionOf(xml: string) {
  return parser.parse(xml).GTDocumento?.SAT?.DTE?.DatosEmision;
}

/** The digit of a NIT: its figures weigh 2, 3, 4… from the last on, and 10 is written K. Source: SAT. */
function isNit(number: string): boolean {
  const [, figures = '', digit = ''] = /^(\d+)([\dK])$/.exec(number) ?? [];
  const sum = [...figures].reverse().reduce((total, figure, at) => total + Number(figure) * (at + 2), 0);
  return '0123456789K'[(11 - (sum % 11)) % 11] === digit;
}

/** The ninth figure of a CUI: the eight before it weigh 2 to 9. Source: RENAP. */
function isCui(number: string): boolean {
  const sum = [...number.slice(0, 8)].reduce((total, figure, at) => total + Number(figure) * (at + 2), 0);
  return /^\d{13}$/.test(number) && sum % 11 === Number(number[8]);
}

/** The name under which a NIT or a CUI is registered; undefined for a number with a wrong digit, or that the settings of the play leave out. */
export function nameOf(control: CertifierControl, kind: 'NIT' | 'CUI', number: string): string | undefined {
  const good = kind === 'NIT' ? isNit(number) : isCui(number);
  if (!good || control.unknown.includes(number)) return undefined;
  return kind === 'NIT' ? `CONTRIBUYENTE,DE PRUEBA,,NIT ${number}` : `PERSONA DE PRUEBA ${number}`;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Guatemala',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Guatemala keeps one offset all year. */
function local(now: Date): string {
  return `${clock.format(now).replace(' ', 'T')}-06:00`;
}

function dayOf(date: Date): number {
  return Date.parse(local(date).slice(0, 10));
}
