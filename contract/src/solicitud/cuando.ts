import { type Idioma, localeDe } from '../base/idiomas.ts';

const enHora: Readonly<Record<Idioma, string>> = {
  es: 'hora de {lugar}',
  en: '{lugar} time',
  tr: '{lugar} saatiyle',
  ar: 'بتوقيت {lugar}',
};

/** The place that an IANA zone is named after: `America/New_York` is `New York`. */
export function lugarDeZona(zona: string): string {
  return (zona.split('/').at(-1) ?? zona).replaceAll('_', ' ');
}

interface Hora {
  /** Instants, ISO 8601. */
  readonly inicio: string;
  readonly fin: string;
  /** IANA name. */
  readonly zona: string;
}

/**
 * Day and hours of an appointment in the zone of its place: `martes, 20 de enero de 2026, 09:00–10:00, hora de Guatemala`. Screens,
 * mails, calendar entries and documents all write it with this function, so they cannot differ.
 */
export function cuandoDeCita({ inicio, fin, zona }: Hora, idioma: Idioma): string {
  const dia = diaDe(inicio, zona, idioma);
  const hasta =
    diaDe(fin, zona, idioma) === dia ? horaDe(fin, zona) : `${diaDe(fin, zona, idioma)}, ${horaDe(fin, zona)}`;
  const coma = idioma === 'ar' ? '،' : ',';
  const lugar = (enHora[idioma] ?? enHora.es).replace('{lugar}', lugarDeZona(zona));
  return `${dia}${coma} ${horaDe(inicio, zona)}–${hasta}${coma} ${lugar}`;
}

/** The day of an instant in that zone, with its weekday. */
export function diaDe(instante: string, zona: string, idioma: Idioma): string {
  return formato(`${idioma} ${zona}`, localeDe[idioma], { dateStyle: 'full', timeZone: zona }).format(
    new Date(instante),
  );
}

/** The hour of an instant in that zone, in 24 hours: `09:00`. */
export function horaDe(instante: string, zona: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zona } as const;
  return formato(`hora ${zona}`, 'en-GB', options).format(new Date(instante));
}

const formatos = new Map<string, Intl.DateTimeFormat>();

/** Made once: making a formatter costs more than using it. */
function formato(clave: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formatos.get(clave) ?? new Intl.DateTimeFormat(locale, options);
  formatos.set(clave, known);
  return known;
}
