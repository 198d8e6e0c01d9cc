import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { type Columna, dinero, instante, numero, texto, writeSheet } from './sheet.ts';

interface Fila {
  readonly nombre: string | null;
  readonly usos: number;
  readonly total: number | null;
  readonly dia: Date | null;
}

const columnas: readonly Columna<Fila>[] = [
  { titulo: 'Nombre', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Usos', de: ({ usos }) => numero(usos) },
  { titulo: 'Total (Q)', de: ({ total }) => dinero(total) },
  { titulo: 'Día', de: ({ dia }) => instante(dia) },
];
const fila = (nombre: string | null, rest: Partial<Fila> = {}): Fila => ({
  nombre,
  usos: 3,
  total: 125_050,
  dia: new Date('2026-11-22T04:30:00Z'),
  ...rest,
});
const sheet = (filas: readonly Fila[]) => ({ nombre: 'ventas', columnas, filas, zonaHoraria: 'America/Guatemala' });

async function csv(filas: readonly Fila[]): Promise<string> {
  return Buffer.from((await writeSheet(sheet(filas), 'csv')).contenido).toString();
}

async function xlsx(filas: readonly Fila[]) {
  const files = unzipSync((await writeSheet(sheet(filas), 'xlsx')).contenido);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { cells: part('xl/worksheets/sheet1.xml'), texts: part('xl/sharedStrings.xml') };
}

/** Names that would make a spreadsheet calculate. */
const formulas = [
  '=1+1',
  '+502 2345',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1+1',
  '＠SUM(A1)',
  '=HYPERLINK("http://x","y")',
];

test('el CSV lleva la marca de Excel, puntos decimales y la hora de la empresa', async () => {
  const text = await csv([fila('Ana'), fila(null, { total: null, dia: null, usos: 0 })]);
  assert.equal(text, '\ufeffNombre,Usos,Total (Q),Día\r\nAna,3,1250.50,2026-11-21 22:30\r\n,0,,\r\n');
});

test('en el CSV, comas, comillas y saltos de línea quedan dentro de su celda', async () => {
  const [, row] = (await csv([fila('Ruiz, "Ana"')])).split('\r\n');
  assert.equal(row, '"Ruiz, ""Ana""",3,1250.50,2026-11-21 22:30');
  assert.match(await csv([fila('una\ndos')]), /"una\ndos",3/);
});

test('ninguna celda del CSV comienza como una fórmula', async () => {
  for (const nombre of formulas) {
    const row = (await csv([fila(nombre)])).slice('\ufeffNombre,Usos,Total (Q),Día\r\n'.length);
    assert.match(row, /^"?'/, JSON.stringify(nombre));
  }
  assert.match(await csv([fila('a=b')]), /\r\na=b,/);
});

test('un número negativo sigue siendo un número', async () => {
  assert.match(await csv([fila('Ana', { total: -5, usos: -1 })]), /\r\nAna,-1,-0\.05,/);
});

test('en el XLSX los números y las fechas son números, y lo escrito es texto aunque parezca fórmula', async () => {
  const { cells, texts } = await xlsx([...formulas, 'Ana'].map((nombre) => fila(nombre)));
  assert.doesNotMatch(cells, /<f[ >]/);
  assert.match(cells, /<v>1250\.5<\/v>/);
  // 2026-11-21 22:30 in days since 1899-12-30.
  assert.match(cells, /<v>46347\.9375<\/v>/);
  assert.match(texts, /=1\+1/);
  for (const [, kind = ''] of cells.matchAll(/<c r="A\d+"([^>]*)>/g)) assert.match(kind, /t="s"/);
});

test('lo que XML no admite no deja el libro sin abrir', async () => {
  const { texts } = await xlsx([fila('Ana\u0000\u0007\ud800 <&> Ruiz 𝒜')]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  assert.doesNotMatch(texts, /[\u0000-\u0008\ud800]/);
  assert.match(texts, /Ana�? &lt;&amp;&gt; Ruiz 𝒜/);
});

test('sin filas queda la cabecera', async () => {
  assert.equal(await csv([]), '\ufeffNombre,Usos,Total (Q),Día\r\n');
  assert.match((await xlsx([])).texts, /Total \(Q\)/);
});
