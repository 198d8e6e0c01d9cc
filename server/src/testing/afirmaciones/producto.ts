import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Entrevista,
  evaluarEntrevista,
  leerEntrevista,
  leerPlantilla,
  renderTexto,
  resolverDocumento,
} from '@fedatario/document-engine';
import { CONTEXTO_DEL_EJEMPLO } from '@fedatario/document-engine/testing/ejemplos';
import { type Contenido, contenidoDe, fichas } from '../../catalogo/surtido/contenido.ts';

/** A document on sale with all that its examples become. */
export interface Producto {
  readonly ficha: (typeof fichas)[number];
  readonly contenido: Contenido;
  readonly modalidad: Contenido['motor']['modalidad'];
  readonly preguntas: Entrevista['secciones'][number]['preguntas'];
  readonly casos: readonly { readonly respuestas: Readonly<Record<string, unknown>>; readonly texto: string }[];
}

const respuestasDe = (slug: string) =>
  new URL('./', import.meta.resolve(`@fedatario/document-engine/examples/${slug}/respuestas/x.json`));

/** The answers of its examples; a gestión has those of its sample. */
function ejemplosDe(ficha: (typeof fichas)[number]): Record<string, unknown>[] {
  if ('secciones' in ficha) return [ficha.respuestas];
  const folder = fileURLToPath(respuestasDe(ficha.slug));
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
}

export function leerProductos(): Producto[] {
  return fichas.map((ficha) => {
    const contenido = contenidoDe(ficha);
    const json = contenido.texto.entrevista as Entrevista;
    const entrevista = leerEntrevista(json);
    const plantilla = leerPlantilla(contenido.texto.plantilla);
    if (!entrevista.ok || !plantilla.ok) throw new Error(`No se lee ${ficha.slug}.`);
    const casos = ejemplosDe(ficha).map((respuestas) => {
      const estado = evaluarEntrevista(entrevista.entrevista, respuestas, {
        contexto: CONTEXTO_DEL_EJEMPLO,
        rol: 'notario',
      });
      return { respuestas, texto: renderTexto(resolverDocumento(plantilla.plantilla, entrevista.entrevista, estado)) };
    });
    const preguntas = json.secciones.flatMap((seccion) => seccion.preguntas);
    return { ficha, contenido, modalidad: contenido.motor.modalidad, preguntas, casos };
  });
}

/** Sentences of a text: each is read, and promises something, by itself. */
export function oraciones(texto: string): string[] {
  return texto.split(/(?<=[.?!])\s+(?=[A-ZÁÉÍÓÚÑ¿¡])/).filter(Boolean);
}

/** Sentences that a visitor reads of a product, without those that say what it does not give. */
export function afirmacionesDe({ ficha, contenido: { producto } }: Producto): string[] {
  return [
    ...oraciones(ficha.resumen),
    ...producto.descripcion.split('\n\n').flatMap(oraciones),
    ...ficha.incluye,
    ...producto.despuesDePagar.flatMap(oraciones),
    producto.plazoDesde,
    ...ficha.preguntas.flatMap(([, respuesta]) => oraciones(respuesta)),
  ];
}

/** Whether in each example that is paid by quotas these add up to exactly what is owed. */
export function cuotasSuman({ casos }: Producto): boolean {
  const conCuotas = casos.filter(({ respuestas }) => typeof respuestas.cuotas === 'number');
  return conCuotas.length > 1 && conCuotas.every(({ respuestas, texto }) => sumaDe(respuestas, texto));
}

function sumaDe(respuestas: Readonly<Record<string, unknown>>, texto: string): boolean {
  const { monto, precio, pagoInicial = 0, cuotas } = respuestas as Record<string, number | undefined>;
  const debe = Number(monto ?? precio) - Number(monto === undefined ? pagoInicial : 0);
  const table = /^Cuota \| .*\n((?:.* \| .*\n)+)/m.exec(texto)?.[1];
  if (table !== undefined) return sum(table.split('\n').flatMap((row) => centavosEn(row).slice(0, 1))) === debe;
  const [each = Number.NaN, last = each] = centavosEn(
    /cuotas mensuales y consecutivas(.*?)a partir del/s.exec(texto)?.[1] ?? '',
  );
  return each * (Number(cuotas) - 1) + last === debe;
}

function centavosEn(texto: string): number[] {
  const amounts = texto.matchAll(/\(Q([\d,]+)\.(\d\d)\)/g);
  return [...amounts].map(([, whole = '', cents = '']) => Number(whole.replaceAll(',', '')) * 100 + Number(cents));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
