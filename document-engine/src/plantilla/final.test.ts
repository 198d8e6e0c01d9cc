import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import { documentoFinal } from './final.ts';
import { leerPlantilla } from './leer.ts';
import { renderTexto } from './texto.ts';

const line = (...content: object[]) => ({ type: 'paragraph', content });
const variable = (ruta: string) => ({ type: 'variable', attrs: { ruta } });

function leer(entrevista: unknown, plantilla: unknown) {
  const [leida, lista] = [leerEntrevista(entrevista), leerPlantilla(plantilla)];
  assert.ok(leida.ok && lista.ok, JSON.stringify([leida, lista]));
  return { entrevista: leida.entrevista, plantilla: lista.plantilla };
}

const pregunta = (clave: string, rest: object = {}) => ({ clave, etiqueta: `La ${clave}`, tipo: 'texto', ...rest });
const corta = leer(
  {
    secciones: [
      {
        clave: 'datos',
        titulo: 'Los datos',
        preguntas: [
          pregunta('alfa'),
          pregunta('nota', { obligatoria: false }),
          pregunta('beta', { visibleSi: { '==': [{ var: 'alfa' }, 'con beta'] } }),
        ],
      },
    ],
  },
  {
    titulo: 'Prueba',
    contenido: {
      type: 'doc',
      content: [
        line(variable('alfa')),
        line(variable('nota')),
        {
          type: 'condicional',
          content: [
            { type: 'rama', attrs: { si: { '==': [{ var: 'alfa' }, 'con beta'] } }, content: [line(variable('beta'))] },
          ],
        },
      ],
    },
  },
);

const final = ({ entrevista, plantilla }: ReturnType<typeof leer>, respuestas: unknown, contexto = {}) =>
  documentoFinal(
    plantilla,
    entrevista,
    evaluarEntrevista(entrevista, respuestas, { contexto: { hoy: '2026-11-22', ...contexto } }),
  );
const faltas = (respuestas: unknown) => {
  const hecho = final(corta, respuestas);
  return hecho.ok ? [] : hecho.faltas.map(({ ruta, mensaje }) => `${ruta} · ${mensaje}`);
};

test('lo que falta se nombra, y lo optativo deja una línea que se llena a mano', () => {
  assert.deepEqual(faltas({}), ['alfa · La alfa: falta su respuesta.']);
  assert.deepEqual(faltas({ alfa: 'uno' }), []);
  assert.deepEqual(faltas({ alfa: 'con beta' }), ['beta · La beta: falta su respuesta.']);
  assert.deepEqual(faltas({ alfa: 'con beta', beta: 'dos' }), []);
});

test('una respuesta que no sirve es como si faltara, y dice por qué', () => {
  const [falta = ''] = faltas({ alfa: 'Luz 李' });
  assert.match(falta, /^alfa · La alfa: el carácter «李» no se puede imprimir/);
  assert.equal(faltas({ alfa: ['uno'] }).length, 1);
});

test('una referencia a una cláusula que no está no se entrega', () => {
  const suelta = leer(
    { secciones: [{ clave: 'datos', titulo: 'Los datos', preguntas: [pregunta('alfa')] }] },
    {
      titulo: 'Prueba',
      contenido: {
        type: 'doc',
        content: [line(variable('alfa'), { type: 'referencia', attrs: { clausula: 'precio' } })],
      },
    },
  );
  const hecho = final(suelta, { alfa: 'uno' });
  assert.ok(!hecho.ok && hecho.faltas.some(({ ruta, mensaje }) => ruta === '' && mensaje.includes('precio')));
});

const RAIZ = new URL('../../examples/', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));

for (const slug of readdirSync(RAIZ)) {
  const ejemplo = leer(json(`${slug}/entrevista.json`), json(`${slug}/plantilla.json`));
  const notario = { nombreCompleto: 'Julia Mercedes Arana Soto', sexo: 'F', colegiado: '12345' };
  const contexto = { notario, documento: { numero: 'T-2026-000123' } };
  const casos = readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) => json(`${slug}/respuestas/${file}`));

  test(`${slug}: quitada cualquier respuesta, o hay documento sin espacios o no hay documento`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...casos), fc.array(fc.nat(), { maxLength: 4 }), (caso, quitadas) => {
        const respuestas = { ...(caso as Record<string, unknown>) };
        const claves = Object.keys(respuestas);
        for (const n of quitadas) delete respuestas[claves[n % claves.length] ?? ''];
        const hecho = final(ejemplo, respuestas, contexto);
        if (hecho.ok) assert.doesNotMatch(renderTexto(hecho.documento).replace(/f\).*|\(huella\).*/g, ''), /_{6,}/);
        else assert.ok(hecho.faltas.every(({ mensaje }) => mensaje.length > 0));
      }),
      { numRuns: 60 },
    );
  });
}
