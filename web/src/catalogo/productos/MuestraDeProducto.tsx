import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { dentroDePagina } from '../../lib/documento.ts';
import documento from '../../ui/documento.module.css';
import { Row, Text } from '../../ui/layout/layout.tsx';
import css from './muestra.module.css';

/** A sample of the document, from invented answers, in pages to leaf through. */
export function MuestraDeProducto({ html }: { html: string }) {
  const t = useT();
  const strip = useRef<HTMLDivElement>(null);
  const { pagina, paginas, ir } = usePaginas(strip);
  return (
    <section className={css.sample} aria-labelledby="muestra">
      <header>
        <h2 id="muestra">{t('productos.muestra')}</h2>
        <Row gap={1} align="center" className={css.leaf}>
          <span role="status">{t('productos.pagina', { pagina, paginas })}</span>
          <button
            type="button"
            aria-label={t('productos.anterior')}
            disabled={pagina <= 1}
            onClick={() => ir(pagina - 1)}
          >
            <IconChevronLeft className="espejo" size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t('productos.siguiente')}
            disabled={pagina >= paginas}
            onClick={() => ir(pagina + 1)}
          >
            <IconChevronRight className="espejo" size={20} aria-hidden="true" />
          </button>
        </Row>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too. */}
      <section ref={strip} className={css.strip} tabIndex={0} dir="ltr" aria-label={t('productos.muestraDetalle')}>
        <div className={css.bed} style={{ '--paginas': paginas } as CSSProperties}>
          <div
            className={`${documento.hoja} ${css.pages}`}
            data-hojas
            lang="es"
            dir="ltr"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the engine, which escapes every text.
            dangerouslySetInnerHTML={{ __html: dentroDePagina(html) }}
          />
        </div>
      </section>
      <Text top={3} size={2} tone="tinta-2">
        {t('productos.muestraDetalle')}
      </Text>
    </section>
  );
}

/** The pages are columns of one text, so the current page follows from the scroll position. */
function usePaginas(strip: RefObject<HTMLElement | null>) {
  const [{ pagina, paginas }, setPlace] = useState({ pagina: 1, paginas: 1 });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setPlace(placeOf(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    // The font of the sheet loads later and changes the page breaks.
    void document.fonts?.ready.then(look);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [strip]);
  const ir = (page: number) => {
    const element = strip.current;
    if (element) element.scrollTo({ left: (page - 1) * measure(element).step, behavior: 'smooth' });
  };
  return { pagina, paginas, ir };
}

function placeOf(strip: HTMLElement): { pagina: number; paginas: number } {
  const { step, paginas } = measure(strip);
  const atEnd = strip.scrollLeft > 0 && strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 2;
  return { pagina: atEnd ? paginas : Math.min(paginas, Math.round(strip.scrollLeft / step) + 1), paginas };
}

/** Pixels from one page to the next, and the number of pages. */
function measure(strip: HTMLElement): { step: number; paginas: number } {
  const pages = strip.querySelector('[data-hojas]');
  if (!pages) return { step: 1, paginas: 1 };
  const { columnWidth, columnGap } = getComputedStyle(pages);
  const gap = Number.parseFloat(columnGap) || 0;
  const step = (Number.parseFloat(columnWidth) || pages.clientWidth) + gap;
  return { step, paginas: Math.max(1, Math.round((pages.scrollWidth + gap) / step)) };
}
