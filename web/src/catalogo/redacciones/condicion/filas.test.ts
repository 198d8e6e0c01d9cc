import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Logica, leerEntrevista } from '@fedatario/document-engine';
import { camposPara, filaNueva, operadoresPara } from './campos.ts';
import { filasDe, reglaDe } from './filas.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);

/** Every condition of the documents of the house. */
function reglas(): Logica[] {
  const found: Logica[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, one] of Object.entries(value)) {
      if (name === 'visibleSi' || name === 'si') found.push(one);
      else walk(one);
    }
  };
  for (const name of readdirSync(examples))
    for (const file of ['entrevista', 'plantilla'])
      walk(JSON.parse(readFileSync(new URL(`${name}/${file}.json`, examples), 'utf8')));
  return found;
}

test('las condiciones de la casa que se dicen en filas se vuelven a escribir igual, y son las más', () => {
  const all = reglas();
  const said = all.filter((regla) => {
    const condicion = filasDe(regla);
    if (condicion) assert.deepEqual(reglaDe(condicion), regla);
    return condicion !== undefined;
  });
  assert.ok(said.length > all.length / 2, `${said.length} de ${all.length}`);
});

test('lo que las filas no dicen entero no se abre en filas', () => {
  const ajenas: Logica[] = [
    { some: [{ var: 'a' }, { var: 'b' }] },
    { and: [{ var: 'a' }, { or: [{ var: 'b' }, { var: 'c' }] }] },
    { and: [{ var: 'a' }] },
    { '>': [{ length: [{ var: 'a' }] }, 1] },
    { '==': [{ var: 'a' }, null] },
    { '<=': [1, { var: 'a' }, 5] },
    { '<': [1, { var: 'a' }] },
    true,
  ];
  for (const regla of ajenas) assert.equal(filasDe(regla), undefined, JSON.stringify(regla));
});

test('sin filas no hay regla, con una va sola y con varias unidas', () => {
  const a = { ruta: 'a', operador: 'si', valor: null } as const;
  assert.equal(reglaDe({ une: 'and', filas: [] }), undefined);
  assert.deepEqual(reglaDe({ une: 'or', filas: [a] }), { var: 'a' });
  assert.deepEqual(reglaDe({ une: 'or', filas: [a, { ruta: 'b', operador: 'incluye', valor: 'x' }] }), {
    or: [{ var: 'a' }, { in: ['x', { var: 'b' }] }],
  });
});

test('se ofrecen las preguntas de su grupo por su nombre corto, y nunca ella misma ni las de una lista', () => {
  const leida = leerEntrevista({
    secciones: [
      {
        clave: 's',
        titulo: 'S',
        preguntas: [
          { clave: 'tipo', etiqueta: 'Tipo', tipo: 'opcion', opciones: [{ valor: 'a', etiqueta: 'A' }] },
          {
            clave: 'g',
            etiqueta: 'Grupo',
            tipo: 'grupo',
            campos: [
              { clave: 'uno', etiqueta: 'Uno', tipo: 'siNo' },
              { clave: 'dos', etiqueta: 'Dos', tipo: 'moneda' },
            ],
          },
          { clave: 'l', etiqueta: 'Lista', tipo: 'lista', elemento: { clave: 'x', etiqueta: 'X', tipo: 'texto' } },
        ],
      },
    ],
  });
  assert.ok(leida.ok);
  const campos = camposPara(leida.entrevista, 'g.dos');
  assert.deepEqual(campos.map(({ ruta }) => ruta).sort(), ['l', 'tipo', 'uno']);
  const tipo = campos.find(({ ruta }) => ruta === 'tipo');
  assert.ok(tipo);
  assert.deepEqual(filaNueva(tipo), { ruta: 'tipo', operador: '==', valor: 'a' });
  assert.deepEqual(operadoresPara(leida.entrevista.indice.get('g.uno')?.pregunta), ['si', 'no']);
});
