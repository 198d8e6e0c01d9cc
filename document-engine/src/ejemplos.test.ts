import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Estado, evaluarEntrevista } from './entrevista/evaluar.ts';
import { leerEntrevista } from './entrevista/leer.ts';
import { leerPlantilla } from './plantilla/leer.ts';
import { resolverDocumento } from './plantilla/resolver.ts';
import { renderTexto } from './plantilla/texto.ts';
import { CONTEXTO_DEL_EJEMPLO } from './testing/ejemplos.ts';
import { branchesOf, holds } from './testing/ramas.ts';

const RAIZ = new URL('../examples/', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));

for (const slug of readdirSync(RAIZ)) {
  const entrevistaLeida = leerEntrevista(json(`${slug}/entrevista.json`));
  const plantillaLeida = leerPlantilla(json(`${slug}/plantilla.json`));
  assert.ok(entrevistaLeida.ok && plantillaLeida.ok, JSON.stringify([entrevistaLeida, plantillaLeida]));
  const { entrevista } = entrevistaLeida;
  const { plantilla } = plantillaLeida;
  const estados: Estado[] = [];

  for (const file of readdirSync(new URL(`${slug}/respuestas/`, RAIZ))) {
    const caso = file.replace('.json', '');
    const respuestas = json(`${slug}/respuestas/${file}`);
    const estado = evaluarEntrevista(entrevista, respuestas, { contexto: CONTEXTO_DEL_EJEMPLO, rol: 'notario' });
    estados.push(estado);

    test(`${slug}: el caso ${caso} está completo y dice lo esperado`, () => {
      assert.deepEqual(estado.problemas, []);
      const documento = resolverDocumento(plantilla, entrevista, estado);
      assert.deepEqual([documento.faltantes, documento.problemas], [[], []]);
      const esperado = readFileSync(new URL(`${slug}/esperado/${caso}.txt`, RAIZ), 'utf8');
      assert.equal(renderTexto(documento), esperado);
      assert.doesNotMatch(esperado, /\bde el \b|\ba el \b| {2}(?!\()| [.,;:]|undefined|null|\[object/);
    });
  }

  test(`${slug}: cada rama de la plantilla se escribe en algún caso`, () => {
    const never = branchesOf(plantilla.contenido).filter((path) => !estados.some(({ datos }) => holds(path, datos)));
    assert.deepEqual(never, []);
  });

  test(`${slug}: sin respuestas cada espacio lleva a una pregunta`, () => {
    const estado = evaluarEntrevista(entrevista, {}, { contexto: CONTEXTO_DEL_EJEMPLO });
    const documento = resolverDocumento(plantilla, entrevista, estado);
    assert.ok(documento.faltantes.length >= 3);
    assert.deepEqual(documento.problemas, []);
    const hidden = documento.faltantes.filter(({ oculta }) => oculta);
    assert.deepEqual(hidden, []);
  });
}

test('hay doce documentos o más que se pueden vender', () => {
  assert.ok(readdirSync(RAIZ).length >= 12);
});
