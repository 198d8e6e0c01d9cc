import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { type Endpoint, MINUTE, nameOf, permite } from '@fedatario/contract/base';
import { vistosDeConsulta } from '@fedatario/contract/casa';
import { accessCases, allEndpoints } from '../../testing/access-cases.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { auditar } from './auditoria.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

/** Reads of a customer's data that leave no record of the staff who made them, and the reason for each. */
const sinRegistro: Readonly<Record<string, string>> = {
  [nameOf(api.conversacion.unread)]: 'Solo cuenta mensajes.',
  [nameOf(api.conversacion.notes)]: 'Lo que la oficina escribe para sí.',
  [nameOf(api.calificaciones.read)]: 'Lo que la clienta quiso decir a la oficina.',
  [nameOf(api.deberes.ofTramite)]: 'Deberes del notario, con sus plazos.',
  [nameOf(api.deberes.aviso)]: 'Aviso de lo que tiene el protocolo de un notario.',
  [nameOf(api.papeles.ofTramite)]: 'Papeles que el notario hizo de su acto.',
  [nameOf(api.marcas.ofTramite)]: 'Propuestas de la oficina sobre un documento.',
  [nameOf(api.asignaciones.candidates)]: 'Notarios y su carga.',
  [nameOf(api.encargos.candidates)]: 'Gestores y su carga.',
  [nameOf(api.enlacesDeGestor.read)]: 'Cuándo se envió el enlace de un gestor y qué se hizo con él.',
  [nameOf(api.recados.list)]: 'Lo que la oficina y un gestor se escriben.',
  [nameOf(api.feedback.read)]: 'Lo que alguien quiso decir a la oficina.',
  [nameOf(api.citas.read)]: 'La agenda de la oficina: hora, lugar y con quién.',
  [nameOf(api.presencia.read)]: 'La cita para firmar un trámite y quién debe venir.',
  [nameOf(api.certificados.read)]: 'Certificado de un notario.',
  [nameOf(api.protocolo.read)]: 'Protocolo de un notario.',
};

/** Calls about data of no customer: the office's own texts and products, and notaries. */
const ajeno =
  /^\/private\/(?:textos-legales|productos|planes|clausulas|codigos-promocionales|tipos-notificacion|auditoria|notarios\/:idUsuario)/;
const esCatalogo = ({ path }: Endpoint) => /^\/private\/[a-z-]+\/:id$/.test(path);
const lecturas = allEndpoints.filter(
  (endpoint) =>
    endpoint.method === 'GET' &&
    endpoint.alcance !== undefined &&
    endpoint.alcance !== 'propio' &&
    endpoint.access !== 'public' &&
    (permite(endpoint.access, 'admin') || permite(endpoint.access, 'notario')) &&
    !ajeno.test(endpoint.path) &&
    !esCatalogo(endpoint),
);

describe('cada lectura del personal de lo que es de alguien', () => {
  test('queda registrada, o dice por qué no', () => {
    const mudas = lecturas.filter(({ acto }) => !acto?.endsWith('.ver')).map(nameOf);
    assert.ok(lecturas.length > 20, `${lecturas.length} lecturas`);
    assert.deepEqual(
      mudas.filter((name) => !(name in sinRegistro)),
      [],
    );
  });

  test('lo que no se registra sigue existiendo', () => {
    const known = lecturas.filter(({ acto }) => !acto).map(nameOf);
    assert.deepEqual(Object.keys(sinRegistro).sort(), known.sort());
  });

  // The proposal of a signing is left out: only its notary may read it, when it is their turn.
  const registradas = allEndpoints.filter(
    (endpoint) => endpoint.acto?.endsWith('.ver') && accessCases[nameOf(endpoint)]?.status === undefined,
  );
  for (const endpoint of registradas) {
    test(`${nameOf(endpoint)}: su dueña sabe quién fue`, async () => {
      const known = accessCases[nameOf(endpoint)] ?? {};
      const [admin, cliente] = [
        await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Paz' }),
        await createUsuario(db),
      ];
      const params = await known.own?.(db, cliente);
      const body = await known.body?.(db, cliente);
      const input = { ...(params && { params }), ...(known.query && { query: known.query }), ...(body && { body }) };
      assert.equal((await as(admin).call(endpoint, input as never)).status, 200);
      const [objeto] = endpoint.acto?.split('.') ?? [];
      const row = await db
        .selectFrom('auditoria')
        .selectAll()
        .where('idActor', '=', admin.idUsuario)
        .executeTakeFirstOrThrow();
      assert.deepEqual([row.objeto, row.accion, row.nombreActor], [objeto, 'ver', 'Eva Paz']);
      const titular = await duenaDe(row.idTitular);
      const { data } = await as(titular).call(api.consultas.list, { query: {} });
      assert.deepEqual([data[0]?.quien, data[0]?.rol, data[0]?.que], ['Eva Paz', 'admin', objeto]);
      assert.ok(vistosDeConsulta.some((que) => que === objeto));
    });
  }
});

