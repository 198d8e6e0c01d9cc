import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { ActoDeMinuta } from '@fedatario/contract/tramite';
import { documentoDeMinuta, leerMinuta, renderTexto } from '@fedatario/document-engine';
import { conRespuestas } from '../../acto/firmas/testing/firmas.ts';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { iniciarMinuta } from '../minutas/minutas.ts';
import { createTramite } from './testing/tramites.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

clock.now = new Date('2026-01-15T15:00:00Z');
const ana = await createUsuario(db);
const calls = api.minutas;

async function nuevaNotaria(titulo = 'Abogada y Notaria'): Promise<CreatedUsuario> {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  await createNotario(db, { titulo, idUsuario: julia.idUsuario }, {});
  return julia;
}

async function enRevision(notario: CreatedUsuario, slug = 'acta-supervivencia', caso = 'jubilada') {
  const { idSolicitud } = await createTramite(db, ana, { estado: 'enRevision', notario });
  await conRespuestas(db, idSolicitud, slug, caso);
  await inTransaction(db, (tx) => iniciarMinuta(tx, idSolicitud, clock.now));
  return idSolicitud;
}

const leer = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(calls.read, { params: { idSolicitud } })).data;
const guardar = (who: CreatedUsuario, idSolicitud: string, revision: number, respuestas: Record<string, unknown>) =>
  as(who).call(calls.saveActo, { params: { idSolicitud }, body: { revision, respuestas } });

function textoDe(contenido: unknown): string {
  const read = leerMinuta(contenido);
  assert.ok(read.ok);
  return renderTexto(documentoDeMinuta(read.minuta));
}

const valorDe = (acto: ActoDeMinuta | null, ruta: string) => acto?.preguntas.find((una) => una.ruta === ruta)?.valor;
const LUGAR = { lugar: '0108', direccionDiligencia: 'la octava avenida nueve guion diez' };

test('lo que el notario responde del acto se escribe en todos sus lugares, y su sexo sale de su perfil', async () => {
  const julia = await nuevaNotaria();
  const idSolicitud = await enRevision(julia);
  const antes = await leer(julia, idSolicitud);
  assert.match(textoDe(antes.trabajo?.contenido), /yo, JULIA ARANA, Notaria, me constituyo/);
  assert.match(textoDe(antes.trabajo?.contenido), /Abogada y Notaria, colegiada \d+/);
  const { data, status } = await guardar(julia, idSolicitud, antes.acto?.revision ?? 0, LUGAR);
  assert.equal(status, 200);
  const texto = textoDe(data.trabajo.contenido);
  assert.match(texto, /^ACTA.*\n\nEn el municipio de Mixco, departamento de Guatemala, el __________/);
  assert.match(texto, /me constituyo en la octava avenida nueve guion diez, a requerimiento/);
  const julio = await nuevaNotaria('Abogado y Notario');
  const deSuPerfil = textoDe((await leer(julio, await enRevision(julio))).trabajo?.contenido);
  assert.match(deSuPerfil, /yo, JULIA ARANA, Notario, me constituyo/);
});

test('el acto siguiente no hereda nada del anterior, que es de otra clienta', async () => {
  const julia = await nuevaNotaria();
  const primero = await enRevision(julia);
  const { data } = await guardar(julia, primero, 0, { ...LUGAR, horaInicio: '10:00', hojas: 2 });
  assert.equal(valorDe(data.acto, 'horaInicio'), '10:00');
  const { acto, trabajo } = await leer(julia, await enRevision(julia, 'declaracion-jurada', 'ingresos'));
  assert.deepEqual([valorDe(acto, 'lugar'), valorDe(acto, 'horaInicio'), valorDe(acto, 'hojas')], [null, null, null]);
  assert.doesNotMatch(textoDe(trabajo?.contenido), /Mixco|octava avenida/);
});

test('lo que escribió a mano en un lugar del acto queda como lo escribió; lo que el motor escribe no se falsea', async () => {
  const julia = await nuevaNotaria();
  const idSolicitud = await enRevision(julia);
  const { trabajo } = await leer(julia, idSolicitud);
  const contenido = JSON.parse(JSON.stringify(trabajo?.contenido), (_, node) => {
    if (node?.type !== 'dato') return node;
    if (node.attrs.ruta === 'direccionDiligencia') return { type: 'text', text: 'su casa de habitación' };
    return { ...node, attrs: { ...node.attrs, texto: 'cualquier cosa' } };
  });
  const body = { revision: trabajo?.revision ?? 0, contenido };
  assert.equal((await as(julia).call(calls.save, { params: { idSolicitud }, body })).status, 200);
  const { data } = await guardar(julia, idSolicitud, 0, LUGAR);
  const texto = textoDe(data.trabajo.contenido);
  assert.match(texto, /En el municipio de Mixco.*me constituyo en su casa de habitación, a requerimiento/);
  assert.doesNotMatch(texto, /cualquier cosa|octava avenida/);
});

