import { type Html, html, join } from '@fedatario/document-engine/html';

export type Bloque = { readonly parrafo: string } | { readonly codigo: string };

export interface Letter {
  readonly empresa: string;
  readonly titulo: string;
  readonly bloques: readonly Bloque[];
  readonly boton?: { readonly texto: string; readonly url: string } | undefined;
  readonly pie: string;
}

/** The one layout of our mails, as text and as HTML with styles in attributes, which every reader understands. */
export function renderLetter(letter: Letter): { texto: string; html: string } {
  return { texto: renderText(letter), html: renderHtml(letter).html };
}

function renderText({ empresa, titulo, bloques, boton, pie }: Letter): string {
  const said = bloques.map((bloque) => ('codigo' in bloque ? bloque.codigo : bloque.parrafo));
  const lines = [titulo, ...said, boton ? `${boton.texto}: ${boton.url}` : '', pie, empresa];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

function renderHtml({ empresa, titulo, bloques, boton, pie }: Letter): Html {
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titulo}</title></head>
<body style="margin:0;background:#fbf9f6;color:#1f2430;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e7e2da;border-radius:10px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:14px;color:#5b6270">${empresa}</p>
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:22px;line-height:1.2;font-weight:600">${titulo}</h1>
${join(bloques.map((bloque) => ('codigo' in bloque ? codeBlock(bloque.codigo) : paragraph(bloque.parrafo))))}
${boton ? button(boton) : ''}
<p style="margin:24px 0 0;font-size:14px;color:#5b6270">${lines(pie)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

function paragraph(texto: string): Html {
  return html`<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines(texto)}</p>`;
}

function lines(texto: string): Html {
  return join(texto.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`)));
}

function codeBlock(codigo: string): Html {
  return html`<p style="margin:24px 0;padding:16px;background:#fbf9f6;border-radius:6px;text-align:center;font-size:28px;letter-spacing:6px;font-weight:600">${codigo}</p>`;
}

function button({ texto, url }: { texto: string; url: string }): Html {
  return html`<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;background:#b8480a;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600">${texto}</a></p>`;
}
