import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { type Endpoint, fillPath } from '@fedatario/contract/base';
import { createEntregado } from '../../acto/deberes/testing.ts';
import { createSellado } from '../../acto/marcas/testing.ts';
import { openSesion } from '../../casa/identidad/sesion/sesion.ts';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { openQueue } from '../../queue/queue.ts';
import { useSecret } from '../../services/cipher.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { listening, listenTo, startServers, temasDe } from '../../testing/eventos.ts';
import { SECRETO } from '../../testing/eventos-child.ts';
import { createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { createTramite } from './testing/tramites.ts';

useSecret(SECRETO);
const database = await createTestDatabase();
const { db } = database.pools;
const report = () => undefined;
// Buying leaves work in the queue.
const queue = await openQueue({ url: database.url, db, now: () => new Date(), report, onlyWork: true });
const servers = await startServers(database.url, 2);
after(async () => {
  servers.stop();
  await queue.stop();
  await database.drop();
});

const hoy = diaLocal(new Date());
const tokenOf = async ({ idUsuario }: { idUsuario: string }) =>
  (await openSesion(db, { idUsuario, userAgent: '', credential: null, now: new Date() })).accessToken;

/** Calls the first server; the listeners are on the second. */
async function send(token: string, { method, path }: Endpoint, params: Record<string, string>, body: object) {
  const answer = await fetch(`${servers.urlOf(0)}/api${fillPath(path, params)}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const listen = (token: string) => listenTo(servers.urlOf(1), token);
const oidos = ({ heard }: Awaited<ReturnType<typeof listen>>) => heard.filter(({ tema }) => tema === 'tramites');

test('lo que un servidor escribe de un trámite se oye en el otro, y solo por quien puede verlo', async () => {
  const [admin, ana, luz] = [
    await createUsuario(db, { rol: 'admin' }),
    await createUsuario(db),
    await createUsuario(db),
  ];
  const [sofia, otra] = [await createNotario(db), await createNotario(db)];
  const { idSolicitud } = await createTramite(db, ana);
  const tokens = await Promise.all([admin, ana, sofia, luz, otra].map(tokenOf));
  const lines = await Promise.all(tokens.map(listen));
  await listening(db, 1);
  const before = lines.map((line) => oidos(line).length);
  const body = { revision: 1, idNotario: sofia.idUsuario, motivo: null };
  assert.equal(await send(tokens[0] ?? '', api.asignaciones.assign, { idSolicitud }, body), 200);
  const [deAdmin, deAna, deSofia, deLuz, deOtra] = lines as [Line, Line, Line, Line, Line];
  await until(() => [deAdmin, deAna, deSofia].every((line, i) => oidos(line).length > (before[i] ?? 0)));
  assert.deepEqual(oidos(deAna).at(-1), { tema: 'tramites', id: idSolicitud });
  // The former notary is notified that the trámite is no longer theirs.
  const reasignado = { revision: 2, idNotario: otra.idUsuario, motivo: 'Vacaciones' };
  const heard = oidos(deSofia).length;
  assert.equal(await send(tokens[0] ?? '', api.asignaciones.assign, { idSolicitud }, reasignado), 200);
  await until(() => oidos(deSofia).length > heard && oidos(deOtra).length > 0);
  assert.deepEqual(temasDe(deLuz.heard), []);
  assert.equal(oidos(deOtra).length, 1);
  assert.doesNotMatch(deAdmin.text(), /T-20|Vacaciones/);
  for (const { close } of lines) close();
});

type Line = Awaited<ReturnType<typeof listen>>;

test('un paso que se rechaza no se oye', async () => {
  const [admin, ana] = [await createUsuario(db, { rol: 'admin' }), await createUsuario(db)];
  const { idSolicitud } = await createTramite(db, ana);
  const token = await tokenOf(admin);
  const line = await listen(token);
  await listening(db, 1);
  // Events come in order: once another purchase's is heard, so is this one's.
  const otro = await createTramite(db, ana);
  await until(() => oidos(line).some(({ id }) => id === otro.idSolicitud));
  const deEste = () => oidos(line).filter(({ id }) => id === idSolicitud).length;
  const before = deEste();
  const stale = { revision: 7, idNotario: null, motivo: null };
  assert.equal(await send(token, api.asignaciones.assign, { idSolicitud }, stale), 409);
  const good = { revision: 1, idNotario: (await createNotario(db)).idUsuario, motivo: null };
  assert.equal(await send(token, api.asignaciones.assign, { idSolicitud }, good), 200);
  await until(() => deEste() > before);
  assert.equal(deEste(), before + 1);
  line.close();
});

test('lo que pasa después del sello se oye también: un deber que se cumple y un documento que se marca', async () => {
  const [marta, ana] = [await createUsuario(db, { rol: 'admin' }), await createUsuario(db)];
  const julia = await createUsuario(db, { rol: 'notario' });
  const { idSolicitud } = await createSellado(db, ana, julia);
  const { idDeber, idSolicitud: deDeber } = await createEntregado(db, julia, { fecha: hoy, now: new Date() });
  const [deMarta, deJulia, deAna] = await Promise.all([marta, julia, ana].map(tokenOf));
  const [admin, clienta] = [await listen(deMarta ?? ''), await listen(deAna ?? '')];
  await listening(db, 1);
  const cumplido = { fecha: hoy, constancia: 'AGP-1', idArchivo: null };
  assert.equal(await send(deJulia ?? '', api.deberes.fulfil, { idDeber }, cumplido), 200);
  await until(() => oidos(admin).some(({ id }) => id === deDeber));
  const marca = { marca: 'anulado', motivo: 'Sentencia firme', sustituto: null };
  assert.equal(await send(deJulia ?? '', api.marcas.propose, { idSolicitud }, marca), 200);
  await until(() => oidos(clienta).some(({ id }) => id === idSolicitud));
  for (const line of [admin, clienta]) line.close();
});
