import type { Azar } from './azar.ts';
import { apellidos, deHombre, deMujer, empresas, lugares, profesiones } from './nombres.ts';

/** An invented person, as their documents say it. */
export interface Gente {
  readonly nombres: string;
  readonly apellidos: string;
  readonly sexo: 'F' | 'M';
  readonly cui: string;
  readonly nit: string;
  readonly fechaNacimiento: string;
  readonly profesion: string;
  readonly lugar: (typeof lugares)[number];
  readonly telefono: string;
  readonly email: string;
  /** The company that they buy for; null for themselves. */
  readonly empresa: string | null;
}

/** So many people, of whom one in five buys for a company; no two have the same name. */
export function genteDe(azar: Azar, cuanta: number): Gente[] {
  const nombradas = new Set<string>();
  const compradoras = [...empresas];
  return Array.from({ length: cuanta }, (_, n) => {
    let una = alguien(azar, n % 5 === 4 ? (compradoras.shift() ?? null) : null);
    while (nombradas.has(una.email)) una = alguien(azar, una.empresa);
    nombradas.add(una.email);
    return una;
  });
}

/** Somebody of the country. */
export function alguien(azar: Azar, empresa: string | null = null): Gente {
  const sexo = azar.porCiento(50) ? 'F' : 'M';
  const nombres = azar.uno(sexo === 'F' ? deMujer : deHombre);
  const paterno = azar.uno(apellidos);
  const materno = azar.uno(apellidos);
  const lugar = azar.uno(lugares);
  return {
    nombres,
    apellidos: `${paterno} ${materno}`,
    sexo,
    cui: cuiDe(azar, lugar.municipio),
    nit: nitDe(azar),
    fechaNacimiento: `${azar.entre(1955, 2001)}-0${azar.entre(1, 9)}-${azar.entre(10, 28)}`,
    profesion: azar.uno(profesiones[sexo]),
    lugar,
    telefono: `+502${azar.entre(3, 5)}${cifras(azar, 7)}`,
    email: `${enLetras(`${nombres.split(' ')[0]}.${paterno.split(' ').at(-1)}.${materno.split(' ').at(-1)}`)}@correo.test`,
    empresa,
  };
}

/** The name by which an account calls who buys. */
export const nombreDe = ({ nombres, apellidos: suyos }: Pick<Gente, 'nombres' | 'apellidos'>): string =>
  `${nombres} ${suyos}`;

/** Eight figures, their check digit, and the municipality where it was registered. Source: domain-gt 2.2. */
function cuiDe(azar: Azar, municipio: string): string {
  const numero = `${azar.entre(16, 39)}${cifras(azar, 6)}`;
  const verificador = [...numero].reduce((suma, cifra, n) => suma + Number(cifra) * (n + 2), 0) % 11;
  return verificador === 10 ? cuiDe(azar, municipio) : `${numero}${verificador}${municipio}`;
}

/** Figures and their check digit, which is K for ten. Source: domain-gt 2.1. */
function nitDe(azar: Azar): string {
  const numero = `${azar.entre(1, 9)}${cifras(azar, 6)}`;
  const suma = [...numero].reverse().reduce((total, cifra, n) => total + Number(cifra) * (n + 2), 0);
  const verificador = (11 - (suma % 11)) % 11;
  return `${numero}${verificador === 10 ? 'K' : verificador}`;
}

const cifras = (azar: Azar, cuantas: number): string =>
  Array.from({ length: cuantas }, () => azar.menorQue(10)).join('');

/** As an address of mail is written: without accents or spaces. */
const enLetras = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase();
