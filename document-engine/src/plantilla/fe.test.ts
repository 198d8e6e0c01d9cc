import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import { leerPlantilla } from './leer.ts';
import { resolverDocumento } from './resolver.ts';
import { renderTexto } from './texto.ts';

const RAIZ = new URL('../../examples/', import.meta.url);
const FE = /DOY FE|AUTÉNTICA|LEGALIZACIÓN DE FIRMAS|ANTE MÍ|colegiad|firma y sello/i;
const JULIA = { nombreCompleto: 'Julia Mercedes Arana Soto', sexo: 'F', colegiado: '12345' };

type Respuestas = Record<string, unknown>;
type Leido = ReturnType<typeof leer>;
const json = (path: string) => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));
const slugs = readdirSync(RAIZ);
/** Reading a template and its interview takes longer than writing a text of them. */
const leidos = new Map<string, Leido>();
const deAutoservicio = slugs.filter((slug) => json(`${slug}/ficha.json`).modalidad.startsWith('autoservicio'));

test('lo que se vende sin notario no dice en ninguna de sus opciones que un notario da fe', () => {
  let textos = 0;
  for (const slug of deAutoservicio) {
    for (const file of readdirSync(new URL(`${slug}/respuestas/`, RAIZ))) {
      for (const respuestas of variantesDe(slug, json(`${slug}/respuestas/${file}`))) {
        assert.doesNotMatch(textoDe(slug, respuestas), FE, `${slug}/${file}`);
        textos += 1;
      }
    }
  }
  assert.ok(deAutoservicio.length >= 10 && textos > 300, `${deAutoservicio.length} documentos, ${textos} textos`);
});

test('lo que sí autoriza un notario dice que da fe', () => {
  const notariales = slugs.filter((slug) => !deAutoservicio.includes(slug));
  assert.ok(notariales.length >= 4);
  for (const slug of notariales) {
    const [file = ''] = readdirSync(new URL(`${slug}/respuestas/`, RAIZ));
    assert.match(textoDe(slug, json(`${slug}/respuestas/${file}`), JULIA), /DOY FE/);
  }
});

test('de una legalización no se imprime nada que parezca del notario mientras ninguno tenga el caso', () => {
  const legalizaciones = slugs.filter((slug) => slug.startsWith('legalizacion-'));
  assert.equal(legalizaciones.length, 2);
  for (const slug of legalizaciones) {
    for (const file of readdirSync(new URL(`${slug}/respuestas/`, RAIZ))) {
      const respuestas = json(`${slug}/respuestas/${file}`);
      assert.doesNotMatch(
        textoDe(slug, respuestas),
        /DOY FE|AUTÉNTICA|ANTE MÍ|que anteceden?|colegiad|timbre|f\)/,
        file,
      );
      assert.match(textoDe(slug, respuestas), /Este resumen no es un acta/);
      assert.match(textoDe(slug, respuestas, JULIA), /DOY FE de que .* AUTÉNTICAS?, porque/);
    }
  }
});

test('una versión que aún trae la auténtica no la imprime mientras ningún notario tenga el caso', () => {
  const vieja = json('carta-poder/plantilla.json');
  const parrafo = (nombre: string) => ({ type: 'paragraph', content: [{ type: 'parcialTexto', attrs: { nombre } }] });
  const rama = { type: 'rama', attrs: { si: { var: 'conAutentica' } }, content: [parrafo('autenticaInicio')] };
  vieja.contenido.content.push({ type: 'condicional', content: [rama] }, { type: 'clausula', ...clausulaCon('suya') });
  vieja.parciales = { suya: [parrafo('autenticaFin')] };
  const entrevista = json('carta-poder/entrevista.json');
  entrevista.secciones.at(-1).preguntas.push({ clave: 'conAutentica', etiqueta: '¿Legalizar?', tipo: 'siNo' });
  const respuestas = { ...json('carta-poder/respuestas/con-vigencia.json'), conAutentica: true };
  const leido = leer(vieja, entrevista);
  const texto = (notario?: object) => componer(leido, respuestas, notario);
  assert.equal(texto(), textoDe('carta-poder', json('carta-poder/respuestas/con-vigencia.json')));
  assert.equal(texto({}), texto());
  assert.match(texto(JULIA), /JULIA MERCEDES ARANA SOTO, Notaria, DOY FE de que las firmas/);
  assert.match(texto(JULIA), /que numero, sello y firmo/);
});

const clausulaCon = (nombre: string) => ({
  attrs: { id: 'legalizacion' },
  content: [{ type: 'parcial', attrs: { nombre } }],
});

/** The answers as they are, and with each choice made otherwise, one at a time. */
function variantesDe(slug: string, respuestas: Respuestas): Respuestas[] {
  const { secciones } = json(`${slug}/entrevista.json`);
  const preguntas: { clave: string; tipo: string; opciones?: { valor: string }[] }[] = secciones.flatMap(
    (seccion: { preguntas: unknown[] }) => seccion.preguntas,
  );
  const otras = preguntas.flatMap(({ clave, tipo, opciones = [] }) => {
    const valores = tipo === 'siNo' ? [true, false] : opciones.map(({ valor }) => valor);
    return valores.map((valor) => ({ ...respuestas, [clave]: tipo === 'opcionMultiple' ? [valor] : valor }));
  });
  return [respuestas, ...otras, ...volteadas(respuestas)];
}

/** With each yes of a group turned into a no, and each no into a yes. */
function volteadas(respuestas: Respuestas): Respuestas[] {
  return Object.entries(respuestas).flatMap(([clave, valor]): Respuestas[] => {
    if (typeof valor === 'boolean') return [{ ...respuestas, [clave]: !valor }];
    if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return [];
    return volteadas(valor as Respuestas).map((otro) => ({ ...respuestas, [clave]: otro }));
  });
}

function textoDe(slug: string, respuestas: Respuestas, notario?: object): string {
  const leido = leidos.get(slug) ?? leer(json(`${slug}/plantilla.json`), json(`${slug}/entrevista.json`));
  leidos.set(slug, leido);
  return componer(leido, respuestas, notario);
}

function leer(plantillaJson: unknown, entrevistaJson: unknown) {
  const [plantilla, entrevista] = [leerPlantilla(plantillaJson), leerEntrevista(entrevistaJson)];
  assert.ok(plantilla.ok && entrevista.ok, JSON.stringify([plantilla, entrevista]));
  return { plantilla: plantilla.plantilla, entrevista: entrevista.entrevista };
}

function componer({ plantilla, entrevista }: Leido, respuestas: Respuestas, notario?: object): string {
  const contexto = { hoy: '2026-11-21', documento: { numero: 'T-2026-000123' }, ...(notario && { notario }) };
  const estado = evaluarEntrevista(entrevista, respuestas, { contexto, rol: 'notario' });
  return renderTexto(resolverDocumento(plantilla, entrevista, estado));
}
