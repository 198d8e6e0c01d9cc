import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentoVerificado } from '@fedatario/contract/acto';
import { compararArchivo } from './comparacion.ts';

const [suya, ajena] = ['a'.repeat(64), 'b'.repeat(64)];
const uno: DocumentoVerificado = {
  clase: 'documento',
  codigo: 'A'.repeat(20),
  numero: 'T-2026-000001',
  nombre: 'Carta poder',
  selladoEn: '2026-11-21T16:30:00Z',
  notario: null,
  sha256: suya,
  peso: 10,
  estado: 'autentico',
  sustituto: null,
};
const otro: DocumentoVerificado = { ...uno, codigo: 'B'.repeat(20), sha256: ajena };
const nadie = undefined;

test('un archivo es lo que dice de él su documento, o está alterado, o no se conoce', () => {
  const anulado = { ...uno, estado: 'anulado' as const };
  const cases = [
    [{ sha256: suya, porCodigo: uno, porHuella: nadie }, 'autentico'],
    [{ sha256: suya, porCodigo: anulado, porHuella: nadie }, 'anulado'],
    [{ sha256: ajena, porCodigo: uno, porHuella: nadie }, 'alterado'],
    [{ sha256: ajena, porCodigo: uno, porHuella: otro }, 'otro'],
    [{ sha256: ajena, porCodigo: uno, porHuella: { ...uno, clase: 'resultado', sha256: ajena } }, 'autentico'],
    [{ sha256: suya, porCodigo: nadie, porHuella: { ...uno, estado: 'sustituido' as const } }, 'sustituido'],
    [{ sha256: suya, porCodigo: { ...uno, estado: 'noComprobado' as const }, porHuella: nadie }, 'noComprobado'],
    [{ sha256: ajena, porCodigo: uno, porHuella: { ...otro, estado: 'noComprobado' as const } }, 'noComprobado'],
    [{ sha256: suya, porCodigo: nadie, porHuella: nadie }, 'desconocido'],
  ] as const;
  for (const [hallazgos, esperado] of cases) assert.equal(compararArchivo(hallazgos), esperado);
});
