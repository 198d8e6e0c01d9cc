// Shows how far the past of a new demonstration came. The server puts this script into the pages that it sends while it is lived, and
// into no other, so that no page carries it afterwards.
(() => {
  const words = {
    es: [
      'Preparando la demostración: {hechas} de {todas}',
      'La demostración está lista',
      'La demostración no se terminó de preparar: detenga el producto e inícielo otra vez',
    ],
    en: [
      'Preparing the demonstration: {hechas} of {todas}',
      'The demonstration is ready',
      'The demonstration was not prepared to its end: stop the product and start it again',
    ],
    tr: [
      'Tanıtım hazırlanıyor: {hechas} / {todas}',
      'Tanıtım hazır',
      'Tanıtımın hazırlığı bitmedi: ürünü durdurup yeniden başlatın',
    ],
    ar: [
      'يجري إعداد العرض التوضيحي: {hechas} من {todas}',
      'العرض التوضيحي جاهز',
      'لم يكتمل إعداد العرض التوضيحي: أوقف المنتج وابدأه من جديد',
    ],
  };
  const AGAIN_MS = 1000;
  const GONE_MS = 5000;

  const notice = document.createElement('div');
  notice.setAttribute('role', 'status');
  Object.assign(notice.style, {
    position: 'fixed',
    insetBlockEnd: '16px',
    insetInlineStart: '50%',
    translate: document.dir === 'rtl' ? '50%' : '-50%',
    zIndex: '1000',
    maxInlineSize: 'calc(100vw - 32px)',
    padding: '8px 16px 10px',
    borderRadius: '10px',
    background: '#1f2430',
    color: '#ffffff',
    font: '500 14px/1.4 "Inter Variable", system-ui, sans-serif',
    pointerEvents: 'none',
  });
  const text = document.createElement('span');
  const bar = document.createElement('progress');
  Object.assign(bar.style, { display: 'block', inlineSize: '100%', blockSize: '4px', marginBlockStart: '6px' });
  bar.setAttribute('aria-hidden', 'true');
  notice.append(text, bar);

  const show = ({ estado, hechas, todas }) => {
    const [going, ready, stopped] = words[document.documentElement.lang] ?? words.es;
    const chosen = { preparando: going, lista: ready, detenida: stopped }[estado];
    const said = chosen.replace('{hechas}', hechas).replace('{todas}', todas || '…');
    // A text that stays is not read aloud again.
    if (text.textContent !== said) text.textContent = said;
    bar.hidden = estado !== 'preparando';
    if (todas) Object.assign(bar, { max: todas, value: hechas });
    if (!notice.isConnected) document.body.append(notice);
  };

  const ask = async () => {
    const answer = await fetch('/preparacion.json', { cache: 'no-store' }).catch(() => undefined);
    // A server that started again and prepares nothing has no such address.
    if (answer?.status === 404) return notice.remove();
    const avance = answer?.ok ? await answer.json() : undefined;
    if (avance) show(avance);
    if (avance?.estado === 'lista') return setTimeout(() => notice.remove(), GONE_MS);
    setTimeout(ask, AGAIN_MS);
  };
  void ask();
})();
