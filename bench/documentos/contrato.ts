import { exampleOf } from '@fedatario/server/pdf/testing';

export type Documento = ReturnType<typeof exampleOf>;
export type Bloque = Documento['bloques'][number];
export type Tramo = Documento['encabezado'][number];

const SYLLABLES = [
  'Bar',
  'ce',
  'di',
  'fo',
  'gu',
  'lan',
  'me',
  'nor',
  'pi',
  'ra',
  'sol',
  'tu',
  'vi',
  'zan',
  'que',
  'llo',
];

/** The contract of five pages between other people, over another house, for other amounts, days and terms each time. */
export function contrato(n: number): Documento {
  return exampleOf('contrato-arrendamiento', 'con-todo', (answers) => {
    const changed = structuredClone(answers);
    vary(changed, n);
    const renta = 250_000 + n * 12_345;
    return {
      ...changed,
      renta,
      deposito: renta,
      plazoMeses: 12 + (n % 48),
      avisoDias: 30 + (n % 60),
      depositoDias: 15 + (n % 40),
    };
  });
}

const NAMES = new Set(['nombres', 'apellidos', 'entidad', 'notarioDocumento']);
const TEXTS = new Set(['direccion', 'descripcion', 'profesion', 'libro', 'cuentaNumero', 'banco']);

function vary(answers: Record<string, unknown>, n: number): void {
  for (const [key, value] of Object.entries(answers)) {
    if (typeof value === 'object' && value !== null) vary(value as Record<string, unknown>, n);
    else if (NAMES.has(key)) answers[key] = `${value} ${word(n)}`;
    else if (TEXTS.has(key)) answers[key] = `${value} ${word(n + 7).toLowerCase()}`;
  }
}

/** Another word for each number. */
function word(n: number): string {
  const [first = '', second = '', third = ''] = [n, Math.floor(n / 16) + 3, n * 7 + 5].map((i) => SYLLABLES[i % 16]);
  return first + second.toLowerCase() + third.toLowerCase();
}

export type Renglon =
  | { firma: false; bloque: Exclude<Bloque, { tipo: 'clausula' | 'firmas' }> }
  | { firma: true; tramos: Tramo[] };

/** The blocks and signatures of the pages in reading order, without the nesting in clauses. */
export function renglones(bloques: readonly Bloque[]): Renglon[] {
  return bloques.flatMap((bloque): Renglon[] => {
    if (bloque.tipo === 'clausula') return renglones(bloque.bloques);
    if (bloque.tipo === 'firmas') return bloque.firmas.map(({ tramos }) => ({ firma: true, tramos }));
    return [{ firma: false, bloque }];
  });
}

export function texto(tramos: readonly Tramo[]): string {
  return tramos.map((tramo) => (tramo.tipo === 'texto' ? tramo.texto : '\n')).join('');
}
