/** A number from 0 up to 1, like `Math.random`. */
export type Azar = () => number;

/** Data of nobody, in the forms that a country gives them. Each call may give another one. */
export type Inventos = {
  nombres: Readonly<Record<'F' | 'M', readonly string[]>>;
  apellidos: readonly string[];
  profesiones: Readonly<Record<'F' | 'M', readonly string[]>>;
  /** Words that name nobody, of every length: an invented text is made of them. */
  palabras: readonly string[];
  /** Classes of words, as the numbers: each is replaced by another of its class. */
  series: readonly (readonly string[])[];
  /** Words that stay in a text that is replaced, since they are of the language and of no person. */
  comunes: readonly string[];
  /** A number with its check digit, issued in that municipio when one is given. */
  cui: (azar: Azar, municipio?: string) => string;
  nit: (azar: Azar) => string;
  telefono: (azar: Azar) => string;
  placa: (azar: Azar) => string;
  departamento: (azar: Azar) => string;
  /** In that departamento, when one is given. */
  municipio: (azar: Azar, departamento?: string) => string;
  /** As it is read in the middle of a sentence. */
  direccion: (azar: Azar) => string;
};

/** A repeatable sequence: the same text proposes the same cases. Source: mulberry32, public domain. */
export function azarDe(semilla: number): Azar {
  let state = semilla >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function alguno<T>(list: readonly T[], azar: Azar): T {
  return list[Math.floor(azar() * list.length)] as T;
}

export function cifras(cuantas: number, azar: Azar): string {
  return Array.from({ length: cuantas }, () => String(Math.floor(azar() * 10))).join('');
}

/** A chassis number of seventeen signs, without I, O and Q. */
export function chasis(azar: Azar): string {
  return Array.from({ length: 17 }, () => alguno([...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'], azar)).join('');
}
