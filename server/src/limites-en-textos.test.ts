import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const filesOf = (folder: string, isOurs: (file: string) => boolean) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => isOurs(file) && !/[.]test[.]ts$|(^|\/)(testing[/.]|demo\/|llamadas\/)/.test(file))
    .map((file) => `${folder}/${file}`);

/** The words of catalogues, the notices and the other sentences of the server, and the descriptions of the calls. */
const files = [
  ...filesOf('web/src', (file) => file.includes('/palabras/')),
  ...filesOf('server/src', (file) => file.endsWith('.ts')),
  ...filesOf('contract/src', (file) => file.endsWith('.ts')),
];

const NUMERO = '(?:\\d+(?:,\\d{3})*|dos|tres|cinco|siete|diez|catorce|quince|treinta|sesenta|noventa)';
const UNIDAD = '(?:días?|horas?|minutos?|segundos?|meses|MB)';
const LIMITE = new RegExp(`(?<![\\w{}$,.-])${NUMERO} ${UNIDAD}(?!\\p{L})`, 'iu');

/** Numbers that no constant of ours decides, each with its reason. */
const ajenos: Readonly<Record<string, string>> = {
  'Espere diez minutos': 'un consejo, más largo que cualquier espera',
  'no más de uno cada diez minutos': 'el freno de los correos a un mismo buzón, por encima de lo que la llamada sabe',
  'un tamaño de 1 a 10 MB': 'el límite está en bytes, y el mensaje lo dice en MB',
  'De no más de tres meses': 'lo que piden las instituciones',
  'entre dos días, con el segundo': 'dos es el número de extremos',
  "ejemplo: '24 horas'": 'un ejemplo',
  'dentro de los 15 días siguientes': 'un plazo de la ley',
  'Unos siete meses en la práctica': 'lo que tarda una institución',
  'cada dos segundos': 'lo que hace la cola sin su conexión de escucha',
  "horas === 1 ? '1 hora'": 'la forma en singular',
  'Se lee cada quince minutos': 'el ritmo de un trabajo periódico',
  'Un día de oficina son 9 horas': 'el horario con que el producto llega',
  "treintaDias: '30 días'": 'el nombre de un período',
  'Elija los dos días de un período': 'dos es el número de extremos',
  'desde tres días, en días': 'cómo se escribe una duración',
  'Siete días antes': 'una semana',
  'Siete días después': 'una semana',
};

/** The lines of a file that say something to a person: no comment, no statement of SQL. */
function frasesDe(file: string): { readonly linea: string; readonly limite: string }[] {
  return readFileSync(new URL(file, root), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && /['"`]/.test(line))
    .flatMap((line) => {
      const [limite] = LIMITE.exec(line.replace(/\s\/\/ .*$/, '')) ?? [];
      return limite ? [{ linea: `${file}: ${line.trim()}`, limite }] : [];
    });
}

/** A chapter of texts of the screens; each text is written in Spanish first, and then in the three other languages. */
const capitulos = filesOf('web/src', (file) => file.endsWith('/textos.ts'));
const LITERAL = `(?:'(?:[^'\\\\]|\\\\.)*'|"[^"]*")`;
const TEXTO = new RegExp(`([\\w'-]+: )\\[\\s*(${LITERAL})(?:,\\s*${LITERAL}){3},?\\s*\\]`, 'g');

/** The Spanish texts of a chapter, as a source would have them: `clave: 'texto'`. */
function textosDe(file: string): string[] {
  const source = readFileSync(new URL(file, root), 'utf8');
  return [...source.matchAll(TEXTO)].map(([, clave = '', texto = '']) => clave + texto);
}

function limitesDe(file: string): ReturnType<typeof frasesDe> {
  return textosDe(file).flatMap((texto) => {
    const [limite] = LIMITE.exec(texto) ?? [];
    return limite ? [{ linea: `${file}: ${texto}`, limite }] : [];
  });
}

const found = [...files.flatMap(frasesDe), ...capitulos.flatMap(limitesDe)];

test('un plazo o un tamaño que el código fija se dice con su constante, no con su número escrito otra vez', () => {
  assert.ok(files.length > 500);
  assert.ok(capitulos.flatMap(textosDe).length > 5_000);
  const sueltos = found.filter(({ linea }) => !Object.keys(ajenos).some((parte) => linea.includes(parte)));
  assert.deepEqual(
    sueltos.map(({ linea }) => linea),
    [],
  );
});

test('cada número ajeno que se admite sigue escrito en un texto', () => {
  assert.deepEqual(
    Object.keys(ajenos).filter((parte) => !found.some(({ linea }) => linea.includes(parte))),
    [],
  );
});
