import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Campo } from './entrevista/compilada.ts';
import { evaluarEntrevista } from './entrevista/evaluar.ts';
import { leerEntrevista } from './entrevista/leer.ts';
import { leerPlantilla } from './plantilla/leer.ts';
import { resolverDocumento } from './plantilla/resolver.ts';
import { renderTexto } from './plantilla/texto.ts';
import { byLength, someByLength } from './testing/length.ts';
import { caracterNoImprimible, isImprimible } from './texto/imprimible.ts';
import { limpiarTexto } from './texto/limpiar.ts';

const RAIZ = new URL('../examples/', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));
const CLASES = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn Cs'.split(' ');
const PLANO_BASICO = Array.from({ length: 0x10000 }, (_, code) => code);

/** Some characters of every general category from each plane, and those at both sides of each edge of the printable ranges. */
const MUESTRA = new Set([
  ...CLASES.flatMap((clase) => {
    const is = new RegExp(`\\p{${clase}}`, 'u');
    const planes = Array.from({ length: 17 }, (_, plane) => plane * 0x10000);
    return planes.flatMap((first) => {
      const found: number[] = [];
      for (let code = first; code < first + 0x10000 && found.length < 3; code += first === 0 ? 41 : 97)
        if (is.test(String.fromCodePoint(code))) found.push(code);
      return found;
    });
  }),
  ...PLANO_BASICO.filter((code) => isImprimible(code) !== isImprimible(code + 1)).flatMap((code) => [code, code + 1]),
]);
const PEGADOS = ['👨‍👩‍👧', '🇬🇹', '1️⃣', '©️', '\ud800', 'e\u0301', 'ß', 'ﬁ', '李伟', 'علي', 'a\u0300\u0301\u0302'];

test(`${byLength('uno de cinco caracteres', 'cada carácter')} del plano básico se imprime, se limpia o se nombra`, () => {
  for (const code of someByLength(PLANO_BASICO, 5)) {
    const char = String.fromCharCode(code);
    const clean = limpiarTexto(`a${char}b`, true);
    const refused = caracterNoImprimible(clean);
    if (refused === undefined)
      assert.ok(
        [...clean].every((one) => isImprimible(one.codePointAt(0) ?? 0)),
        char,
      );
    else assert.ok(refused.startsWith('U+') || clean.includes(refused), char);
    for (const cased of [clean.toUpperCase(), clean.toLowerCase()])
      assert.ok(refused !== undefined || caracterNoImprimible(cased) === undefined, char);
  }
});

test('se nombra lo que se ve: una bandera, una letra con sus acentos, y por su número lo que no se ve', () => {
  for (const [texto, dicho] of [
    ['Ana 李伟', '李'],
    ['Ana 😀', '😀'],
    ['Ana 🇬🇹', '🇬🇹'],
    ['a\ud800', 'U+D800'],
    ['Firma \u202e', 'U+202E'],
    ['n\u0e31', 'n\u0e31'],
    ['José Łukasz m² ½ €', undefined],
  ] as const)
    assert.equal(caracterNoImprimible(texto), dicho);
});

for (const slug of readdirSync(RAIZ)) {
  const leida = leerEntrevista(json(`${slug}/entrevista.json`));
  const plantilla = leerPlantilla(json(`${slug}/plantilla.json`));
  assert.ok(leida.ok && plantilla.ok);
  const { entrevista } = leida;
  const casos = readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) => json(`${slug}/respuestas/${file}`));
  const evaluar = (respuestas: unknown) =>
    evaluarEntrevista(entrevista, respuestas, { contexto: { hoy: '2026-11-21' } });

  test(`${slug}: en cualquiera de sus textos, cualquier carácter se imprime o se rechaza en su pregunta`, () => {
    const sitios = casos.flatMap((caso) =>
      textosDe(
        entrevista.secciones.flatMap(({ campos }) => campos),
        caso,
        '',
      ).map((ruta) => ({ caso, ruta })),
    );
    assert.ok(sitios.length > 0);
    const muestra = [...[...MUESTRA].map((code) => String.fromCodePoint(code)), ...PEGADOS];
    someByLength(muestra, 5).forEach((char, i) => {
      const { caso, ruta } = sitios[i % sitios.length] ?? assert.fail();
      const respuestas = conTexto(caso, ruta, char);
      const estado = evaluar(respuestas);
      const impreso = caracterNoImprimible(renderTexto(resolverDocumento(plantilla.plantilla, entrevista, estado)));
      assert.equal(impreso, undefined, `${ruta} con ${char}`);
      const refused = caracterNoImprimible(limpiarTexto(textoEn(respuestas, ruta), true)) !== undefined;
      const told = estado.problemas.filter((one) => one.ruta === ruta && one.motivo === 'caracter');
      assert.equal(told.length, refused ? 1 : 0, `${ruta} con ${char}`);
      if (refused)
        assert.ok(!estado.completa && /el carácter «.+» no se puede imprimir; escr/u.test(told[0]?.mensaje ?? ''));
    });
  });
}

/** Paths of the texts that a case answers. */
function textosDe(campos: readonly Campo[], respuestas: unknown, prefijo: string): string[] {
  return campos.flatMap((campo) => {
    const valor = (respuestas as Record<string, unknown> | undefined)?.[campo.clave];
    const ruta = prefijo + campo.clave;
    if (campo.campos.length > 0) return textosDe(campo.campos, valor, `${ruta}.`);
    const { elemento } = campo;
    if (elemento && Array.isArray(valor))
      return valor.flatMap((item, i) => textosDe([{ ...elemento, clave: String(i) }], { [i]: item }, `${ruta}.`));
    return ['texto', 'parrafo'].includes(campo.pregunta.tipo) && typeof valor === 'string' ? [ruta] : [];
  });
}

function conTexto(caso: unknown, ruta: string, char: string): unknown {
  const copy = structuredClone(caso);
  const old = textoEn(copy, ruta);
  const parts = ruta.split('.');
  Reflect.set(
    valorEn(copy, parts.slice(0, -1)) as object,
    parts.at(-1) ?? '',
    `${old.slice(0, 3)}${char}${old.slice(3)}`,
  );
  return copy;
}

function textoEn(respuestas: unknown, ruta: string): string {
  return String(valorEn(respuestas, ruta.split('.')));
}

function valorEn(respuestas: unknown, parts: readonly string[]): unknown {
  return parts.reduce<unknown>((place, part) => Reflect.get(place as object, part), respuestas);
}
