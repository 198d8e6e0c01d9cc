import { type Html, html } from '@fedatario/document-engine/html';
import type { Texts } from './texts.ts';

export interface PageOf {
  readonly comercio: string;
  readonly t: Texts;
  readonly titulo: string;
  readonly contenido: Html;
  /** `ancha`: what is bought beside the form. */
  readonly forma: 'ancha' | 'angosta';
}

/** The frame of every page. */
export function page({ comercio, t, titulo, contenido, forma }: PageOf): string {
  return html`<!doctype html>
<html lang="${t.idioma}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${titulo} · ${comercio}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/recursos/estilo.css"><link rel="stylesheet" href="/recursos/formulario.css"><script src="/recursos/pagina.js" defer></script></head>
<body><header><p class="marca"><span class="sello" aria-hidden="true">${comercio.slice(0, 1)}</span>${comercio}</p><p class="prueba">${t.prueba}</p></header>
<main class="${forma}">${contenido}</main></body></html>`.html;
}

export interface Ended {
  readonly comercio: string;
  readonly t: Texts;
  readonly titulo: string;
  readonly texto: string;
  readonly volver: string | null;
}

/** A page that only offers to go back. */
export function endedPage({ comercio, t, titulo, texto, volver }: Ended): string {
  const link = volver ? html`<a class="boton" href="${volver}">${t.volver(comercio)}</a>` : html``;
  const contenido = html`<section class="hoja"><h1>${titulo}</h1><p class="suave">${texto}</p>${link}</section>`;
  return page({ comercio, t, titulo, contenido, forma: 'angosta' });
}
