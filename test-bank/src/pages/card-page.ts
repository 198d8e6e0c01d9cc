import { type Html, html, join } from '@fedatario/document-engine/html';
import { type TestCardKind, testCards, type WrongField } from '../cards.ts';
import type { Session } from '../rows.ts';
import { page } from './layout.ts';
import { money, type Texts, texts } from './texts.ts';

export interface CardPage {
  readonly comercio: string;
  readonly session: Session;
  readonly titular?: string;
  readonly wrong?: readonly WrongField[];
  /** Reason of the last card's refusal, in Stripe's word. */
  readonly refusal?: string | undefined;
}

/** Page on which a card is typed, to pay or to be saved. */
export function cardPage(view: CardPage): string {
  const { comercio, session } = view;
  const t = texts[session.locale];
  const titulo = session.amount === null ? t.guardarEn(comercio) : t.pagarA(comercio);
  const contenido = html`${summary(view, t, titulo)}${form(view, t)}${cards(t)}`;
  return page({ comercio, t, titulo, contenido, forma: 'ancha' });
}

function summary({ session }: CardPage, t: Texts, titulo: string): Html {
  const { amount, currency, description, cancelUrl } = session;
  const sale =
    amount === null
      ? html`<p class="suave">${t.sinCargo}</p>`
      : html`<p class="importe">${money(amount, currency, t)}</p><p class="suave">${description}</p>`;
  const back = cancelUrl ? html`<a class="volver" href="${cancelUrl}">${t.cancelar}</a>` : html``;
  return html`<section class="resumen"><h1>${titulo}</h1>${sale}${back}</section>`;
}

function form({ session, titular = '', wrong = [], refusal }: CardPage, t: Texts): Html {
  const says = (...fields: WrongField[]) =>
    fields.filter((field) => wrong.includes(field)).map((field) => t.errores[field]);
  const button = session.amount === null ? t.guardar : t.pagar(money(session.amount, session.currency, t));
  const notice = wrong.length > 0 ? t.revise : refusal && (t.rechazos[refusal] ?? t.rechazos.otro);
  return html`<form class="hoja" method="post" novalidate data-tarjeta data-espera="${t.espera}">
<h2>${t.datos}</h2>${notice ? html`<p class="aviso" role="alert" tabindex="-1" autofocus>${notice}</p>` : html``}
${field({ name: 'numero', label: t.numero, error: says('numero', 'noEsDePrueba'), extra: html` inputmode="numeric" maxlength="23" placeholder="0000 0000 0000 0000"` })}
<div class="par">${field({ name: 'vence', label: t.vence, error: says('vence', 'pasada'), extra: html` inputmode="numeric" maxlength="7" placeholder="${t.venceAyuda}"` })}
${field({ name: 'cvc', label: t.cvc, error: says('cvc'), extra: html` inputmode="numeric" maxlength="4" placeholder="000"` })}</div>
${field({ name: 'titular', label: t.titular, error: says('titular'), extra: html` value="${titular}" maxlength="80"` })}
<button class="boton" type="submit">${button}</button></form>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly error: readonly string[];
  readonly extra: Html;
}

/** Autocomplete is off, so that no browser offers a real card here. */
function field({ name, label, error: [error], extra }: Field): Html {
  const described = error ? html` aria-invalid="true" aria-describedby="error-${name}"` : html``;
  const message = error ? html`<p class="error" id="error-${name}">${error}</p>` : html``;
  return html`<div class="campo"><label for="${name}">${label}</label><input id="${name}" name="${name}" required autocomplete="off" spellcheck="false"${extra}${described}>${message}</div>`;
}

function cards(t: Texts): Html {
  const kinds = Object.keys(testCards) as TestCardKind[];
  const rows = kinds.map((kind) => {
    const { numero } = testCards[kind];
    return html`<li><button type="button" data-numero="${numero}"><span class="cifras">${spaced(numero)}</span><span class="suave">${t.casos[kind]}</span></button></li>`;
  });
  return html`<details open><summary><h2>${t.tarjetas}</h2></summary><p class="suave">${t.tarjetasAyuda}</p><ul>${join(rows)}</ul><p class="nota">${t.nota}</p></details>`;
}

function spaced(numero: string): string {
  return numero.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
