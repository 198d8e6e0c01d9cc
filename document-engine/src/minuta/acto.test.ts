import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Objeto } from '../base/json.ts';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import { resolverDocumento } from '../plantilla/resolver.ts';
import { renderTexto } from '../plantilla/texto.ts';
import { CONTEXTO_DEL_EJEMPLO } from '../testing/ejemplos.ts';
import { ejemplo, ejemplos } from '../testing/lectura.ts';
import { escribirActo } from './acto.ts';
import { documentoDeMinuta } from './documento.ts';
import { canonicaDe, leerMinuta } from './leer.ts';
import { minutaDe } from './minuta.ts';
import type { Minuta } from './modelo.ts';

const conActo = ejemplos.filter((slug) => ejemplo(slug).entrevista.secciones.some(({ paraNotario }) => paraNotario));

/** The answers of a case that are the notary's, and the rest. */
function partir(slug: string, respuestas: Objeto): { acto: Objeto; cliente: Objeto } {
  const suyas = ejemplo(slug).entrevista.secciones.flatMap(({ paraNotario, campos }) => (paraNotario ? campos : []));
  const claves = new Set(suyas.map(({ clave }) => clave));
  const entradas = Object.entries(respuestas);
  return {
    acto: Object.fromEntries(entradas.filter(([clave]) => claves.has(clave))),
    cliente: Object.fromEntries(entradas.filter(([clave]) => !claves.has(clave))),
  };
}

/** The text as the answers of the customer make it, before the notary says anything of the act. */
function borrador(slug: string, cliente: Objeto): Minuta {
  const { entrevista, plantilla } = ejemplo(slug);
  const contexto = { hoy: CONTEXTO_DEL_EJEMPLO.hoy, documento: CONTEXTO_DEL_EJEMPLO.documento };
  const { notario } = CONTEXTO_DEL_EJEMPLO;
  const estado = evaluarEntrevista(entrevista, cliente, { contexto: { ...contexto, notario }, rol: 'notario' });
  return minutaDe(resolverDocumento(plantilla, entrevista, estado));
}

for (const slug of conActo) {
  const { casos, entrevista, plantilla, evaluar, escribir } = ejemplo(slug);

  test(`${slug}: escrito con los datos del acto dice lo mismo que si se hubieran sabido desde el principio`, () => {
    for (const [caso, respuestas] of Object.entries(casos)) {
      const { cliente } = partir(slug, respuestas);
      const escrita = escribirActo(borrador(slug, cliente), { plantilla, entrevista }, evaluar(respuestas).datos);
      assert.equal(renderTexto(documentoDeMinuta(escrita)), escribir(respuestas), caso);
      assert.deepEqual(documentoDeMinuta(escrita).faltantes, [], caso);
    }
  });

  test(`${slug}: sin los datos del acto quedan en blanco sus lugares, y lo de la firma se distingue de lo demás`, () => {
    const [respuestas] = Object.values(casos);
    assert.ok(respuestas);
    const { cliente } = partir(slug, respuestas);
    const { faltantes } = documentoDeMinuta(borrador(slug, cliente));
    const antes = faltantes.filter(({ alFirmar }) => !alFirmar).map(({ ruta }) => ruta);
    const despues = faltantes.filter(({ alFirmar }) => alFirmar).map(({ ruta }) => ruta);
    assert.ok(antes.includes('lugar'));
    assert.ok(despues.includes('fechaFirma'));
    const enBlanco = escribirActo(borrador(slug, cliente), { plantilla, entrevista }, evaluar(cliente).datos);
    assert.equal(canonicaDe(enBlanco), canonicaDe(borrador(slug, cliente)), 'sin datos no cambia nada');
  });
}

test('lo que el notario escribió a mano en lugar de un dato no se toca, y el resto se escribe', () => {
  const slug = 'acta-supervivencia';
  const { casos, plantilla, entrevista, evaluar } = ejemplo(slug);
  const [respuestas] = Object.values(casos);
  assert.ok(respuestas);
  const aMano = JSON.parse(JSON.stringify(borrador(slug, partir(slug, respuestas).cliente)), (_, node) =>
    node?.type === 'dato' && node.attrs.ruta === 'horaInicio' ? { type: 'text', text: 'al caer la tarde' } : node,
  );
  const leida = leerMinuta(aMano);
  assert.ok(leida.ok);
  const escrita = escribirActo(leida.minuta, { plantilla, entrevista }, evaluar(respuestas).datos);
  const texto = renderTexto(documentoDeMinuta(escrita));
  assert.match(texto, /al caer la tarde, yo, JULIA/);
  assert.match(texto, /con cuarenta y cinco minutos/);
});

test('la edad es la del día de la firma, aunque el texto se haya escrito antes del cumpleaños', () => {
  const slug = 'acta-supervivencia';
  const { casos, plantilla, entrevista, evaluar } = ejemplo(slug);
  const [respuestas] = Object.values(casos);
  assert.ok(respuestas);
  const { cliente } = partir(slug, respuestas);
  const nacida = { ...(cliente.beneficiario as Objeto), fechaNacimiento: '1990-11-25' };
  const alFirmar = evaluar({ ...respuestas, beneficiario: nacida, fechaFirma: '2026-11-26' });
  const antes = renderTexto(documentoDeMinuta(borrador(slug, { ...cliente, beneficiario: nacida })));
  const escrita = escribirActo(
    borrador(slug, { ...cliente, beneficiario: nacida }),
    { plantilla, entrevista },
    alFirmar.datos,
  );
  assert.match(antes, /de treinta y cinco años de edad/);
  assert.match(renderTexto(documentoDeMinuta(escrita)), /de treinta y seis años de edad/);
});

test('lo que se sabe al firmar solo puede preguntarse al notario', () => {
  const pregunta = { clave: 'hora', etiqueta: 'Hora', tipo: 'hora', momento: 'firma' };
  const seccion = { clave: 'uno', titulo: 'Uno', preguntas: [pregunta] };
  const suya = leerEntrevista({ secciones: [{ ...seccion, visiblePara: 'notario' }] });
  assert.equal(suya.ok, true);
  const ajena = leerEntrevista({ secciones: [seccion] });
  assert.equal(ajena.ok, false);
  assert.match(JSON.stringify(ajena), /se responde al firmar/);
});