test('una respuesta que no lo es se niega con su pregunta y su motivo, y nada se guarda', async () => {
  const julia = await nuevaNotaria();
  const idSolicitud = await enRevision(julia);
  for (const [respuestas, campo, dicho] of [
    [{ horaInicio: '10:00', horaFin: '09:00' }, 'horaFin', /posterior a la de inicio/],
    [{ fechaFirma: '2020-01-02' }, 'fechaFirma', /Fecha/],
    [{ lugar: '9999' }, 'lugar', /./],
    [{ hojas: 0 }, 'hojas', /./],
    [{ precio: 5 }, 'precio', /./],
    [{ 'beneficiario.nombres': 'Otra' }, 'beneficiario.nombres', /./],
  ] as const) {
    const { status, problem } = await guardar(julia, idSolicitud, 0, respuestas);
    const [falta] = problem?.errores ?? [];
    assert.deepEqual([status, falta?.campo], [422, campo]);
    assert.match(falta?.mensaje ?? '', dicho);
  }
  assert.equal((await leer(julia, idSolicitud)).acto?.revision, 0);
});

test('solo lo escribe quien escribe el texto, mientras se revisa y sobre lo que conocía', async () => {
  const julia = await nuevaNotaria();
  const idSolicitud = await enRevision(julia);
  assert.equal((await leer(ana, idSolicitud)).acto, null);
  assert.equal((await guardar(ana, idSolicitud, 0, LUGAR)).status, 409);
  assert.equal((await guardar(await nuevaNotaria(), idSolicitud, 0, LUGAR)).status, 404);
  assert.equal((await guardar(julia, idSolicitud, 0, LUGAR)).status, 200);
  const tarde = await guardar(julia, idSolicitud, 0, { lugar: '0101' });
  assert.deepEqual([tarde.status, tarde.codigo], [409, 'conflicto-revision']);
  await db.updateTable('solicitudes').set({ estado: 'porFirmar' }).where('idSolicitud', '=', idSolicitud).execute();
  assert.equal((await guardar(julia, idSolicitud, 1, { lugar: '0101' })).status, 409);
});

test('se envía sin lo que solo se sabe al firmar, y no sin lo demás', async () => {
  const julia = await nuevaNotaria();
  const idSolicitud = await enRevision(julia);
  const enviar = async () => {
    const { tramite } = await leer(julia, idSolicitud);
    const body = { revision: tramite.revision, version: 1 };
    const { versiones } = await leer(julia, idSolicitud);
    return as(julia).call(calls.send, {
      params: { idSolicitud },
      body: { ...body, version: versiones[0]?.version ?? 1 },
    });
  };
  assert.equal((await enviar()).codigo, 'minuta-incompleta');
  const { data } = await guardar(julia, idSolicitud, 0, LUGAR);
  await as(julia).call(calls.saveVersion, { params: { idSolicitud }, body: { revision: data.trabajo.revision } });
  assert.equal((await enviar()).status, 200);
});

test('la clienta no responde por el notario, aunque su borrador dijera el lugar y la fecha del acto', async () => {
  const julia = await nuevaNotaria();
  // The cases of the examples answer for both.
  const { trabajo, acto } = await leer(julia, await enRevision(julia));
  assert.match(textoDe(trabajo?.contenido), /^ACTA.*\n\nEn __________, el __________, __________, yo/);
  assert.equal(valorDe(acto, 'lugar'), null);
});

test('si otra notaria recibe el trámite, el texto empezado lleva el nombre y el sexo de ella', async () => {
  const idSolicitud = await enRevision(await nuevaNotaria('Abogado y Notario'));
  const eva = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Eva Paz' });
  await createNotario(db, { idUsuario: eva.idUsuario }, {});
  const cambio = { estado: 'asignado', idNotario: eva.idUsuario, aceptadaEn: null } as const;
  await db.updateTable('solicitudes').set(cambio).where('idSolicitud', '=', idSolicitud).execute();
  const { data } = await as(eva).call(api.tramites.read, { params: { idSolicitud } });
  const body = { accion: 'aceptar', revision: data.revision, motivo: null } as const;
  assert.equal((await as(eva).call(api.tramites.act, { params: { idSolicitud }, body })).status, 200);
  assert.match(textoDe((await leer(eva, idSolicitud)).trabajo?.contenido), /yo, EVA PAZ, Notaria,/);
});
