import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueAt } from './entrevista/efectivas.ts';
import { evaluarEntrevista } from './entrevista/evaluar.ts';
import { ANA, MENOR, POR, REPRESENTACIONES } from './testing/comparecientes.ts';
import { ejemplo } from './testing/lectura.ts';
import { entrevistaDe } from './testing/plantillas.ts';
import { conEn } from './testing/respuestas.ts';

/** The texts of a side depend on the person it acts for. */
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

test('el hijo nace cuando su padre o madre tiene doce años o más, y su certificación es de seis meses o menos', () => {
  const con = (more: object) => decir('su hija', more).errores;
  const nacida = (fechaNacimiento: string) => con({ hijo: { ...MENOR, fechaNacimiento } });
  assert.deepEqual(nacida('2010-07-22'), []);
  const joven = { ...ANA, fechaNacimiento: '2008-11-21', ...POR(REPRESENTACIONES['su hija']?.datos ?? {}) };
  const { problemas } = evaluarEntrevista(fiador, { fiador: joven }, { contexto: { hoy: '2026-11-21' } });
  assert.deepEqual(
    problemas.map(({ ruta }) => ruta),
    ['fiador.representacion.hijo.fechaNacimiento'],
  );
  assert.deepEqual(con({ fechaDocumento: '2026-05-21' }), []);
  assert.deepEqual(con({ fechaDocumento: '2026-05-20' }), ['fechaDocumento']);
});

test('un juez no autoriza antes de que nazca el menor ni antes de que haya tutor', () => {
  const con = (clase: string, fechaAutorizacion: string) =>
    decir(clase, {
      conAutorizacion: true,
      juzgadoAutorizacion: 'el Juzgado Segundo de Familia de Guatemala',
      fechaAutorizacion,
    }).errores;
  assert.deepEqual(con('su hija', '2016-05-03'), ['fechaAutorizacion']);
  assert.deepEqual(con('su hija', '2016-05-04'), []);
  assert.deepEqual(con('su pupila', '2026-02-02'), ['fechaAutorizacion']);
  assert.deepEqual(con('su pupila', '2026-02-03'), []);
});

test('un nombramiento de administrador de hace más de tres años, sin su plazo, se avisa', () => {
  const con = (more: object) => decir('una sociedad', more);
  const antiguo = { fechaDocumento: '2023-11-20' };
  assert.deepEqual(con(antiguo), { errores: [], avisos: ['vigenteHasta'] });
  assert.deepEqual(con({ fechaDocumento: '2023-11-21' }).avisos, []);
  assert.deepEqual(con({ ...antiguo, vigenteHasta: '2026-12-31' }).avisos, []);
  assert.deepEqual(con({ ...antiguo, calidad: 'gerenteGeneral' }).avisos, []);
});

test('el juzgado, la profesión y el notario que no se leen bien en la frase se avisan', () => {
  const juzgado = (texto: string) => decir('su pupila', { juzgado: texto }).avisos;
  assert.deepEqual(juzgado('Juzgado Primero de Familia'), ['juzgado']);
  assert.deepEqual(juzgado('el Juzgado Primero de Familia.'), ['juzgado']);
  assert.deepEqual(juzgado('el Juzgado Primero de Familia'), []);
  assert.deepEqual(decir('su pupila', { juzgadoAutorizacion: 'JUZGADO SEGUNDO.' }).avisos, ['juzgadoAutorizacion']);
  assert.deepEqual(decir('una sociedad', { notarioDocumento: 'Licenciado Juan Pérez' }).avisos, ['notarioDocumento']);
  const abogada = { ...ANA, profesion: 'Abogada y Notaria.' };
  const { avisos } = evaluarEntrevista(fiador, { fiador: abogada }, { contexto: { hoy: '2026-11-21' } });
  assert.deepEqual(
    avisos.map(({ ruta }) => ruta),
    ['fiador.profesion'],
  );
});

test('la fiadora también asegura sus datos y lo que representa', () => {
  const { casos, escribir } = ejemplo('reconocimiento-deuda');
  const [una] = valueAt(casos['con-fiador'] ?? {}, 'fiadores') as object[];
  assert.match(escribir(casos['con-fiador']), /Asegura ser de los datos .* derechos civiles\.\n/);
  const fiadores = [{ ...una, ...POR(REPRESENTACIONES['una sociedad']?.datos ?? {}) }];
  assert.match(
    escribir({ ...casos['con-fiador'], fiadores }),
    /civiles, y que la representación que se ejerce es suficiente/,
  );
});
