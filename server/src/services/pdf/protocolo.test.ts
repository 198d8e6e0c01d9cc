import assert from 'node:assert/strict';
import { test } from 'node:test';
import { papelDeProtocolo as papel } from '@fedatario/document-engine';
import type { ProtocoloImpreso } from './protocolo-sheet.ts';
import { createRenderer } from './render.ts';
import { documentoCon, exampleOf, OPTIONS, parrafo } from './testing/examples.ts';
import { absent, ask } from './testing/tools.ts';

const render = createRenderer();
const ESCRITURA = exampleOf('compraventa-vehiculo', 'cuotas-con-residuo');
const MM = 72 / 25.4;
/** Points by which the lowest letters hang below the line they stand on. */
const DESCENT = 12;

const print = (change: Partial<ProtocoloImpreso> = {}) =>
  render(
    {
      plantilla: 'protocolo',
      documento: ESCRITURA,
      inicio: { lado: 'anverso', renglon: 1 },
      salvado: '',
      ajuste: 0,
      ...change,
    },
    OPTIONS,
  );
const wordsOf = (pdf: Uint8Array) => ask('pdftotext', pdf, (file) => ['-raw', file, '-']).text;

/** Its words without what depends on where a line ends. */
const solid = (pdf: Uint8Array) => wordsOf(pdf).replace(/[\s\u00ad]/g, '');

interface Word {
  readonly desde: number;
  readonly hasta: number;
  /** Number of the ruled line it stands on; a fraction when it stands between two. */
  readonly renglon: number;
  readonly texto: string;
}

/** The words of each side. Needs poppler. */
function sidesOf(pdf: Uint8Array): Word[][] {
  const { text } = ask('pdftotext', pdf, (file) => ['-bbox', file, '-']);
  return text
    .split('<page ')
    .slice(1)
    .map((side) =>
      [...side.matchAll(/xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g)].map(
        ([, from, to, y, texto = '']) => ({
          desde: Number(from) / MM,
          hasta: Number(to) / MM,
          renglon: (Number(y) / MM - DESCENT / MM - papel.primera) / papel.entreRenglones + 1.5,
          texto,
        }),
      ),
    );
}

const lineOf = ({ renglon }: Word) => Math.floor(renglon);

test('cada lado lleno tiene veinticinco renglones, y ninguna palabra está fuera de ellos ni de sus márgenes', {
  skip: absent('pdftotext'),
}, () => {
  for (const lado of ['anverso', 'reverso'] as const) {
    const sides = sidesOf(print({ inicio: { lado, renglon: 1 } }));
    assert.ok(sides.length > 2);
    for (const [i, words] of sides.entries()) {
      const reverso = (lado === 'reverso') !== (i % 2 === 1);
      const [from, to] = reverso ? [papel.canto, papel.costura] : [papel.costura, papel.canto];
      for (const { desde, hasta, texto } of words)
        assert.ok(desde > from - 0.2 && hasta < papel.ancho - to + 0.2, `${lado} ${i}: ${texto} ${desde} ${hasta}`);
      const lines = new Set(words.map(lineOf));
      assert.ok(Math.min(...lines) >= 1 && Math.max(...lines) <= papel.renglones, `${lado} ${i}`);
      const offset = words.map(({ renglon }) => renglon % 1);
      assert.ok(Math.max(...offset) - Math.min(...offset) < 0.15, `${lado} ${i}: ${Math.max(...offset)}`);
    }
    assert.equal(new Set(sides[0]?.map(lineOf)).size, papel.renglones);
  }
});

test('empieza en el renglón que sigue al instrumento anterior, y dice lo mismo desde cualquiera', {
  skip: absent('pdftotext'),
}, () => {
  const whole = solid(print());
  for (const renglon of [2, 8, 14, 20, papel.renglones]) {
    const pdf = print({ inicio: { lado: 'anverso', renglon } });
    const sides = sidesOf(pdf);
    assert.equal(lineOf(sides[0]?.[0] as Word), renglon);
    assert.equal(solid(pdf), whole);
    const last = sides.at(-1)?.map(({ texto }) => texto) ?? [];
    assert.ok(last.indexOf('f)') > 20, `${renglon}: las firmas van con texto: ${last.slice(0, 9).join(' ')}`);
  }
});

test('no lleva título, encabezado, pie ni código, y su texto no se interrumpe', { skip: absent('pdftotext') }, () => {
  const verificacion = { codigo: 'AAAA', direccion: 'https://n.ej/verificar/AAAA' };
  const pdf = render(
    { plantilla: 'protocolo', documento: ESCRITURA, inicio: { lado: 'anverso', renglon: 1 }, salvado: '', ajuste: 0 },
    { ...OPTIONS, numero: 'T-2026-000001', verificacion },
  );
  const text = wordsOf(pdf);
  assert.match(text, /^NÚMERO VEINTIUNO \(21\)\. En la ciudad/);
  assert.doesNotMatch(text, /T-2026|Modelo|Página|AAAA|Código QR/);
  assert.match(text.replace(/\s+/g, ' '), /siguientes: PRIMERA: DEL VEHÍCULO\./);
});

test('lo que se salva va después del texto y antes de las firmas', { skip: absent('pdftotext') }, () => {
  const text = wordsOf(print({ salvado: 'Testado: «del vendedor». Omítase.' })).replace(/\s+/g, ' ');
  assert.match(text, /firman con la Notaria\. Testado: «del vendedor»\. Omítase\. f\)/);
});

test('los títulos, las listas y las tablas se escriben seguidos', { skip: absent('pdftotext') }, () => {
  const tramos = (texto: string) =>
    [{ tipo: 'texto', texto, marcas: [], rastro: { datos: [], condiciones: [] } }] as const;
  const celda = (texto: string) => ({ encabezado: false, bloques: [parrafo(texto)] });
  const documento = documentoCon(
    { tipo: 'titulo', nivel: 1, tramos: [...tramos('Bienes')] },
    { tipo: 'lista', ordenada: true, elementos: [[parrafo('una casa;')], [parrafo('un carro.')]] },
    {
      tipo: 'tabla',
      filas: [
        [celda('Casa'), celda('diez')],
        [celda('Carro'), celda('dos')],
      ],
    },
  );
  const text = wordsOf(print({ documento })).replace(/\s+/g, ' ');
  assert.match(text, /^Bienes\. 1\) una casa; 2\) un carro\. Casa, diez; Carro, dos\./);
});

test('un instrumento con blancos no se imprime en papel sellado', () => {
  const documento = exampleOf('compraventa-vehiculo');
  assert.throws(() => print({ documento }), /blancos/);
});

test('el ajuste baja todo lo impreso', { skip: absent('pdftotext') }, () => {
  const [first] = sidesOf(print({ ajuste: 4 }))[0] ?? [];
  const [plain] = sidesOf(print())[0] ?? [];
  assert.ok(Math.abs((first?.renglon ?? 0) - (plain?.renglon ?? 0) - 0.4) < 0.02);
});
