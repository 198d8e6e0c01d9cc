import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Objeto } from './base/json.ts';
import { ANA, LUIS, POR, REPRESENTACIONES } from './testing/comparecientes.ts';
import { ejemplo, ejemplos } from './testing/lectura.ts';
import { conEn } from './testing/respuestas.ts';

// Errors that a notary would strike out, each by its class, over the documents that had it.

const ROSA = { ...ANA, nombres: 'Rosa', apellidos: 'Tzul Ajú', cui: '1500000220101' };
const caso = (slug: string, nombre: string) => ejemplo(slug).casos[nombre] ?? assert.fail(nombre);

test('la preposición se repite ante cada persona de una lista', () => {
  const apoderados = [LUIS, ANA, ROSA];
  const carta = ejemplo('carta-poder').escribir({ ...caso('carta-poder', 'sin-fecha'), apoderados });
  assert.match(carta, /CARTA PODER al señor LUIS [^;]*; a la señora ANA [^;]*; y a la señora ROSA /);
  const acta = ejemplo('legalizacion-firmas').escribir(caso('legalizacion-firmas', 'con-huella-y-a-ruego'));
  assert.match(acta, /por la señora MARÍA [^;]*; por el señor LUIS [^;]*; y por el señor IVÁN /);
  const pagare = ejemplo('pagare').escribir({ ...caso('pagare', 'a-la-vista'), beneficiarios: apoderados });
  assert.match(pagare, /pagar a LUIS [^;]*; a ANA [^;]*; y a ROSA /);
});

test('las generales de una persona van antes de lo que acredita su representación', () => {
  for (const slug of ejemplos)
    for (const respuestas of Object.values(ejemplo(slug).casos))
      assert.doesNotMatch(ejemplo(slug).escribir(respuestas), /lo que acredita con[^;]*, vecin[oa] de/, slug);
  const trabajo = ejemplo('contrato-trabajo').escribir(caso('contrato-trabajo', 'indefinido'));
  assert.match(trabajo, /con domicilio en [^;]*, vecina de [^;]*, quien se identifica [^;]*, y actúa en su calidad de/);
});

for (const slug of ejemplos) {
  const { casos, entrevista, escribir } = ejemplo(slug);
  // The payee of a promissory note does not sign it.
  const lados = [...entrevista.indice.keys()].flatMap((ruta) => [
    ...(/^(?!beneficiarios)(\w+)(\.\*)?\.representacion\.clase$/.exec(ruta)?.slice(1, 2) ?? []),
  ]);
  for (const lado of lados)
    test(`${slug}: quien actúa por otro en «${lado}» deja dicho que su representación es suficiente`, () => {
      const deUno = Object.values(casos).filter((respuestas) => lado in respuestas);
      assert.ok(deUno.length > 0);
      for (const respuestas of deUno)
        for (const { datos } of Object.values(REPRESENTACIONES)) {
          const quien = entrevista.indice.has(`${lado}.*`) ? `${lado}.0` : lado;
          const texto = escribir(conRepresentacion(respuestas, quien, datos));
          assert.match(texto, /representaci(?:ón|ones) [^.]*suficientes?/, texto);
          assert.doesNotMatch(texto, /representaciones que se ejercen/);
        }
    });
}

test('lo que aseguran quienes comparecen se enumera con su «y», representen a otro o no', () => {
  for (const slug of ejemplos)
    for (const respuestas of Object.values(ejemplo(slug).casos)) {
      const texto = ejemplo(slug).escribir(respuestas);
      assert.doesNotMatch(texto, /consignados, hallarse [^.]*civiles,? y? ?(?:otorgan|celebran)/, slug);
      assert.doesNotMatch(texto, /civiles, que la representación/, slug);
    }
});

test('el acta de un viaje dice que lo que acredita a quien autoriza es suficiente, a juicio de su notario', () => {
  const { casos, escribir } = ejemplo('autorizacion-viaje-menor');
  for (const respuestas of Object.values(casos))
    assert.match(
      escribir(respuestas),
      /tengo a la vista[^.]* y que es suficiente conforme a la ley y a mi juicio para este acto\./,
    );
});

