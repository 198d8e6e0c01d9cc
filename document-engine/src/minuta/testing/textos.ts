import fc from 'fast-check';
import { formasDeFirma } from '../../modelo/firma.ts';

/** Texts of acts, as JSON, of every kind of block that a document has. */

const marks = fc.subarray(['bold', 'italic', 'underline', 'strike']).map((names) => names.map((type) => ({ type })));
const text = fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1, maxLength: 30 }), marks });
const blanco = fc.constant({ type: 'blanco', attrs: { ruta: 'vendedor.nombres', etiqueta: 'Vendedor › Nombres' } });
const dato = fc.record({
  type: fc.constant('dato'),
  attrs: fc.record(
    {
      ruta: fc.constantFrom('horaInicio', 'notario'),
      etiqueta: fc.constant('Hora de inicio'),
      alFirmar: fc.boolean(),
      como: fc.constantFrom({}, { formato: 'genero', masculino: 'Notario', femenino: 'Notaria' }),
      texto: fc.constantFrom(undefined, null, 'las diez horas en punto'),
    },
    { requiredKeys: ['ruta', 'etiqueta', 'alFirmar', 'como'] },
  ),
  marks,
});
const inline = fc.array(fc.oneof({ weight: 5, arbitrary: text }, fc.constant({ type: 'hardBreak' }), blanco, dato), {
  maxLength: 5,
});
const textAlign = fc.constantFrom(null, 'left', 'center', 'right', 'justify');
const paragraph = fc.record({ type: fc.constant('paragraph'), attrs: fc.record({ textAlign }), content: inline });
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: fc.integer({ min: 1, max: 4 }), textAlign }),
  content: inline,
});
const firma = fc.record({
  type: fc.constant('firma'),
  attrs: fc.record({ forma: fc.constantFrom(...formasDeFirma) }),
  content: inline,
});
const firmas = fc.record({ type: fc.constant('firmas'), content: fc.array(firma, { minLength: 1, maxLength: 3 }) });
const simple = fc.array(fc.oneof(paragraph, heading), { minLength: 1, maxLength: 3 });
const cell = fc.record({ type: fc.constantFrom('tableCell', 'tableHeader'), content: simple });
const lista = fc.record({
  type: fc.constantFrom('bulletList', 'orderedList'),
  content: fc.array(fc.record({ type: fc.constant('listItem'), content: simple }), { minLength: 1, maxLength: 3 }),
});
const tabla = fc
  .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 })
  .map((rows) => ({ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }));
const clausula = fc.record({
  attrs: fc.record({
    serie: fc.constantFrom('clausula', 'punto'),
    titulo: fc.constantFrom(undefined, 'OBJETO', 'PRECIO'),
  }),
  content: fc.tuple(paragraph, simple).map(([first, rest]) => [first, ...rest]),
});

/** Each clause has a name of its own. */
export const textoDeMinuta = fc
  .array(fc.oneof(paragraph, heading, lista, tabla, firmas, clausula), { minLength: 1, maxLength: 12 })
  .map((blocks) => {
    const content = blocks.map((block, i) =>
      'type' in block ? block : { type: 'clausula', attrs: { id: `c${i}`, ...block.attrs }, content: block.content },
    );
    return { titulo: 'Prueba', encabezado: [], pie: [], contenido: { type: 'doc', content } };
  });
