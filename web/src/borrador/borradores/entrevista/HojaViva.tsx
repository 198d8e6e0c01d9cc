import { campoEn } from '@fedatario/document-engine';
import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import documento from '../../../ui/documento.module.css';
import { marcar, pintar } from './documento-dom.ts';
import css from './hoja.module.css';
import { Porque, type Razon } from './Porque.tsx';
import { indiceDe } from './sesion/estructura.ts';
import { escribirDocumento } from './sesion/sesion.ts';
import { useSesion, useVista } from './sesion/use-sesion.ts';

interface Props {
  /** Opens the question of a path. */
  onIr: (ruta: string) => void;
}

/** Live preview of the document. Blanks and words that come from answers link to their question. */
export function HojaViva({ onIr }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [razon, setRazon] = useState<Razon>();
  usePintura(place);
  const cerrar = () => {
    const { clausula = '' } = razon ?? {};
    setRazon(undefined);
    place.current
      ?.querySelector<HTMLElement>(`[data-clausula="${CSS.escape(clausula)}"]`)
      ?.focus({ preventScroll: true });
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const why = target?.closest<HTMLElement>('[data-porque]');
    if (why) return setRazon({ clausula: why.dataset.clausula ?? '', rutas: why.dataset.porque?.split(' ') ?? [] });
    const [ruta] = (target?.closest<HTMLElement>('[data-ruta]')?.dataset.ruta ?? dataOf(target)).split(' ');
    if (!ruta) return;
    event.preventDefault();
    onIr(ruta);
  };
  return (
    <>
      {razon && <Porque razon={razon} onIr={onIr} onCerrar={cerrar} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: blanks are links and reasons are buttons, both with the keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above; the click on a word is a short cut for the mouse. */}
      <div
        className={`${documento.hoja} ${css.sheet}`}
        ref={place}
        lang="es"
        dir="ltr"
        onClick={onClick}
        title={t('entrevista.hojaAyuda')}
      />
    </>
  );
}

function dataOf(target: Element | null): string {
  return target?.closest<HTMLElement>('[data-datos]')?.dataset.datos ?? '';
}

/** Redraws the preview on each change and scrolls to the text of the active question. */
function usePintura(place: RefObject<HTMLDivElement | null>): void {
  const t = useT();
  const sesion = useSesion();
  const estado = useVista((vista) => vista.estado);
  const activa = useVista((vista) => vista.activa);
  const html = useMemo(() => escribirDocumento(sesion, estado, t('entrevista.numeroPendiente')), [sesion, estado, t]);
  const seguida = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!place.current) return;
    const isPregunta = (ruta: string) => indiceDe(sesion.entrevista, ruta) !== undefined && estado.visibles.has(ruta);
    const corta = (ruta: string) => campoEn(sesion.entrevista, ruta)?.pregunta.etiquetaCorta;
    pintar(place.current, html, isPregunta, { porque: t('entrevista.porque'), falta: t('entrevista.falta'), corta });
    const first = marcar(place.current, activa);
    if (seguida.current !== activa && first) follow(place.current, first);
    seguida.current = activa;
  }, [place, html, activa, sesion, estado, t]);
}

/** Scrolls the preview pane and never the page, so that the field being typed in does not move. */
function follow(place: HTMLElement, element: Element): void {
  const pane = place.closest<HTMLElement>('[data-panel]');
  if (!pane) return;
  const { top } = element.getBoundingClientRect();
  const frame = pane.getBoundingClientRect();
  if (top > frame.top + 80 && top < frame.bottom - 160) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane.scrollTo({ top: pane.scrollTop + top - frame.top - frame.height / 3, behavior: still ? 'auto' : 'smooth' });
}
