import { parrafosDe, renderHtml } from '@fedatario/document-engine';
import { Textarea } from '@mantine/core';
import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import documento from '../../ui/documento.module.css';
import type { PorEnviar } from './DecidirMinuta.tsx';
import css from './minutas.module.css';
import { documentoDeTexto } from './parrafo.ts';

interface Props {
  contenido: unknown;
  /** Whether paragraphs can be remarked on. */
  observable: boolean;
  onObservar: (observacion: PorEnviar) => void;
}

/** The document as printed, with a remark button beside each paragraph. */
export function HojaLeida({ contenido, observable, onObservar }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [elegido, setElegido] = useState<number>();
  const leido = useMemo(() => documentoDeTexto(contenido), [contenido]);
  const parrafos = useMemo(() => parrafosDe(leido), [leido]);
  const etiqueta = observable ? t('minuta.lectura.observar') : undefined;
  useLayoutEffect(() => {
    if (!place.current) return;
    // `renderHtml` escaped the text, so assigning it as markup is safe.
    place.current.innerHTML = renderHtml(leido);
    bajarEncabezados(place.current);
    if (etiqueta) ponerBotones(place.current, etiqueta);
  }, [leido, etiqueta]);
  const onClick = ({ target }: MouseEvent) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-parrafo]')?.dataset.parrafo : undefined;
    if (at !== undefined) setElegido(Number(at));
  };
  return (
    <div className={css.paper}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are buttons, which the keyboard presses too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div className={`${documento.hoja} ${css.sheet} ${css.read}`} ref={place} lang="es" dir="ltr" onClick={onClick} />
      {elegido !== undefined && (
        <Observar
          cita={parrafos[elegido] ?? ''}
          onClose={() => setElegido(undefined)}
          onListo={(texto) => {
            setElegido(undefined);
            onObservar({ parrafo: elegido, cita: parrafos[elegido] ?? '', texto });
          }}
        />
      )}
    </div>
  );
}

/** Lowers the document's headings by one level, under the heading of the page, as the editor does. */
function bajarEncabezados(place: HTMLElement): void {
  for (const heading of place.querySelectorAll('h1, h2, h3, h4'))
    heading.setAttribute('aria-level', String(Number(heading.tagName.slice(1)) + 1));
}

/** Paragraphs in the order of `parrafosDe`; a signature counts as one, however many elements draw it. */
function ponerBotones(place: HTMLElement, etiqueta: string): void {
  const all = place.querySelectorAll('.documento-firma, article p, article h1, article h2, article h3, article h4');
  const own = Array.from(all).filter((one) => one.matches('.documento-firma') || !one.closest('.documento-firma'));
  own.forEach((element, n) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '¶' });
    button.setAttribute('aria-label', `${etiqueta}: ${(element.textContent ?? '').slice(0, 60)}`);
    button.title = etiqueta;
    button.dataset.parrafo = String(n);
    element.append(button);
  });
}

interface ObservarProps {
  cita: string;
  onClose: () => void;
  onListo: (texto: string) => void;
}

function Observar({ cita, onClose, onListo }: ObservarProps) {
  const t = useT();
  const [texto, setTexto] = useState('');
  return (
    <ConfirmDialog
      title={t('minuta.lectura.observacion')}
      confirm={t('minuta.lectura.agregar')}
      disabled={texto.trim() === ''}
      onConfirm={() => onListo(texto.trim())}
      onClose={onClose}
    >
      <blockquote className={css.quote} lang="es" dir="ltr">
        {cita}
      </blockquote>
      <Textarea
        autosize
        data-autofocus
        minRows={3}
        maxLength={1000}
        label={t('minuta.lectura.observacion')}
        description={t('minuta.lectura.observacionAyuda')}
        value={texto}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
