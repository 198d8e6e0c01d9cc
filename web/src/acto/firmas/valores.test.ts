import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FirmaDeTramite, PorImprimir, type PropuestaDeFirma } from '@fedatario/contract/acto';
import { guardarEscrito, olvidarEscrito, recuperarEscrito } from './escrito.ts';
import { enOrden, faultOf, foliosDe, nombreDe, porImprimir, prepare, propuestos, vacios } from './valores.ts';

const ana = {
  nombre: 'Ana Ruiz',
  calidad: 'parte',
  identificacion: 'conocido',
  numero: 'lo que quedó escrito',
} as const;
const escrito = {
  ...vacios,
  clase: 'escrituraPublica',
  instrumento: '12',
  lugar: 'Guatemala',
  fecha: '2026-01-14',
  hojas: '3',
  folios: '20-22',
} as const;
const archivos = ['0198f0f0-0000-7000-8000-000000000001'];

test('lo escrito se lee como lo pide el contrato, sin número de quien no mostró documento', () => {
  const read = FirmaDeTramite.safeParse(prepare({ ...escrito, comparecientes: [ana], archivos }, 4));
  assert.ok(read.success);
  assert.deepEqual([read.data.hojas, read.data.revision, read.data.folios], [3, 4, '20-22']);
  assert.equal(read.data.comparecientes[0]?.numero, null);
});

test('nada viene elegido: lo que falta se nombra por su campo, también la clase de acto y el de una persona', () => {
  const wrong = FirmaDeTramite.safeParse(prepare(vacios, 1));
  const campos = wrong.success ? [] : wrong.error.issues.map(({ path }) => path.join('.'));
  for (const campo of ['clase', 'lugar', 'fecha', 'hojas', 'comparecientes.0.nombre', 'archivos'])
    assert.ok(campos.includes(campo), campo);
  const numero = wrong.error?.issues.find(({ path }) => path.join('.') === 'comparecientes.0.numero');
  assert.equal(numero?.message, 'requerido');
  assert.deepEqual(faultOf({ 'comparecientes.0.numero': { message: 'Revise' } }, 'comparecientes'), {
    message: 'Revise',
  });
});

const pregunta = (ruta: string, valor: string | null) => ({
  ruta,
  valor,
  tipo: 'hora' as const,
  etiqueta: ruta,
  ayuda: null,
  obligatoria: true,
  alFirmar: true,
  opciones: [],
});
const propuesta: PropuestaDeFirma = {
  clase: 'escrituraPublica',
  lugar: 'Guatemala',
  fecha: '2026-01-15',
  desde: '2026-01-10',
  protocolo: { ultimo: { numero: 12, fecha: '2026-01-14', folio: 22 }, numero: 13, folio: 23 },
  preguntas: [pregunta('horaInicio', '09:00'), pregunta('otra.hora', null)],
  comparecientes: [{ nombre: 'Ana Ruiz', calidad: 'parte', identificacion: 'dpi', numero: '2500004231601' }],
  llegada: null,
};

test('el formulario comienza con lo que el producto sabe, y así pasa el contrato', () => {
  const inicio = propuestos(propuesta);
  assert.deepEqual([inicio.instrumento, inicio.comparecientes[0]?.numero], ['13', '2500004231601']);
  const folios = foliosDe(propuesta.protocolo.folio, 3, false);
  assert.equal(folios, '23-25');
  assert.ok(FirmaDeTramite.safeParse(prepare({ ...inicio, hojas: '3', folios, archivos }, 1)).success);
  assert.equal(foliosDe(23, 1, true), '22');
  assert.equal(foliosDe(1, 2, true), '1-2');
});

test('lo que solo pregunta el texto se escribe por su pregunta, y las hojas que nadie dijo se cuentan', () => {
  const inicio = propuestos(propuesta);
  assert.deepEqual(inicio.acto, { horaInicio: '09:00', 'otra-hora': '' });
  const escritos = { ...inicio, acto: { ...inicio.acto, 'otra-hora': '10:00' } };
  assert.deepEqual(porImprimir(escritos).acto, { horaInicio: '09:00', 'otra.hora': '10:00' });
  const read = PorImprimir.safeParse(porImprimir(inicio));
  assert.deepEqual(read.data?.acto, { horaInicio: '09:00' });
  assert.equal(read.data?.hojas, null);
});

test('lo que va fuera del protocolo no lleva su número aunque haya quedado escrito', () => {
  const acta = { ...escrito, clase: 'actaNotarial', comparecientes: [ana], archivos, mismaHoja: true } as const;
  const { instrumento, folios, mismaHoja } = prepare({ ...acta, comparecientes: [ana] }, 1);
  assert.deepEqual([instrumento, folios, mismaHoja], ['', '', false]);
});

test('un error del servidor se encuentra en su lugar, aunque venga anidado', () => {
  const nested = { comparecientes: [undefined, { nombre: { message: 'No es parte' } }] };
  assert.equal(faultOf(nested, 'comparecientes.1.nombre')?.message, 'No es parte');
  assert.equal(faultOf(nested, 'comparecientes')?.message, 'No es parte');
  assert.equal(faultOf(nested, 'lugar'), undefined);
});

test('lo escrito de una firma espera en su pestaña hasta que se firma', () => {
  const kept = new Map<string, string>();
  const armario = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  assert.equal(recuperarEscrito(armario, 'a'), undefined);
  guardarEscrito(armario, 'a', { ...vacios, lugar: 'Mixco' });
  assert.equal(recuperarEscrito(armario, 'a')?.lugar, 'Mixco');
  assert.equal(recuperarEscrito(armario, 'b'), undefined);
  olvidarEscrito(armario, 'a');
  assert.equal(kept.size, 0);
});

test('lo que el servidor niega se nombra como en el formulario, de arriba abajo', () => {
  const errores = ['archivos', 'acto.otra.hora', 'comparecientes.0.numero', 'fecha'].map((campo) => ({ campo }));
  assert.deepEqual(
    enOrden(errores).map(({ campo }) => nombreDe(campo)),
    ['fecha', 'acto.otra-hora', 'comparecientes.0.numero', 'archivos'],
  );
});