async function duenaDe(idTitular: string | null): Promise<CreatedUsuario> {
  assert.ok(idTitular, 'nadie lo sabrá');
  const row = await db
    .selectFrom('usuarios')
    .select(['idUsuario', 'email', 'nombreCompleto'])
    .where('idUsuario', '=', idTitular)
    .executeTakeFirstOrThrow();
  return { ...row, rol: 'cliente' };
}

async function deJulia() {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arriaga' });
  const { idSolicitud, cliente } = await createTramite(db, julia);
  const read = (who = julia) => as(who).call(api.tramites.read, { params: { idSolicitud } });
  const seen = async (query: object = {}) => (await as(cliente).call(api.consultas.list, { query })).data;
  return { julia, cliente, idSolicitud, read, seen };
}

/** The same look, some minutes later, in the same session. */
function mirar({ julia, idSolicitud }: Awaited<ReturnType<typeof deJulia>>, minutos: number) {
  const actor = { ...julia, idSesion: julia.idUsuario };
  const now = new Date(clock.now.getTime() + minutos * MINUTE);
  const act = { acto: 'expediente.ver', actor, now, params: { idSolicitud }, idPeticion: null, origen: null } as const;
  return auditar(db, act, async () => undefined);
}

test('lo que una pantalla vuelve a pedir a la vez se anota una vez', async () => {
  const { read, seen } = await deJulia();
  await Promise.all(Array.from({ length: 10 }, () => read()));
  assert.equal((await seen()).length, 1);
});

test('en una sesión, la misma mirada se anota una vez cada cuarto de hora', async () => {
  const caso = await deJulia();
  for (const [minutos, expected] of [
    [0, 1],
    [5, 1],
    [14.9, 1],
    [15, 2],
    [29, 2],
    [31, 3],
  ] as const) {
    await mirar(caso, minutos);
    assert.equal((await caso.seen()).length, expected, `a los ${minutos} minutos`);
  }
});

test('dice quién, qué, de qué trámite y cuándo; lo propio no es consulta, y nadie ve las de otra persona', async () => {
  const { julia, cliente, idSolicitud, read, seen } = await deJulia();
  await read();
  await read(cliente);
  const [consulta, ...more] = await seen({ idSolicitud });
  assert.deepEqual(more, []);
  const { quien, rol, que, sobre, en, motivo } = consulta ?? assert.fail();
  assert.deepEqual(
    [quien, rol, que, sobre, motivo],
    ['Julia Arriaga', 'notario', 'expediente', 'Contrato de arrendamiento', null],
  );
  assert.equal(en, clock.now.toISOString());
  assert.deepEqual((await as(julia).call(api.consultas.list, { query: {} })).data, []);
  const otra = await createUsuario(db);
  assert.deepEqual((await as(otra).call(api.consultas.list, { query: { idSolicitud } })).data, []);
});

test('lo que no se pudo ver no se consultó', async () => {
  const { read, seen } = await deJulia();
  assert.equal((await read(await createUsuario(db, { rol: 'notario' }))).status, 404);
  assert.deepEqual(await seen(), []);
});

test('cada vez que alguien pide un número de identidad, su dueña lee para qué', async () => {
  const { julia, cliente, seen } = await deJulia();
  const ask = (motivo: string) =>
    as(julia).call(api.usuarios.identidad, { params: { id: cliente.idUsuario }, body: { motivo } });
  await ask('Para redactar su acta');
  await ask('Para el aviso al archivo');
  assert.deepEqual(
    (await seen()).map(({ que, motivo }) => [que, motivo]),
    [
      ['identidad', 'Para el aviso al archivo'],
      ['identidad', 'Para redactar su acta'],
    ],
  );
});

test('por páginas, de la última a la primera', async () => {
  const caso = await deJulia();
  for (let i = 0; i < 5; i += 1) await mirar(caso, i * 16);
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await as(caso.cliente).call(api.consultas.list, { query: { limite: 2, ...(cursor && { cursor }) } });
    seen.push(...page.data.map(({ en }) => en));
    cursor = page.siguiente;
  }
  assert.equal(seen.length, 5);
  assert.deepEqual(seen, seen.toSorted().toReversed());
});
