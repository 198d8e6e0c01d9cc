import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../http/errors.ts';
import { type PdfError, startPdf } from './pdf.ts';
import { documentoCon, OPTIONS } from './testing/examples.ts';

const entry = new URL('./testing/puppet.ts', import.meta.url);
const is = (codigo: string, espera?: number) => (error: unknown) =>
  error instanceof AppError && error.codigo === codigo && error.extras.espera === espera;

test('lo que puede salir bien más tarde se dice como servicio ocupado, con cuándo volver', async () => {
  const reported: string[] = [];
  const report = ({ codigo }: PdfError) => void reported.push(codigo);
  const pdf = startPdf({ entry, workers: 1, queue: 0, report });
  await assert.rejects(pdf.renderPdf(documentoCon('x'), OPTIONS), is('documentos-ocupados', 5));
  await pdf.stop();
  await assert.rejects(pdf.renderPdf(documentoCon('x'), OPTIONS), is('documentos-ocupados', 5));
  assert.deepEqual(reported, ['cola-llena', 'cerrado']);
});

test('lo que está en el documento se dice como suyo, y no alarma a nadie', async () => {
  const reported: PdfError[] = [];
  const pdf = startPdf({ workers: 1, report: (error) => void reported.push(error) });
  await assert.rejects(pdf.renderPdf(documentoCon('a'.repeat(50_000)), OPTIONS), is('documento-demasiado-grande'));
  await assert.rejects(pdf.renderPdf(documentoCon('x\u202Ey'), OPTIONS), (error: AppError) => {
    assert.equal(error.codigo, 'documento-no-imprimible');
    assert.equal(error.extras.errores?.[0]?.params.caracter, 'U+202E');
    return true;
  });
  assert.deepEqual(reported, []);
  await assert.rejects(pdf.renderPdf(documentoCon('x'), { ...OPTIONS, fecha: 'ayer' }), is('documento-invalido'));
  assert.equal(reported.length, 1);
  await pdf.stop();
});

test('sin documentos no hay procesos', async () => {
  const pdf = startPdf();
  assert.equal(pdf.load().processes, 0);
  await pdf.stop();
});
