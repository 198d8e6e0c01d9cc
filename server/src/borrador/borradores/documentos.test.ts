import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { borradores, type Respuestas } from '@fedatario/contract/borrador';
import type { Entrevista } from '@fedatario/document-engine';
import { seedCatalogo } from '../../demo/catalogo.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';

const EJEMPLOS = new URL('../../../../document-engine/examples/', import.meta.url);
const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
let ana: CreatedUsuario;
before(async () => {
  clock.now = new Date('2026-11-21T15:00:00Z');
  ana = await createUsuario(db);
  await db.transaction().execute((tx) => seedCatalogo(tx, clock.now));
});
after(close);

/** The answers of an example, apart: what the customer is asked, and what the notary is. */
function respuestasDe(slug: string) {
  const json = (path: string) => JSON.parse(readFileSync(new URL(`${slug}/${path}`, EJEMPLOS), 'utf8'));
  const { secciones } = json('entrevista.json') as Entrevista;
  const [caso = ''] = readdirSync(new URL(`${slug}/respuestas/`, EJEMPLOS));
  const answers = json(`respuestas/${caso}`) as Respuestas;
  const notario = secciones.filter(({ visiblePara }) => visiblePara === 'notario');
  const suyas = new Set(notario.flatMap(({ preguntas }) => preguntas.map(({ clave }) => clave)));
  const cambios = Object.entries(answers).map(([clave, valor]) => ({ clave, valor: valor as never }));
  return {
    delCliente: cambios.filter(({ clave }) => !suyas.has(clave)),
    delNotario: cambios.filter(({ clave }) => suyas.has(clave)),
  };
}

for (const slug of readdirSync(EJEMPLOS)) {
  test(`${slug}: la clienta lo completa con lo que se le pregunta, y lo del notario no lo escribe`, async () => {
    const { idProducto } = await db
      .selectFrom('productos')
      .select('idProducto')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const { data } = await as(ana).call(borradores.create, { body: { idProducto } });
    const params = { idBorrador: data.idBorrador };
    const { delCliente, delNotario } = respuestasDe(slug);
    const saved = await as(ana).call(borradores.save, { params, body: { revision: 1, cambios: delCliente } });
    assert.equal(saved.data.estado, 'completo');
    assert.equal(saved.data.progreso.respondidas, saved.data.progreso.total);
    if (delNotario.length === 0) return;
    const refused = await as(ana).call(borradores.save, { params, body: { revision: 2, cambios: delNotario } });
    assert.equal(refused.problem?.errores?.[0]?.campo, 'cambios.0.clave');
  });
}
