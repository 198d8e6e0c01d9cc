import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Registro } from '@fedatario/contract/casa';
import { ReceptorEscrito } from '@fedatario/contract/compra';
import { camposDePersona } from '@fedatario/contract/tramite';
import { evaluarEntrevista, isImprimible, leerEntrevista, personasDe } from '@fedatario/document-engine';
import { runsByLength } from '@fedatario/document-engine/testing/length';
import fc from 'fast-check';
import { renderLetter } from '../../services/mail/html.ts';
import { replaceUndrawable } from '../../services/pdf/fonts.ts';
import { diferenciasDe } from './comparacion.ts';
import { faltaDeComparecientes } from './comparecientes.ts';
import { FIRMA } from './testing/firmas.ts';

interface Nombre {
  readonly nombres: string;
  readonly apellidos: string;
}

const EJEMPLO = new URL('../../../../document-engine/examples/declaracion-jurada/', import.meta.url);
const leer = (path: string) => JSON.parse(readFileSync(new URL(path, EJEMPLO), 'utf8'));
const leida = leerEntrevista(leer('entrevista.json'));
assert.ok(leida.ok);
const { entrevista } = leida;
const CASO = leer('respuestas/ingresos.json');
const conNombre = (nombre: Nombre) => (respuestas: unknown) => {
  const { requirente, ...otras } = respuestas as typeof CASO;
  return { ...otras, requirente: { ...requirente, ...nombre } };
};

/** The person of an interview with that name; undefined when the interview does not take it. */
function personaCon(nombre: Nombre) {
  const estado = evaluarEntrevista(entrevista, conNombre(nombre)(CASO), {
    contexto: { hoy: '2026-11-28' },
    rol: 'cliente',
  });
  const malo = estado.problemas.some(({ ruta }) => /^requirente\.(?:nombres|apellidos)$/.test(ruta));
  return malo ? undefined : personasDe(entrevista, estado)[0];
}

const TECLEADOS = [
  ["'", '’', '‘', 'ʼ', 'ʻ', '´', '`', 'ꞌ'],
  ['-', '‐', '‑', '–'],
];
const LETRAS = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letra) => /\p{L}/u.test(letra) && isImprimible(letra.codePointAt(0) ?? 0),
);
const signo = fc.constantFrom(...TECLEADOS.flat(), '·', '.', ' ', ',', 'ª');
const letra = fc.oneof({ arbitrary: fc.constantFrom(...LETRAS), weight: 4 }, { arbitrary: signo, weight: 1 });
const escrito = fc.string({ unit: letra, minLength: 2, maxLength: 80 });

/** The same name as another keyboard writes it. */
function conOtrosSignos(nombre: string, turno: number): string {
  return [...nombre]
    .map((char) => {
      const clase = TECLEADOS.find((signos) => signos.includes(char));
      return clase ? (clase[turno % clase.length] ?? char) : char;
    })
    .join('');
}

/** A mail with the name in it, as text and as its HTML is read. */
function cartasDe(nombre: string): string[] {
  const { texto, html } = renderLetter({ empresa: '', titulo: '', bloques: [{ parrafo: nombre }], pie: '' });
  return [texto, html.replaceAll('&#39;', "'").replaceAll('&amp;', '&')];
}

test('el nombre que una entrevista admite se admite, escrito igual, en la firma, la llegada, la cuenta, la factura y el correo', () => {
  let admitidos = 0;
  const nombre = fc.record({ nombres: escrito, apellidos: escrito });
  fc.assert(
    fc.property(nombre, fc.nat(7), (suyo, turno) => {
      const persona = personaCon(suyo);
      if (!persona) return;
      admitidos += 1;
      const otro = conOtrosSignos(persona.nombre, turno);
      const firmante = { nombre: otro, identificacion: 'conocido', numero: null } as const;
      const firma = camposDePersona.nombre.parse(otro);
      const { nombre: facturado } = ReceptorEscrito.parse({ tipo: 'CF', numero: 'CF', nombre: otro, direccion: '' });
      const cuenta = Registro.shape.nombreCompleto.parse(otro);
      for (const admitido of [firma, facturado, cuenta]) assert.equal(admitido, persona.nombre.replace(/ +/g, ' '));
      assert.equal(replaceUndrawable(persona.nombre), persona.nombre.normalize('NFC'));
      for (const carta of cartasDe(persona.nombre)) assert.ok(carta.includes(persona.nombre), carta);
      const del = { ...persona, firma: 'firma' } as const;
      assert.equal(faltaDeComparecientes([firmante], [del]), undefined);
      const dicho = { ...FIRMA, comparecientes: [firmante], horaInicio: null, horaFin: null };
      const distintas = diferenciasDe(`Comparece ${otro}, de treinta años`, [del], dicho);
      assert.deepEqual(
        distintas.filter(({ campo }) => campo === 'persona'),
        [],
      );
    }),
    runsByLength(60, 300),
  );
  assert.ok(admitidos > 20, String(admitidos));
});
