import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { archivosDeProducto } from '@fedatario/contract/catalogo';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { archivoDePrueba, enBytes } from '../testing/archivos.ts';

const { as, database, close } = await startTestApp();
const admin = await createUsuario(database.pools.db, { rol: 'admin' });
after(close);
const revisar = (bytes: Uint8Array) => as(admin).call(archivosDeProducto.review, { body: bytes });

/** How often the server could do something else meanwhile. */
async function vueltasDurante(work: () => Promise<unknown>): Promise<number> {
  let vueltas = 0;
  const reloj = setInterval(() => (vueltas += 1), 5);
  await work();
  clearInterval(reloj);
  return vueltas;
}

/** Questions, and conditions over all of them that no answer makes hold. */
function costoso(): Uint8Array {
  const archivo = archivoDePrueba() as { entrevista: { reglas?: unknown[]; secciones: { preguntas: unknown[] }[] } };
  const claves = Array.from({ length: 12 }, (_, i) => `costosa${i}`);
  const [seccion] = archivo.entrevista.secciones;
  seccion?.preguntas.push(...claves.map((clave) => ({ clave, tipo: 'siNo', etiqueta: clave, obligatoria: true })));
  archivo.entrevista.reglas = Array.from({ length: 20 }, (_, i) => ({
    si: { and: [{ '==': [i, -1] }, ...claves.flatMap((clave) => [{ var: clave }, { '!': [{ var: clave }] }])] },
    mensaje: `Regla ${i}`,
    nivel: 'error',
  }));
  return enBytes(archivo);
}

test('mientras se juzga el archivo de otra instalación, el servidor sigue con lo demás', async () => {
  await revisar(enBytes(archivoDePrueba()));
  const bytes = costoso();
  let faltas: readonly string[] = [];
  const vueltas = await vueltasDurante(async () => {
    const { data, problem } = await revisar(bytes);
    assert.equal(problem, undefined);
    faltas = data.faltas;
  });
  assert.ok(
    faltas.some((falta) => falta.includes('La regla nunca se cumple.')),
    faltas.join('\n'),
  );
  assert.ok(vueltas > 10, `${vueltas}`);
});

test('un archivo que no se puede leer se rechaza igual, con su campo', async () => {
  const { status, problem } = await revisar(Buffer.from('{}'));
  assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'formato']);
});
