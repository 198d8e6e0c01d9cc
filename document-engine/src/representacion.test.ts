import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { EntrevistaCompilada } from './entrevista/compilada.ts';
import { valueAt } from './entrevista/efectivas.ts';
import { evaluarEntrevista } from './entrevista/evaluar.ts';
import { leerEntrevista } from './entrevista/leer.ts';
import { leerPlantilla } from './plantilla/leer.ts';
import { resolverDocumento } from './plantilla/resolver.ts';
import { renderTexto } from './plantilla/texto.ts';
import { POR, REPRESENTACIONES } from './testing/comparecientes.ts';
import { CONTEXTO_DEL_EJEMPLO } from './testing/ejemplos.ts';
import { conEn } from './testing/respuestas.ts';

// Representation is an essential formality (Código de Notariado, art. 31.3): what is asked about it must be printed.

const RAIZ = new URL('../examples/', import.meta.url);
const REPRESENTACION = {
  entidad: 'Cooperativa La Ceiba, Responsabilidad Limitada',
  calidad: 'gerenteGeneral',
  documento: 'nombramiento',
  fechaDocumento: '2025-03-14',
  notarioDocumento: 'Sofía Alejandra Marroquín',
  registro: '654321',
  folio: '210',
  libro: '798',
};
const json = (path: string): Record<string, unknown> => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));

for (const slug of readdirSync(RAIZ)) {
  const entrevistaLeida = leerEntrevista(json(`${slug}/entrevista.json`));
  const plantillaLeida = leerPlantilla(json(`${slug}/plantilla.json`));
  assert.ok(entrevistaLeida.ok && plantillaLeida.ok, slug);
  const { entrevista } = entrevistaLeida;
  const casos = readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) => json(`${slug}/respuestas/${file}`));

  for (const persona of whoMayActForAnother(entrevista).filter(
    (una) => !entrevista.indice.has(`${una}.representacion.clase`),
  )) {
    test(`${slug}: si «${persona}» actúa por una entidad, el documento la nombra`, () => {
      const textos = casos.filter((caso) => persona in caso).map((caso) => composeWith(caso, persona));
      assert.ok(textos.length > 0, 'ningún caso tiene a esta persona');
      for (const texto of textos) assert.match(texto, /COOPERATIVA LA CEIBA, RESPONSABILIDAD LIMITADA/);
    });
  }

  for (const lado of whoMayActForAnother(entrevista, /^(\w+)(?:\.\*)?\.representacion\.clase$/)) {
    test(`${slug}: en nombre de quien actúe cada quien de «${lado}», el documento lo nombra al principio y al pie`, () => {
      const suyos = casos.filter((caso) => lado in caso);
      assert.ok(suyos.length > 0, 'ningún caso tiene este lado');
      for (const { datos, firma } of Object.values(REPRESENTACIONES)) {
        const representado = /^p\. (.*)\n/.exec(firma[0])?.[1] ?? assert.fail();
        for (const caso of suyos) {
          const quien = entrevista.indice.has(`${lado}.*`) ? `${lado}.0` : lado;
          const texto = composeWith(caso, quien, POR(datos));
          assert.ok(texto.split(representado.replace('la mortual', 'mortual')).length > 2, texto);
        }
      }
    });
  }

  function composeWith(
    caso: Record<string, unknown>,
    persona: string,
    actuacion: object = POR(REPRESENTACION),
  ): string {
    const respuestas = conEn(caso, persona, { ...(valueAt(caso, persona) as object), ...actuacion });
    const estado = evaluarEntrevista(entrevista, respuestas, { contexto: CONTEXTO_DEL_EJEMPLO, rol: 'notario' });
    return renderTexto(
      resolverDocumento(plantillaLeida.ok ? plantillaLeida.plantilla : assert.fail(), entrevista, estado),
    );
  }
}

test('a quien no puede actuar por otro no se le pregunta', () => {
  const trabajo = leerEntrevista(json('contrato-trabajo/entrevista.json'));
  assert.ok(trabajo.ok);
  assert.deepEqual(whoMayActForAnother(trabajo.entrevista), ['patrono']);
});

test('quien administra una sociedad no se nombra por tiempo indefinido (Código de Comercio, art. 162)', () => {
  const nombramiento = leerEntrevista(json('nombramiento-representante/entrevista.json'));
  assert.ok(nombramiento.ok);
  const caso = { ...json('nombramiento-representante/respuestas/asamblea.json'), anios: null, indefinido: true };
  for (const cargo of ['administrador', 'presidente']) {
    const estado = evaluarEntrevista(
      nombramiento.entrevista,
      { ...caso, cargo },
      { contexto: CONTEXTO_DEL_EJEMPLO, rol: 'notario' },
    );
    assert.deepEqual(
      estado.problemas.map(({ ruta }) => ruta),
      ['anios'],
    );
  }
});

function whoMayActForAnother({ indice }: EntrevistaCompilada, donde = /^(\w+)\.actuaEnRepresentacion$/): string[] {
  return [...indice.keys()].flatMap((ruta) => donde.exec(ruta)?.[1] ?? []);
}
