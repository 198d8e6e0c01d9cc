import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Entrevista, leerEntrevista } from '@fedatario/document-engine';
import fc from 'fast-check';
import { estragosDe, type Texto } from '../texto/texto.ts';
import {
  agregarPregunta,
  agregarSeccion,
  duplicar,
  type Lugar,
  lugarDe,
  mover,
  preguntaEn,
  quitar,
  rutaDe,
} from './cambios.ts';
import { renombrar } from './renombrar.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, examples), 'utf8'));
const textos: readonly (Texto & { name: string })[] = readdirSync(examples).map((name) => ({
  name,
  entrevista: json(`${name}/entrevista.json`),
  plantilla: json(`${name}/plantilla.json`),
  respuestas: {},
}));

/** The places of all that is written in an interview. */
function lugaresDe(entrevista: Entrevista): Lugar[] {
  const inside = (lugar: Lugar): Lugar[] => {
    const pregunta = preguntaEn(entrevista, lugar);
    if (!pregunta) return [];
    const campos = pregunta.tipo === 'grupo' ? pregunta.campos.flatMap((_, i) => inside([...lugar, i])) : [];
    return [lugar, ...campos, ...(pregunta.tipo === 'lista' ? inside([...lugar, 'e']) : [])];
  };
  return entrevista.secciones.flatMap(({ preguntas }, s) => [[s], ...preguntas.flatMap((_, i) => inside([s, i]))]);
}

test('la ruta de cada pregunta de la casa lleva de vuelta a su lugar', () => {
  for (const { entrevista, name } of textos)
    for (const lugar of lugaresDe(entrevista).filter(({ length }) => length > 1))
      assert.deepEqual(lugarDe(entrevista, rutaDe(entrevista, lugar)), lugar, `${name} ${lugar}`);
});

test('cambiar la clave de una pregunta de la casa la cambia en todas partes: no queda quien lea la vieja', () => {
  for (const texto of textos.filter((_, i) => i % 4 === 0)) {
    for (const lugar of lugaresDe(texto.entrevista).filter(({ length }) => length === 2)) {
      const clave = preguntaEn(texto.entrevista, lugar)?.clave ?? '';
      // The shared texts of the jurisdiction read these by name.
      if (['fechaFirma', 'lugar', 'horaFirma', 'hojas'].includes(clave)) continue;
      const renamed = renombrar(texto, lugar, 'claveDePrueba');
      assert.deepEqual(estragosDe(texto, renamed), [], `${texto.name}: ${clave}`);
      assert.ok(
        !new RegExp(`"(?:ruta|lista|repetir|sujeto|var)":"${clave}[".]`).test(JSON.stringify(renamed.plantilla)),
        `${texto.name}: ${clave}`,
      );
      const back = renombrar(renamed, lugar, clave);
      assert.deepEqual([back.entrevista, back.plantilla], [texto.entrevista, texto.plantilla]);
    }
  }
});

test('quitar lo que se usa dice dónde se usa', () => {
  const comodato = textos.find(({ name }) => name === 'comodato') as Texto;
  const lugar = lugarDe(comodato.entrevista, 'destino') as Lugar;
  const estragos = estragosDe(comodato, { ...comodato, entrevista: quitar(comodato.entrevista, lugar) });
  assert.match(estragos.join('\n'), /cláusula «.*«destino»/);
});

test('agregar, duplicar, mover y quitar al azar deja siempre una entrevista que el motor lee', () => {
  const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(1000)), { minLength: 1, maxLength: 25 });
  const work = (entrevista: Entrevista, [what, where]: readonly [number, number]): Entrevista => {
    const lugares = lugaresDe(entrevista).filter((lugar) => lugar.at(-1) !== 'e');
    const lugar = lugares[where % lugares.length] ?? [0];
    if (what === 0) return agregarPregunta(entrevista, lugar, 'Pregunta nueva').entrevista;
    if (what === 1)
      return lugar.length === 1
        ? agregarSeccion(entrevista, Number(lugar[0]), { titulo: 'Sección', etiqueta: 'Pregunta' }).entrevista
        : duplicar(entrevista, lugar).entrevista;
    return mover(entrevista, lugar, what === 2 ? 1 : -1).entrevista;
  };
  fc.assert(
    fc.property(fc.constantFrom(...textos), steps, ({ entrevista }, changes) => {
      const before = leerEntrevista(entrevista);
      const after = leerEntrevista(changes.reduce(work, entrevista));
      assert.ok(before.ok && after.ok, JSON.stringify(after));
      for (const ruta of before.entrevista.indice.keys()) assert.ok(after.entrevista.indice.has(ruta), ruta);
    }),
    { numRuns: 150 },
  );
});
