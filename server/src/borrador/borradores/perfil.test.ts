import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { borradores } from '@fedatario/contract/borrador';
import { usuarios } from '@fedatario/contract/casa';
import { publicarVersion } from '../../catalogo/productos/productos.ts';
import { createProducto, textoDePrueba } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

/** A document whose first person is its customer, and whose second one is not. */
async function conPersonas(): Promise<string> {
  const { idProducto } = await createProducto(db);
  const personas = [
    { clave: 'declarante', etiqueta: 'Quien declara', tipo: 'persona', perfil: 'titular' },
    { clave: 'testigo', etiqueta: 'Testigo', tipo: 'persona' },
  ];
  const texto = textoDePrueba(['alfa']);
  texto.entrevista.secciones.push({ clave: 'personas', titulo: 'Personas', preguntas: personas as never });
  await publicarVersion(db, idProducto, { precio: 100, texto }, clock.now);
  return idProducto;
}

async function abrir(who: CreatedUsuario) {
  const idProducto = await conPersonas();
  const { data } = await as(who).call(borradores.create, { body: { idProducto } });
  return (await as(who).call(borradores.read, { params: { idBorrador: data.idBorrador } })).data;
}

test('un borrador nuevo trae lo que su perfil sabe de ella, donde la entrevista lo dice', async () => {
  const ana = await createUsuario(db, { nombreCompleto: 'Ana Lucía Ixcot Pérez' });
  const body = {
    telefono: '5555 1234',
    tipoDocumento: 'dpi',
    numeroDocumento: '2500 00423 1601',
    revision: 1,
  } as const;
  await as(ana).call(usuarios.updateInfo, { params: { email: ana.email }, body });
  const { respuestas, revision, puedeDeshacer } = await abrir(ana);
  assert.deepEqual(respuestas, {
    declarante: {
      nombres: 'Ana Lucía',
      apellidos: 'Ixcot Pérez',
      telefono: '+50255551234',
      cui: '2500004231601',
      correo: ana.email,
    },
  });
  assert.deepEqual([revision, puedeDeshacer], [1, false]);
});

test('un nombre que no se sabe partir, un pasaporte y lo que falta quedan por responder', async () => {
  const eva = await createUsuario(db, { nombreCompleto: 'María del Carmen López' });
  const body = { tipoDocumento: 'pasaporte', numeroDocumento: 'A1234567', revision: 1 } as const;
  await as(eva).call(usuarios.updateInfo, { params: { email: eva.email }, body });
  const { respuestas, deSuPerfil } = await abrir(eva);
  assert.deepEqual(respuestas, { declarante: { correo: eva.email } });
  assert.deepEqual(deSuPerfil, { email: eva.email });
});

test('lo que ya había escrito no se toca: el borrador que se retoma es el mismo', async () => {
  const luz = await createUsuario(db, { nombreCompleto: 'Luz Choc' });
  const idProducto = await conPersonas();
  const { data } = await as(luz).call(borradores.create, { body: { idProducto } });
  const params = { idBorrador: data.idBorrador };
  const cambios = [{ clave: 'declarante', valor: { nombres: 'Otra' } }];
  await as(luz).call(borradores.save, { params, body: { revision: 1, cambios } });
  await as(luz).call(borradores.create, { body: { idProducto } });
  assert.deepEqual((await as(luz).call(borradores.read, { params })).data.respuestas, {
    declarante: { nombres: 'Otra' },
  });
});
