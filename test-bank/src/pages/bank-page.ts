import { html } from '@fedatario/document-engine/html';
import type { Asked } from '../counter.ts';
import { page } from './layout.ts';
import { money, texts } from './texts.ts';

/** Page on which a bank asks its customer to confirm. */
export function bankPage(comercio: string, { amount, currency, last4, locale }: Asked): string {
  const t = texts[locale];
  const question = amount === null ? t.bancoGuardar(last4) : t.bancoCobro(money(amount, currency, t), last4);
  const contenido = html`<form class="hoja" method="post"><h1>${t.banco}</h1><p>${question}</p><p class="suave">${t.bancoNota}</p>
<div class="par"><button class="boton" name="accion" value="aprobar">${t.aprobar}</button><button class="boton segundo" name="accion" value="rechazar">${t.rechazar}</button></div></form>`;
  return page({ comercio, t, titulo: t.banco, contenido, forma: 'angosta' });
}
