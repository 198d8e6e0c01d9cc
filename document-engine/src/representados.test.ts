import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueAt } from './entrevista/efectivas.ts';
import { evaluarEntrevista } from './entrevista/evaluar.ts';
import { ANA, MENOR, POR, REPRESENTACIONES } from './testing/comparecientes.ts';
import { ejemplo } from './testing/lectura.ts';
import { entrevistaDe } from './testing/plantillas.ts';
import { conEn } from './testing/respuestas.ts';

/** Whom a side acts for decides what is told of it. */
function lado(slug: string, caso: string, clave: string) {
  const { casos, evaluar } = ejemplo(slug);
  const respuestas = casos[caso] ?? {};
  const persona = valueAt(respuestas, `${clave}.0`);
  return (clase: string, more: object = {}) => {
    const datos = { ...REPRESENTACIONES[clase]?.datos, ...more };
    return evaluar(conEn(respuestas, `${clave}.0`, { ...(persona as object), ...POR(datos) }));
  };
}

test('disponer de lo de un menor o de un pupilo, o endeudarlo, sin que un juez lo autorice se avisa', () => {
  for (const [slug, caso, clave] of [
    ['reconocimiento-deuda', 'con-fiador', 'deudores'],
    ['pagare', 'a-la-vista', 'suscriptores'],
    ['compraventa-vehiculo', 'contado', 'vendedores'],
    ['compraventa-vehiculo', 'cuotas-iguales', 'compradores'],
    ['comodato', 'equipo', 'comodantes'],
  ] as const) {
    const con = lado(slug, caso, clave);
    const avisa = (clase: string, more?: object) => con(clase, more).avisos.some(({ ruta }) => ruta === clave);
    assert.deepEqual([avisa('su hija'), avisa('su pupila'), avisa('una sociedad')], [true, false, false], slug);
    assert.equal(avisa('su pupila', { conAutorizacion: false }), true, slug);
  }
});

test('nadie es fiador ni avalista en nombre de un menor o de un pupilo', () => {
  for (const [slug, caso, clave] of [
    ['reconocimiento-deuda', 'con-fiador', 'fiadores'],
    ['pagare', 'fecha-con-aval', 'avalistas'],
    ['contrato-arrendamiento', 'con-todo', 'fiadores'],
  ] as const) {
    const con = lado(slug, caso, clave);
    const refused = (clase: string) => con(clase).problemas.some(({ ruta }) => ruta === clave);
    assert.deepEqual([refused('su hija'), refused('su pupila'), refused('una sociedad')], [true, true, false], slug);
  }
});

const fiador = entrevistaDe([{ clave: 'fiador', etiqueta: 'Fiador', tipo: 'persona', porOtros: true }]);
const decir = (clase: string, more: object = {}) => {
  const una = { ...ANA, ...POR({ ...REPRESENTACIONES[clase]?.datos, ...more }) };
  const { problemas, avisos } = evaluarEntrevista(fiador, { fiador: una }, { contexto: { hoy: '2026-11-21' } });
  const rutas = (dichos: readonly { ruta: string }[]) =>
    dichos.map(({ ruta }) => ruta.replace('fiador.representacion.', ''));
  return { errores: rutas(problemas), avisos: rutas(avisos) };
};

test('nadie firma en nombre de sí mismo; del que murió, el mismo nombre se avisa', () => {
  const { nombres, apellidos, sexo, fechaNacimiento, cui } = ANA;
  const mandante = { nombres, apellidos, sexo, nacionalidad: 'GT', cui };
  const pupilo = { nombres, apellidos, fechaNacimiento, cui: MENOR.cui };
  const causante = { nombres, apellidos, sexo };
  assert.deepEqual(decir('quien le dio poder', { mandante }).errores, ['mandante.cui']);
  assert.deepEqual(decir('su hija', { hijo: { ...MENOR, cui } }).errores, ['hijo.cui']);
  assert.deepEqual(decir('su pupila', { pupilo }).errores, ['pupilo.nombres']);
  assert.deepEqual(decir('una mortual ante juez', { causante }), { errores: [], avisos: ['causante.nombres'] });
  for (const clase of Object.keys(REPRESENTACIONES)) {
    assert.deepEqual(decir(clase), { errores: [], avisos: [] }, clase);
  }
});
