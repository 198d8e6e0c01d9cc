import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ajustes, ajustesPorOmision, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
const ana = await createUsuario(db);
after(close);

const perfilDe = async (who: CreatedUsuario) =>
  (await as(who).call(usuarios.byEmail, { params: { email: who.email } })).data;
const save = (body: object) =>
  as(ana).call(ajustes.save, { params: { id: ana.idUsuario }, body: body as typeof ajustesPorOmision });

test('quien no ha elegido no tiene ajustes; lo que elige vuelve con su perfil, sin cambiar su revisión', async () => {
  const { ajustes: none, revision } = await perfilDe(ana);
  assert.equal(none, null);
  const chosen = { ...ajustesPorOmision, direction: 'rtl' as const, animations: false };
  assert.equal((await save(chosen)).status, 200);
  const perfil = await perfilDe(ana);
  assert.deepEqual([perfil.ajustes, perfil.revision], [chosen, revision]);
});

test('un tema que no existe se guarda como default', async () => {
  const { data } = await save({ ...ajustesPorOmision, theme: { ...ajustesPorOmision.theme, navbar: 'violeta' } });
  assert.equal(data.theme.navbar, 'default');
  assert.equal((await perfilDe(ana)).ajustes?.theme.navbar, 'default');
});

test('lo que una versión anterior guardó se lee completo', async () => {
  const older = JSON.stringify({ animations: false });
  await db.updateTable('usuarios').set({ ajustes: older }).where('idUsuario', '=', ana.idUsuario).execute();
  assert.deepEqual((await perfilDe(ana)).ajustes, { ...ajustesPorOmision, animations: false });
});

test('lo que no es un ajuste se rechaza', async () => {
  for (const wrong of [{ ...ajustesPorOmision, sonido: true }, { ...ajustesPorOmision, direction: 'ttb' }, {}])
    assert.equal((await save(wrong)).status, 422);
});