test('un solo día o una sola cosa se dicen en singular', () => {
  const renta = ejemplo('contrato-arrendamiento').escribir({
    ...caso('contrato-arrendamiento', 'con-todo'),
    depositoDias: 1,
  });
  assert.match(renta, /se devolverá dentro del día siguiente a la entrega/);
  const reserva = ejemplo('acuerdo-confidencialidad').escribir({
    ...caso('acuerdo-confidencialidad', 'unilateral'),
    devolucionDias: 1,
  });
  assert.match(reserva, /dentro del día siguiente\./);
  const venta = ejemplo('compraventa-vehiculo').escribir({
    ...caso('compraventa-vehiculo', 'contado'),
    garantiaDias: 1,
  });
  assert.match(venta, /durante un día contado desde la entrega/);
});

test('quien no firma deja la huella del dedo que se dice, y se dice por qué', () => {
  const acta = ejemplo('declaracion-jurada');
  const respuestas = caso('declaracion-jurada', 'otros-hechos-y-huella');
  for (const dedo of opciones('dedo'))
    for (const porQueNoFirma of opciones('porQueNoFirma')) {
      const texto = acta.escribir({ ...respuestas, dedo, porQueNoFirma });
      assert.match(
        texto,
        /; por no (?:saber|poder) firmar, deja impresa la huella de su dedo \p{L}+ (?:derecho|izquierdo),/u,
      );
    }

  function opciones(clave: string): readonly string[] {
    const pregunta = acta.entrevista.indice.get(clave)?.pregunta;
    return pregunta?.tipo === 'opcion' ? pregunta.opciones.map(({ valor }) => valor) : assert.fail(clave);
  }
});

test('la edad de quien no ha cumplido un año se dice en meses', () => {
  const menor = caso('acta-supervivencia', 'huerfano-por-su-tutor-con-huella');
  const texto = ejemplo('acta-supervivencia').escribir(conEn(menor, 'menor.fechaNacimiento', '2026-01-15') as Objeto);
  assert.match(texto, /de diez meses de edad/);
  assert.doesNotMatch(texto, /cero años/);
});

test('de un documento perdido se dice a nombre de quién está', () => {
  const { escribir } = ejemplo('declaracion-jurada');
  const suyo = caso('declaracion-jurada', 'extravio');
  assert.match(escribir(suyo), /extravió el documento siguiente: [^;]*, a su nombre;/);
  assert.match(escribir({ ...suyo, docTitular: 'su hija Sofía Ixcot' }), /, a nombre de su hija Sofía Ixcot;/);
  const deEntidad = escribir(caso('declaracion-jurada', 'de-una-entidad'));
  assert.match(deEntidad, /, a nombre de la entidad INVERSIONES DEL SUR, SOCIEDAD ANÓNIMA;/);
});

test('el nombre de una entidad que repite «la entidad» se avisa', () => {
  const { evaluar } = ejemplo('declaracion-jurada');
  const respuestas = caso('declaracion-jurada', 'de-una-entidad');
  const ruta = 'requirente.representacion.entidad';
  const avisos = (entidad: string) =>
    evaluar(conEn(respuestas, ruta, entidad) as Objeto).avisos.filter((aviso) => aviso.ruta === ruta);
  for (const nombre of ['La entidad Ánfora, Sociedad Anónima', 'la entidad Ánfora', 'Entidad Ánfora'])
    assert.match(avisos(nombre)[0]?.mensaje ?? '', /escriba solo el nombre/, nombre);
  assert.deepEqual(avisos('La Fragua, Sociedad Anónima'), []);
});

function conRepresentacion(respuestas: Objeto, quien: string, datos: object): Objeto {
  return Object.entries(POR(datos)).reduce<unknown>(
    (all, [k, v]) => conEn(all, `${quien}.${k}`, v),
    respuestas,
  ) as Objeto;
}
