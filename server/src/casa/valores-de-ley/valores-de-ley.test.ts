import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type NuevoValorDeLey, valoresDeLey } from '@fedatario/contract/casa';
import { parametrosDeLey } from '@fedatario/document-engine';
import { versionVigente } from '../../catalogo/productos/productos.ts';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { insertValor } from './queries.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

/** The day of the clock of the test application. */
const HOY = '2026-01-15';

const salario: NuevoValorDeLey = {
  clave: 'salarioMinimo.ce1.noAgricola',
  desde: '2091-01-01',
  valor: 421_000,
  fuente: 'Acuerdo Gubernativo de prueba',
};
const escribir = (body: NuevoValorDeLey) => as(admin).call(valoresDeLey.create, { body });

test('lo que la oficina escribe rige desde su día, y no antes', async () => {
  const { status, data } = await escribir(salario);
  assert.deepEqual([status, data.desde, data.valor], [200, '2091-01-01', 421_000]);
  const { idProducto } = await createProducto(db);
  const { entrevista, valores } = await versionVigente(db, idProducto);
  assert.deepEqual(valores, [salario]);
  const minimo = (dia: string) => JSON.stringify(entrevista.jurisdiccion.parametros(dia).salarioMinimo);
  assert.match(minimo('2091-01-01'), /421000/);
  assert.doesNotMatch(minimo('2090-12-31'), /421000/);
});

test('un valor que rige hoy o antes se rechaza: lo comprado conserva los de su día', async () => {
  for (const desde of ['2026-01-01', HOY]) {
    const { status, problem } = await escribir({ ...salario, desde });
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'desde'], desde);
  }
});

test('dos valores de un mismo día no se confunden: el segundo se rechaza y dice qué hacer', async () => {
  const otro = { ...salario, clave: 'interesUsual', valor: 30 };
  assert.equal((await escribir(otro)).status, 200);
  const { status, problem } = await escribir({ ...otro, valor: 31 });
  assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'desde']);
});

test('un valor imposible, de otra clave, sobre la Constitución o sin fuente no entra', async () => {
  for (const [campo, body] of [
    ['valor', { ...salario, valor: 1 }],
    ['clave', { ...salario, clave: 'salarioMinimo' }],
    ['clave', { ...salario, clave: '__proto__' }],
    ['fuente', { ...salario, fuente: ' ' }],
    ['fuente', { ...salario, fuente: 'x' }],
    ['fuente', { ...salario, fuente: 'Internet' }],
    ['valor', { ...salario, clave: 'timbre.notarial', valor: 0 }],
    ['valor', { ...salario, clave: 'jornada.diurna.dia', valor: 9 }],
    ['valor', { ...salario, clave: 'jornada.diurna.semana', valor: 48 }],
    ['valor', { ...salario, clave: 'jornada.nocturna.semana', valor: 37 }],
  ] as const) {
    const { status, problem } = await escribir(body);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo]);
  }
});

test('lo que una norma limita no pasa de ahí, y el rechazo dice el límite y la norma', async () => {
  const CONSTITUCION = 'Constitución, 102, inciso g';
  for (const [clave, valor, texto] of [
    ['jornada.diurna.dia', 12, `de 1 a 8: es lo que permite la norma (${CONSTITUCION})`],
    ['jornada.diurna.semana', 45, 'de 6 a 44'],
    ['jornada.mixta.semana', 43, 'de 6 a 42'],
    ['jornada.nocturna.semana', 72, 'de 6 a 36'],
    ['timbre.notarial', 0, 'de Q 0.50 a Q 1,000.00'],
    ['bonificacionIncentivo', 0, 'Decreto 37-2001'],
  ] as const) {
    const { status, problem } = await escribir({ ...salario, clave, valor });
    const [error] = problem?.errores ?? [];
    assert.deepEqual([status, error?.campo], [422, 'valor'], clave);
    assert.ok(error?.mensaje.replaceAll('\u00a0', ' ').includes(texto), error?.mensaje);
  }
});

test('una fuente dice qué norma o qué criterio la fija', async () => {
  for (const fuente of ['x', 'xxxxxxxxx', '. . . . . .', '12 34 56 78']) {
    const { status, problem } = await escribir({ ...salario, fuente });
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'fuente'], fuente);
  }
});

test('un salario que baja se confirma: el que se compara es el que rige ese día', async () => {
  const menor = { ...salario, desde: '2093-01-01', valor: 410_000 };
  const { status, problem } = await escribir(menor);
  assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'confirmaBaja']);
  assert.match(problem?.errores?.[0]?.mensaje ?? '', /4,210\.00/);
  assert.equal((await escribir({ ...menor, desde: '2089-01-01' })).status, 200);
  const { data } = await escribir({ ...menor, confirmaBaja: true });
  assert.equal(data.valor, 410_000);
  await as(admin).call(valoresDeLey.remove, { params: { idValor: data.idValor } });
});

test('se quita lo que todavía no rige; lo que ya rige se queda', async () => {
  const { data } = await escribir({ ...salario, desde: '2092-01-01' });
  const quitar = (idValor: string) => as(admin).call(valoresDeLey.remove, { params: { idValor } });
  assert.equal((await quitar(data.idValor)).status, 200);
  const idValor = '01900000-0000-7000-8000-000000000001';
  await insertValor(db, { ...salario, desde: HOY, idValor, creadoEn: new Date() });
  const { status, problem } = await quitar(idValor);
  assert.deepEqual([status, problem?.codigo], [409, 'valor-en-vigor']);
  const { data: quedan } = await as(admin).call(valoresDeLey.list, {});
  assert.deepEqual(
    quedan.filter(({ clave }) => clave === salario.clave).map(({ desde }) => desde),
    [HOY, '2089-01-01', '2091-01-01'],
  );
});

test('cada clave del motor se puede escribir', async () => {
  for (const { clave, maximo } of parametrosDeLey) {
    const { status } = await escribir({ clave, desde: '2095-01-01', valor: maximo, fuente: 'Acuerdo de prueba' });
    assert.equal(status, 200, clave);
  }
});
