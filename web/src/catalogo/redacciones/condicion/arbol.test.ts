import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Logica, leerEntrevista } from '@fedatario/document-engine';
import { ambitoDe } from './ambito.ts';
import { fraseDe, partes } from './frase.ts';
import { type Clase, claseDeArgumento, conArgumentos, nueva, operacionDe, operacionesPara } from './operadores.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const leido = (path: string) => JSON.parse(readFileSync(new URL(path, examples), 'utf8'));
const nombres = readdirSync(examples);

interface Escrita {
  readonly regla: Logica;
  readonly clase: Clase;
  readonly de: string;
}

const CLASES: Readonly<Record<string, Clase>> = {
  visibleSi: 'condicion',
  si: 'condicion',
  min: 'valor',
  max: 'valor',
  valor: 'valor',
};

/** Every condition, limit and worked-out value of the documents of the house. */
function reglas(): Escrita[] {
  const reglasEn = (value: unknown, de: string): Escrita[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, one]) => {
      const clase = typeof one === 'object' && !Array.isArray(one) ? CLASES[name] : undefined;
      return one !== null && clase ? [{ regla: one, clase, de }] : reglasEn(one, de);
    });
  };
  return nombres.flatMap((de) =>
    ['entrevista', 'plantilla'].flatMap((file) => reglasEn(leido(`${de}/${file}.json`), de)),
  );
}

/** The operations of a rule, and the same rule written again from its parts. */
function desarmar(regla: Logica, clase: Clase): { otras: Logica[]; otraVez: Logica } {
  const operacion = operacionDe(regla, clase);
  if (operacion === 'otra') return { otras: [regla], otraVez: regla };
  if (['fijo', 'respuesta', 'suma'].includes(operacion)) return { otras: [], otraVez: regla };
  const [, args] = partes(regla);
  const inside = args.map((arg, i) => {
    const kind = operacion === 'comparar' ? 'valor' : claseDeArgumento(operacion, i, args.length);
    return desarmar(arg, kind === 'dentroCondicion' ? 'condicion' : kind === 'dentroValor' ? 'valor' : kind);
  });
  return {
    otras: inside.flatMap(({ otras }) => otras),
    otraVez: conArgumentos(
      regla,
      inside.map(({ otraVez }) => otraVez),
    ),
  };
}

test('cada condición, límite y cálculo de la casa se abre entero en el editor y se vuelve a escribir igual', () => {
  const all = reglas();
  assert.ok(all.length > 400, String(all.length));
  for (const { regla, clase, de } of all) {
    const { otras, otraVez } = desarmar(regla, clase);
    assert.deepEqual(otras, [], de);
    assert.equal(JSON.stringify(otraVez), JSON.stringify(regla), de);
  }
});

test('cada regla de la casa se lee como una frase, sin nombres de programa', () => {
  for (const de of nombres) {
    const entrevista = leerEntrevista(leido(`${de}/entrevista.json`));
    assert.ok(entrevista.ok);
    const { nombrar } = ambitoDe(entrevista.entrevista, '');
    for (const { si } of entrevista.entrevista.definicion.reglas ?? []) {
      const frase = fraseDe(si, nombrar);
      assert.doesNotMatch(frase, /\w\(|\*\.|accumulator|==/, `${de}: ${frase}`);
    }
    for (const { valor } of entrevista.entrevista.definicion.derivados ?? []) {
      const frase = fraseDe(valor, nombrar);
      assert.doesNotMatch(frase, /\w\(|accumulator|==/, `${de}: ${frase}`);
    }
  }
});

test('las operaciones de fechas y de listas se leen con sus palabras', () => {
  const leer = (regla: Logica) => fraseDe(regla, (etiqueta) => ({ etiqueta }));
  const firma: Logica = { or: [{ var: 'firma' }, { var: 'hoy' }] };
  assert.equal(
    leer({ '<': [{ var: 'entrega' }, { sumarMeses: [firma, -6] }] }),
    '«entrega» es menor que 6 meses antes de «firma» o, si falta, «hoy»',
  );
  assert.equal(leer({ '>': [{ length: [{ var: 'socios' }] }, 1] }), 'cuántos hay en «socios» es mayor que 1');
  const suma: Logica = { reduce: [{ var: 'pagos' }, { '+': [{ var: 'accumulator' }, { var: 'current.monto' }] }, 0] };
  assert.equal(leer({ '>': [suma, 5] }), 'la suma de «pagos.*.monto» de «pagos» es mayor que 5');
});

test('otra operación conserva lo que había donde cabe, y siempre da una regla que el motor lee', () => {
  const campos = [{ ruta: 'a', etiqueta: 'A', pregunta: undefined }];
  const antes: Logica = { '==': [{ var: 'a' }, 1] };
  assert.deepEqual(nueva('and', antes, 'condicion', campos), { and: [antes] });
  assert.deepEqual(nueva('!', antes, 'condicion', campos), { '!': [antes] });
  assert.deepEqual(nueva('sumarMeses', { sumarDias: [{ var: 'a' }, 5] }, 'valor', campos), {
    sumarMeses: [{ var: 'a' }, 5],
  });
  for (const clase of ['condicion', 'valor', 'lista'] as const)
    for (const operacion of operacionesPara(clase)) {
      const regla = nueva(operacion, clase === 'condicion' ? antes : { var: 'a' }, clase, campos);
      const entrevista = leerEntrevista({
        secciones: [{ clave: 's', titulo: 'S', preguntas: [{ clave: 'a', etiqueta: 'A', tipo: 'texto' }] }],
        reglas: [{ si: regla, nivel: 'aviso', mensaje: 'Mire.' }],
      });
      assert.ok(entrevista.ok, `${operacion}: ${JSON.stringify(entrevista)}`);
      assert.equal(operacionDe(regla, clase), operacion);
    }
});
