import type { Bloque, Documento, Tramo } from '../modelo/documento.ts';
import type { Marca } from '../modelo/plantilla.ts';
import { FIRMAS } from '../plantilla/texto.ts';
import { escapeHtml } from './safe-html.ts';

const ETIQUETAS: Readonly<Record<Marca, string>> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' };

/**
 * A document as the HTML of one `<article>`, every text escaped, without scripts or style attributes.
 * A blank is a link `#pregunta-<ruta>`; a text carries the answers it prints in `data-datos` and those that let it
 * appear in `data-condiciones`, apart by spaces.
 */
export function renderHtml({ titulo, encabezado, pie, bloques }: Documento): string {
  const header = encabezado.length > 0 ? `<header class="documento-encabezado">${inline(encabezado)}</header>` : '';
  const footer = pie.length > 0 ? `<footer class="documento-pie">${inline(pie)}</footer>` : '';
  const body = bloques.map(block).join('\n');
  return `<article class="documento" lang="es" aria-label="${escapeHtml(titulo)}">${header}\n${body}\n${footer}</article>`;
}

function block(bloque: Bloque): string {
  switch (bloque.tipo) {
    case 'parrafo':
      return `<p${alignment(bloque.alineacion)}>${inline(bloque.tramos)}</p>`;
    case 'titulo':
      return `<h${bloque.nivel}${alignment(bloque.alineacion)}>${inline(bloque.tramos)}</h${bloque.nivel}>`;
    case 'lista': {
      const tag = bloque.ordenada ? 'ol' : 'ul';
      return `<${tag}>${bloque.elementos.map((item) => `<li>${item.map(block).join('')}</li>`).join('')}</${tag}>`;
    }
    case 'tabla':
      return table(bloque.filas);
    case 'clausula': {
      const label = escapeHtml(bloque.titulo === undefined ? bloque.ordinal : `${bloque.ordinal}: ${bloque.titulo}`);
      const id = `clausula-${escapeHtml(bloque.id)}`;
      return `<section class="documento-clausula" id="${id}" aria-label="${label}">${bloque.bloques.map(block).join('\n')}</section>`;
    }
    case 'firmas':
      return `<div class="documento-firmas">${bloque.firmas.map(signature).join('\n')}</div>`;
  }
}

function table(filas: Extract<Bloque, { tipo: 'tabla' }>['filas']): string {
  const rows = filas.map((row) => {
    const cells = row.map(({ encabezado, bloques }) => {
      const content = bloques.map(block).join('');
      return encabezado ? `<th scope="col">${content}</th>` : `<td>${content}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

function signature({ forma, tramos }: Extract<Bloque, { tipo: 'firmas' }>['firmas'][number]): string {
  const { antes, signo, nota } = FIRMAS[forma];
  const before = antes === '' ? '' : `<p>${antes}</p>`;
  const note = nota === '' ? '' : ` <span>${nota}</span>`;
  const line = `<span class="documento-linea" aria-hidden="true"></span>`;
  return `<div class="documento-firma">${before}<p>${signo} ${line}${note}</p><p>${inline(tramos)}</p></div>`;
}

function inline(tramos: readonly Tramo[]): string {
  return tramos.map(piece).join('');
}

function piece(tramo: Tramo): string {
  if (tramo.tipo === 'salto') return '<br>';
  const words = tramo.tipo === 'texto' ? textOf(tramo) : blank(tramo);
  return tramo.marcas.reduce((inside, marca) => `<${ETIQUETAS[marca]}>${inside}</${ETIQUETAS[marca]}>`, words);
}

function textOf({ texto, rastro }: Extract<Tramo, { tipo: 'texto' }>): string {
  const words = escapeHtml(texto).replaceAll('\n', '<br>');
  const traces = trace('datos', rastro.datos) + trace('condiciones', rastro.condiciones);
  return traces === '' ? words : `<span${traces}>${words}</span>`;
}

/** A blank to be answered names its question and links to it; one of the signing is a line, as on paper. */
function blank({ ruta, etiqueta, rastro, acto }: Extract<Tramo, { tipo: 'blanco' }>): string {
  const path = escapeHtml(ruta);
  const label = escapeHtml(etiqueta);
  if (acto?.alFirmar)
    return `<span class="documento-al-firmar" role="img" aria-label="Se escribe al firmar: ${label}" title="Se escribe al firmar: ${label}">__________</span>`;
  const why = trace('condiciones', rastro.condiciones);
  return `<a class="documento-blanco" href="#pregunta-${path}" data-ruta="${path}"${why} aria-label="Falta: ${label}">[${label}]</a>`;
}

function trace(name: 'datos' | 'condiciones', rutas: readonly string[]): string {
  return rutas.length === 0 ? '' : ` data-${name}="${escapeHtml(rutas.join(' '))}"`;
}

function alignment(alineacion: string | undefined): string {
  return alineacion === undefined ? '' : ` class="alineado-${alineacion}"`;
}
