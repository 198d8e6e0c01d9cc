import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluarEntrevista } from './entrevista/evaluar.ts';
import { resolverDocumento } from './plantilla/resolver.ts';
import { renderTexto } from './plantilla/texto.ts';
import { ANA, LUIS, MENOR, POR, REPRESENTACIONES } from './testing/comparecientes.ts';
import { malesDe } from './testing/espanol.ts';
import { entrevistaDe, p, plantillaDe, t, v } from './testing/plantillas.ts';

// Representation is an essential formality: its document, place, date, notary and register are written (Código de Notariado, 29.5 and 31.3).

const persona = { clave: 'una', etiqueta: 'Persona', tipo: 'persona', porOtros: true };
const entrevista = entrevistaDe([{ clave: 'partes', etiqueta: 'Partes', tipo: 'lista', min: 1, elemento: persona }]);
const plantilla = (protocolo: boolean) =>
  plantillaDe(
    [
      p(
        t('Comparecen: '),
        {
          type: 'repetirTexto',
          attrs: { lista: 'partes', como: 'una', separador: '; ', ultimo: '; y ' },
          content: [{ type: 'parcialTexto', attrs: { nombre: 'compareciente', sujeto: 'una' } }],
        },
        t(', '),
        v('partes', { formato: 'concuerda', singular: 'a quien', plural: 'a quienes' }),
        t(' se llamará «LA PARTE».'),
      ),
      {
        type: 'firmas',
        content: [
          {
            type: 'firma',
            attrs: { forma: 'firma', repetir: 'partes', como: 'una' },
            content: [{ type: 'parcialTexto', attrs: { nombre: 'firmante', sujeto: 'una' } }],
          },
        ],
      },
    ],
    { protocolo },
  );
const evaluar = (partes: unknown) => evaluarEntrevista(entrevista, { partes }, { contexto: { hoy: '2026-11-21' } });
const escribir = (partes: unknown, protocolo = false) =>
  renderTexto(resolverDocumento(plantilla(protocolo), entrevista, evaluar(partes)));

for (const [clase, { datos, dice, firma }] of Object.entries(REPRESENTACIONES)) {
  test(`quien actúa por ${clase} dice por quién y con qué lo prueba, en masculino y en femenino, sola o con otros`, () => {
    for (const [i, quien] of [LUIS, ANA].entries()) {
      const una = { ...quien, ...POR(datos) };
      assert.deepEqual(evaluar([una]).problemas, []);
      const texto = escribir([una]);
      assert.ok(texto.includes(dice[i] ?? ''), texto);
      assert.ok(texto.includes(firma[i] ?? ''), texto);
      assert.match(texto, /a quien se llamará/);
      assert.deepEqual(malesDe(texto), []);
      const varios = escribir([una, i === 0 ? ANA : LUIS]);
      assert.match(varios, /; y (?:la señora ANA|el señor LUIS).*a quienes se llamará/);
      assert.equal(varios.match(/f\) _/g)?.length, 2);
      assert.deepEqual(malesDe(varios), []);
    }
  });

  test(`de quien actúa por ${clase} no se pregunta nada que el documento no diga`, () => {
    const una = { ...ANA, ...POR(datos) };
    const documento = resolverDocumento(plantilla(false), entrevista, evaluar([una]));
    const leidas = new Set(JSON.stringify(documento).match(/partes\.0\.[\w.]+/g));
    const mudas = evaluar([una]).hojas.filter(
      ({ ruta, obligatoria, pregunta }) => obligatoria && pregunta.tipo !== 'siNo' && !leidas.has(ruta),
    );
    assert.deepEqual(
      mudas.map(({ ruta }) => ruta).filter((ruta) => !ruta.endsWith('mandante.nacionalidad')),
      ['partes', 'partes.0.direccion'],
    );
  });
}

test('en el protocolo los números del registro van en letras, con sus cifras detrás', () => {
  const { datos = {} } = REPRESENTACIONES['una sociedad'] ?? {};
  assert.match(
    escribir([{ ...ANA, ...POR(datos) }], true),
    /al número seiscientos cincuenta y cuatro mil trescientos veintiuno \(654321\), folio doscientos diez \(210\), libro setecientos noventa y ocho \(798\) de/,
  );
});

test('una lista de partes muestra desde el principio a quien no puede faltar, y dice qué falta de ella', () => {
  const { hojas, problemas, datos } = evaluar(undefined);
  assert.ok(hojas.some(({ ruta }) => ruta === 'partes.0.nombres'));
  assert.equal(problemas[0]?.mensaje, 'Partes › Nombres: falta su respuesta.');
  assert.equal((datos.partes as unknown[]).length, 1);
  assert.equal(evaluar([ANA, {}]).problemas[0]?.mensaje, 'Partes › Persona 2 › Nombres: falta su respuesta.');
});

test('quien representa a un menor no lo hace cuando ya es mayor, y su certificación puede ser de antes de la mayoría de quien firma', () => {
  const { datos = {} } = REPRESENTACIONES['su hija'] ?? {};
  const con = (hijo: object, fechaDocumento: string) =>
    evaluar([
      { ...ANA, fechaNacimiento: '2008-11-21', ...POR({ ...datos, hijo: { ...MENOR, ...hijo }, fechaDocumento }) },
    ]).problemas.map(({ ruta }) => ruta);
  assert.deepEqual(con({ fechaNacimiento: '2024-05-04' }, '2026-10-05'), []);
  assert.deepEqual(con({ fechaNacimiento: '2008-11-21' }, '2026-10-05'), [
    'partes.0.representacion.hijo.fechaNacimiento',
  ]);
});

test('el documento de quien da el poder no depende del de quien lo recibe', () => {
  const { datos = {} } = REPRESENTACIONES['quien le dio poder'] ?? {};
  const extranjera = {
    nacionalidad: 'SV',
    cui: undefined,
    pasaporteNumero: 'C01X00T47',
    pasaportePais: 'SV',
    domicilioDepartamento: undefined,
    domicilioPais: 'SV',
  };
  assert.deepEqual(evaluar([{ ...ANA, ...extranjera, ...POR(datos) }]).problemas, []);
});

test('una versión publicada antes se pregunta y se escribe como entonces', () => {
  const antes = entrevistaDe([{ clave: 'una', etiqueta: 'Persona', tipo: 'persona' }]);
  const representacion = {
    entidad: 'Compañía Ánfora, Sociedad Anónima',
    calidad: 'gerenteGeneral',
    documento: 'nombramiento',
    fechaDocumento: '2025-03-14',
    notarioDocumento: 'Carlos Batres',
    registro: '654321',
    folio: '210',
    libro: '798 de Auxiliares de Comercio',
  };
  const estado = evaluarEntrevista(
    antes,
    { una: { ...ANA, ...POR(representacion) } },
    { contexto: { hoy: '2026-11-21' } },
  );
  const sujeto = { nombre: 'representacion', sujeto: 'una' };
  const texto = renderTexto(
    resolverDocumento(plantillaDe([p(t('Ana'), { type: 'parcialTexto', attrs: sujeto })]), antes, estado),
  );
  assert.deepEqual(estado.problemas, []);
  assert.match(
    texto,
    /y actúa en nombre y representación de la entidad COMPAÑÍA ÁNFORA.*número 654321, folio 210, libro 798 de Auxiliares/,
  );
});
