import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Objeto } from './base/json.ts';
import { firmantesDe, personasDe } from './entrevista/personas.ts';
import { resolverDocumento } from './plantilla/resolver.ts';
import { ejemplo } from './testing/lectura.ts';

const firmas = ejemplo('legalizacion-firmas');
const copias = ejemplo('legalizacion-fotocopias');
const caso = (nombre: string) => structuredClone(firmas.casos[nombre]) as Objeto & { signatarios: Objeto[] };

test('una firma se legaliza en singular, seis en plural, y la séptima no cabe', () => {
  const dos = caso('dos-partes');
  const [ana] = dos.signatarios;
  const uno = { ...dos, signatarios: [ana] };
  assert.match(firmas.escribir(uno), /DOY FE de que la firma que antecede es AUTÉNTICA, porque .* fue puesta/);
  assert.match(firmas.escribir(dos), /DOY FE de que las firmas que anteceden son AUTÉNTICAS, porque .* fueron puestas/);
  const cuis = ['2500004231601', '3000000140901', '2000000040108'];
  const muchas = Array.from({ length: 7 }, (_, i) => ({
    comoFirma: 'firma',
    persona: {
      ...(ana?.persona as Objeto),
      nombres: `Ana ${'LMNOPQR'[i]}`,
      ...(cuis[i] ? { cui: cuis[i] } : { nacionalidad: 'SV', tipoDocumento: 'PASAPORTE', pasaportePais: 'SV' }),
      pasaporteNumero: `A1234567${i}`,
    },
  }));
  const seis = firmas.escribir({ ...dos, signatarios: muchas.slice(0, 6) });
  assert.deepEqual(firmas.rechaza({ ...dos, signatarios: muchas.slice(0, 6) }), []);
  assert.equal(seis.match(/^f\) _+$/gm)?.length, 6);
  assert.deepEqual(firmas.rechaza({ ...dos, signatarios: muchas }), ['signatarios']);
});

test('quien no firma deja la huella del dedo que dice, y quien firma a su ruego comparece con su documento', () => {
  const texto = firmas.escribir(caso('solo-huella'));
  assert.match(texto, /la firma y la huella digital que anteceden son AUTÉNTICAS/);
  assert.match(
    texto,
    /y por no poder firmar imprimió la huella digital de su dedo índice izquierdo y a su ruego firmó/,
  );
  const huella = caso('con-huella-y-a-ruego');
  const estado = firmas.evaluar(huella);
  const personas = personasDe(firmas.entrevista, estado);
  const firmantes = firmantesDe(resolverDocumento(firmas.plantilla, firmas.entrevista, estado), personas);
  assert.deepEqual(Object.fromEntries(firmantes), {
    'signatarios.0.persona': 'huella',
    'signatarios.0.aRuego': 'aRuego',
    'signatarios.1.persona': 'firma',
    'signatarios.2.persona': 'firma',
  });
});

test('nadie firma dos veces por sí mismo ni a su propio ruego; una persona sí firma a ruego de dos', () => {
  const dos = caso('dos-partes');
  const [ana, luis] = dos.signatarios;
  assert.deepEqual(firmas.rechaza({ ...dos, signatarios: [ana, ana] }), ['signatarios.1.persona.cui']);
  const maria = caso('con-huella-y-a-ruego').signatarios[0]?.persona;
  const aRuegoDe = (uno: Objeto | undefined, aRuego: unknown) => ({ ...uno, comoFirma: 'noSabe', aRuego });
  const deMaria = { ...dos, signatarios: [aRuegoDe(ana, maria), aRuegoDe(luis, maria)] };
  assert.deepEqual(firmas.rechaza(deMaria), []);
  assert.match(firmas.escribir(deMaria), /las firmas y las huellas digitales que anteceden/);
  const propia = { ...dos, signatarios: [aRuegoDe(ana, ana?.persona), luis] };
  assert.deepEqual(firmas.rechaza(propia), ['signatarios.0.aRuego.cui']);
});

test('un documento con espacios en blanco no se legaliza; uno en otro idioma lo decide el notario', () => {
  const dos = caso('dos-partes');
  assert.deepEqual(firmas.rechaza({ ...dos, espacios: true }), ['espacios']);
  const ingles = { ...dos, enEspanol: false };
  assert.deepEqual([firmas.rechaza(ingles), firmas.avisa(ingles)], [[], ['enEspanol']]);
});

test('el acta nombra los timbres con la cantidad que rige', () => {
  const timbres = /un timbre notarial de DIEZ QUETZALES \(Q10\.00\) y un timbre fiscal de CINCO QUETZALES \(Q5\.00\)/;
  for (const texto of [firmas.escribir(caso('dos-partes')), copias.escribir(copias.casos['un-titulo'])])
    assert.match(texto, timbres);
});

test('sin el original en papel no se pide legalizar su fotocopia, y el notario la autoriza por sí y ante sí', () => {
  const titulo = copias.casos['un-titulo'] as Objeto;
  assert.deepEqual(copias.rechaza({ ...titulo, tieneOriginal: false }), ['tieneOriginal']);
  assert.match(copias.escribir(titulo), /POR MÍ Y ANTE MÍ:/);
  assert.doesNotMatch(copias.escribir(titulo).replace('POR MÍ Y ANTE MÍ', ''), /ANTE MÍ/);
  assert.match(copias.escribir(copias.casos['varios-documentos']), /las veintidós hojas de fotocopia que anteceden/);
});
