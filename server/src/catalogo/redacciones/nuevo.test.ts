import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clasesDeDocumentoNuevo, redacciones, textosDeProducto } from '@fedatario/contract/catalogo';
import { leerEntrevista, leerPlantilla, lintar } from '@fedatario/document-engine';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createProducto } from '../productos/testing.ts';
import { textoInicial } from './texto-inicial.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

test('el texto con que comienza cada clase se lee y no tiene un solo error', () => {
  for (const clase of clasesDeDocumentoNuevo) {
    const { entrevista, plantilla } = textoInicial(clase, 'Convenio de prueba');
    const [e, p] = [leerEntrevista(entrevista), leerPlantilla(plantilla)];
    assert.ok(e.ok && p.ok, clase);
    const errores = lintar(p.plantilla, e.entrevista).filter(({ nivel }) => nivel === 'error');
    assert.deepEqual(errores, [], clase);
  }
});

test('un documento se hace desde nada: no se vende, se le dice lo que falta y su texto se abre en el editor', async () => {
  const { categoria } = await createProducto(db);
  const crear = (slug: string, clase: (typeof clasesDeDocumentoNuevo)[number], idCategoria = categoria.idCategoria) =>
    as(admin).call(redacciones.create, { body: { nombre: 'Convenio de prueba', slug, clase, idCategoria } });
  for (const clase of clasesDeDocumentoNuevo) {
    const { data } = await crear(`desde-nada-${clase.toLowerCase()}`, clase);
    const esActo = clase !== 'documentoPrivado';
    assert.deepEqual([data.estado, data.modalidad], ['borrador', esActo ? 'notarial' : 'autoservicio']);
    assert.deepEqual(data.problemas, [
      'sinPrecio',
      'muestraIncompleta',
      ...(esActo ? ['sinRequisitos'] : []),
      'sinDescripcion',
    ]);
    const { idProducto } = data;
    const { data: texto } = await as(admin).call(textosDeProducto.read, { params: { idProducto } });
    assert.equal(texto.plantilla.titulo, 'Convenio de prueba');
  }
  const repetido = await crear('desde-nada-actanotarial', 'actaNotarial');
  assert.deepEqual([repetido.status, repetido.problem?.errores?.[0]?.campo], [422, 'slug']);
  const sinCategoria = await crear('otro-desde-nada', 'actaNotarial', admin.idUsuario);
  assert.deepEqual([sinCategoria.status, sinCategoria.problem?.errores?.[0]?.campo], [422, 'idCategoria']);
});
