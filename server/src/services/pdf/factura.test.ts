import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FacturaImpresa } from './factura-sheet.ts';
import { createRenderer } from './render.ts';
import { OPTIONS } from './testing/examples.ts';
import { absent, ask } from './testing/tools.ts';

const render = createRenderer();
const HOSTILE = '#read("/etc/passwd") $x^2$ *negrita* "}]';

function facturaDe(cambios: Partial<FacturaImpresa> = {}): FacturaImpresa {
  return {
    plantilla: 'factura',
    titulo: 'Factura F-2026-000789',
    tipo: 'Factura',
    numero: 'F-2026-000789',
    leyenda: 'DOCUMENTO DE PRUEBA, SIN VALIDEZ TRIBUTARIA',
    emisor: { nombre: 'Notaría de Prueba, S. A.', lineas: ['NIT 576937-K'] },
    receptor: [['Nombre', 'Doña Íñiga de la Peña']],
    fechas: [['Emisión', '15/01/2026']],
    referencia: [],
    conDescuento: true,
    lineas: [{ cantidad: '1', descripcion: 'Poder', precio: 'Q100.00', descuento: '-Q10.00', total: 'Q90.00' }],
    totales: [['Base', 'Q80.36']],
    total: 'Q90.00',
    enLetras: 'Noventa quetzales.',
    frases: ['Sujeto a pagos trimestrales ISR'],
    certificacion: [['Serie', '8A3F02C1']],
    verificador: 'https://felpub.c.sat.gob.gt/verificador-web/?numero=8A3F02C1',
    ...cambios,
  };
}

const textOf = (pdf: Uint8Array) => ask('pdftotext', pdf, (file) => ['-layout', file, '-']).text;

test('una factura dice todo lo suyo, etiquetada y con su título', { skip: absent('pdftotext') }, () => {
  const pdf = render(facturaDe(), OPTIONS);
  const text = textOf(pdf);
  for (const said of ['F-2026-000789', 'SIN VALIDEZ TRIBUTARIA', 'Doña Íñiga', '-Q10.00', 'Noventa', '8A3F02C1'])
    assert.ok(text.includes(said), said);
  const info = ask('pdfinfo', pdf, (file) => [file]).text;
  assert.match(info, /Title: +Factura F-2026-000789/);
  assert.match(info, /Tagged: +yes/);
  assert.match(Buffer.from(pdf).toString('latin1'), /<pdfaid:part>2<\/pdfaid:part>/);
});

test('sin certificar no lleva código QR, y sin descuento no lleva su columna', { skip: absent('pdftotext') }, () => {
  const con = render(facturaDe(), OPTIONS);
  const sin = render(facturaDe({ verificador: null, conDescuento: false }), OPTIONS);
  assert.ok(textOf(con).includes('Compruébela en la SAT') && textOf(con).includes('Descuento'));
  assert.ok(!textOf(sin).includes('Compruébela en la SAT') && !textOf(sin).includes('Descuento'));
});

test('lo que escribe una persona sale tal como lo escribió; lo que no se puede dibujar, como signo', {
  skip: absent('pdftotext'),
}, () => {
  const text = textOf(render(facturaDe({ receptor: [['Nombre', `${HOSTILE} 字\u202e`]] }), OPTIONS));
  assert.ok(text.includes(`${HOSTILE} ?`), text);
  assert.ok(!text.includes('root:'));
});

test('Apache Preflight la acepta como archivo', { skip: absent('preflight') }, () => {
  const pdf = render(facturaDe(), { ...OPTIONS, norma: 'a-1b' });
  assert.match(ask('preflight', pdf, (file) => [file]).text, /is a valid PDF\/A-1b file/);
});
