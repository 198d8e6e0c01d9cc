import { type Html, html, join } from '@fedatario/document-engine/html';
import { enPalabras, esDePersonas, etiquetaDe } from './filas.ts';

export interface Seccion {
  readonly titulo: string;
  /** Name of its files, without ending. */
  readonly archivo: string;
  readonly filas: readonly Readonly<Record<string, unknown>>[];
  /** The columns that hold centavos. */
  readonly dinero: ReadonlySet<string>;
}

export interface Leida {
  readonly titulo: string;
  readonly respuestas: readonly { readonly pregunta: string; readonly respuesta: string }[];
}

interface Portada {
  readonly nombre: string;
  readonly email: string;
  readonly fecha: string;
  readonly secciones: readonly Seccion[];
  readonly leidas: readonly Leida[];
  /** Files that go with it, by their place in the archive. */
  readonly archivos: readonly string[];
  /** Sentences that say which data are not in the copy, and why. */
  readonly sin: readonly string[];
}

/** The page that opens the archive: everything in it that a person reads, in one document without scripts. */
export function indiceDe({ nombre, email, fecha, secciones, leidas, archivos, sin }: Portada): string {
  const conAlgo = secciones.filter(({ filas }) => filas.length > 0);
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Los datos de ${nombre}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c2430}
table{border-collapse:collapse;width:100%;margin:0 0 2rem;font-size:.9rem}th,td{border:1px solid #d5dae2;padding:.35rem .5rem;
text-align:start;vertical-align:top;overflow-wrap:anywhere}th{background:#f3f5f8}div{overflow-x:auto}h2{margin-top:2.5rem}</style>
</head><body><h1>Los datos de ${nombre}</h1>
<p>${email}. Copia hecha el ${fecha}. Los mismos datos, completos, están en la carpeta «datos»: JSON para programas y CSV para hojas de cálculo.</p>
<ul>${join(conAlgo.map(({ titulo, archivo, filas }) => html`<li><a href="#${archivo}">${titulo}</a> (${String(filas.length)})</li>`))}</ul>
${join(conAlgo.map(tablaDe))}
${join(leidas.map(respuestasDe))}
<h2>Archivos</h2>
<ul>${join(archivos.map((ruta) => html`<li><a href="${encodeURI(ruta)}">${ruta}</a></li>`))}</ul>
<h2>Lo que no está en la copia</h2><ul>${join(sin.map((motivo) => html`<li>${motivo}</li>`))}</ul>
</body></html>`.html;
}

function tablaDe({ titulo, archivo, filas, dinero }: Seccion): Html {
  const columnas = columnasDe(filas).filter(esDePersonas);
  return html`<h2 id="${archivo}">${titulo}</h2><div><table><thead><tr>${join(
    columnas.map((columna) => html`<th>${etiquetaDe(columna)}</th>`),
  )}</tr></thead><tbody>${join(
    filas.map(
      (fila) =>
        html`<tr>${join(columnas.map((columna) => html`<td>${enPalabras(fila[columna], dinero.has(columna))}</td>`))}</tr>`,
    ),
  )}</tbody></table></div>`;
}

function respuestasDe({ titulo, respuestas }: Leida): Html {
  return html`<h2>Sus respuestas: ${titulo}</h2><table><tbody>${join(
    respuestas.map(({ pregunta, respuesta }) => html`<tr><th>${pregunta}</th><td>${respuesta}</td></tr>`),
  )}</tbody></table>`;
}

export function columnasDe(filas: Seccion['filas']): string[] {
  return [...new Set(filas.flatMap((fila) => Object.keys(fila)))];
}
