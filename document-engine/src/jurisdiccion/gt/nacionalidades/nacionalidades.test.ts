import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluarEntrevista } from '../../../entrevista/evaluar.ts';
import { leerEntrevista } from '../../../entrevista/leer.ts';
import { leerPlantilla } from '../../../plantilla/leer.ts';
import { resolverDocumento } from '../../../plantilla/resolver.ts';
import { renderTexto } from '../../../plantilla/texto.ts';
import { ANA } from '../../../testing/arrendamiento.ts';
import { caracterNoImprimible } from '../../../texto/imprimible.ts';
import { nacionalidades, paises } from './nacionalidades.ts';

const NOMBRES = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });
/** Nobody is born a national of these. */
const SIN_GENTE = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'];
/** Codes that ISO 3166-1 reserves or leaves to users, or withdrew, which Intl names too. */
const NO_ASIGNADOS = 'AC AN BU CP CQ CS DD DG EA EU EZ FX IC NT QO SU TA TP UN XA XB XK YD YU ZR ZZ'.split(' ');
const LETRAS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const ISO = LETRAS.flatMap((a) => LETRAS.map((b) => a + b)).filter(
  (code) => NOMBRES.of(code) !== undefined && !NO_ASIGNADOS.includes(code),
);

test('está todo ISO 3166-1 que tiene gente, y nada más', () => {
  const canonical = ISO.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  assert.equal(canonical.length, 249);
  assert.deepEqual(Object.keys(nacionalidades).sort(), canonical.filter((code) => !SIN_GENTE.includes(code)).sort());
});

test('cada país dice su gentilicio en los dos géneros, en minúsculas y con la forma que le toca', () => {
  for (const [code, [pais, masculino, femenino]] of Object.entries(nacionalidades)) {
    assert.match(pais, /^(?:(?:el|la|los|las) )?\p{Lu}/u, code);
    for (const word of [masculino, femenino]) assert.match(word, /^[a-záéíóúüñ]+(?: [a-záéíóúüñ]+)?$/, code);
    if (/o$/.test(masculino)) assert.equal(femenino, masculino.replace(/o(?= |$)/g, 'a'), code);
    else if (/és$/.test(masculino)) assert.match(femenino, /esa$/, code);
    else
      assert.ok(
        /[aeiíú]$/.test(masculino)
          ? femenino === masculino
          : femenino === `${masculino}a` || /ana$|ona$/.test(femenino),
        code,
      );
  }
});

test('la lista empieza por Guatemala y sigue por orden alfabético', () => {
  assert.equal(paises[0]?.valor, 'GT');
  assert.deepEqual(
    paises.slice(1, 4).map(({ etiqueta }) => etiqueta),
    ['Afganistán', 'Albania', 'Alemania'],
  );
  assert.ok(paises.some(({ etiqueta }) => etiqueta === 'Estados Unidos de América'));
});

const ENTREVISTA = leerEntrevista({
  secciones: [{ clave: 'una', titulo: 'Una', preguntas: [{ clave: 'parte', etiqueta: 'Parte', tipo: 'persona' }] }],
});
const PLANTILLA = leerPlantilla({
  titulo: 'Prueba',
  contenido: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'parcialTexto', attrs: { nombre: 'comparecencia', sujeto: 'parte' } }] },
    ],
  },
});

test('quien viene de cualquier país comparece con su pasaporte, y el documento concuerda', () => {
  assert.ok(ENTREVISTA.ok && PLANTILLA.ok);
  for (const [code, [pais, masculino, femenino]] of Object.entries(nacionalidades)) {
    if (code === 'GT') continue;
    for (const [sexo, gentilicio] of [
      ['M', masculino],
      ['F', femenino],
    ] as const) {
      const { cui: _, domicilioDepartamento: __, ...resto } = ANA as Record<string, unknown>;
      const parte = {
        ...resto,
        sexo,
        nacionalidad: code,
        pasaporteNumero: 'C01234567',
        pasaportePais: code,
        domicilioPais: code,
      };
      const estado = evaluarEntrevista(ENTREVISTA.entrevista, { parte }, { contexto: { hoy: '2026-11-21' } });
      assert.deepEqual(estado.problemas, [], code);
      const texto = renderTexto(resolverDocumento(PLANTILLA.plantilla, ENTREVISTA.entrevista, estado));
      assert.ok(texto.includes(`, ${gentilicio}, `) && texto.includes(pais), texto);
      assert.equal(caracterNoImprimible(texto), undefined);
    }
  }
});

test('a quien viene de fuera se le pide su pasaporte y el país que lo dio, no el DPI', () => {
  assert.ok(ENTREVISTA.ok);
  const estado = evaluarEntrevista(
    ENTREVISTA.entrevista,
    { parte: { nacionalidad: 'UY' } },
    { contexto: { hoy: '2026-11-21' } },
  );
  const rutas = estado.problemas.map(({ ruta }) => ruta);
  assert.ok(rutas.includes('parte.pasaporteNumero') && rutas.includes('parte.pasaportePais'));
  assert.ok(!rutas.includes('parte.cui'));
});
