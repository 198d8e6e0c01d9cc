import { evaluarEntrevista, renderHtml, resolverDocumento } from '@fedatario/document-engine';
import type { Node as Nodo } from '@tiptap/pm/model';
import { type MouseEvent, useDeferredValue, useId, useMemo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { dentroDePagina } from '../../../lib/documento.ts';
import { hoy } from '../../../lib/escribir.ts';
import documento from '../../../ui/documento.module.css';
import type { Leido } from '../texto/texto.ts';
import { useMesa } from '../texto/use-taller.ts';
import { origenDe } from './lugares.ts';
import css from './plantilla.module.css';

/** Stand-in for the notary, as in the sample that the public reads. */
const NOTARIA = { nombreCompleto: 'Nombre de la Notaria', sexo: 'F', colegiado: '00000' };

interface Props {
  /** Leads to where a text of the sheet is written. */
  readonly onElegir: (buscar: (doc: Nodo) => number | undefined) => void;
}

/** The document with the answers of the sample, as it prints. A sentence leads to its place in the template. */
export function HojaDeMuestra({ onElegir }: Props) {
  const t = useT();
  const titulo = useId();
  const { leido, texto } = useMesa();
  const { respuestas } = texto;
  // Typing does not wait for the sheet.
  const late = useDeferredValue(leido);
  const html = useMemo(() => imprimir(late, respuestas), [late, respuestas]);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const piece = target.closest<HTMLElement>('[data-datos], [data-ruta]');
    const datos = (piece?.dataset.datos ?? piece?.dataset.ruta ?? '').split(' ').filter(Boolean);
    const said = (piece ?? target).textContent ?? '';
    onElegir((doc) => origenDe(doc, { clausula: undefined, datos, texto: said }));
  };
  return (
    <section className={css.muestra} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('taller.plantilla.muestra')}</h2>
      <p className={css.nota}>{t('taller.plantilla.muestraDetalle')}</p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a short cut for the mouse; the editor itself is read and searched. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        className={`${documento.hoja} ${css.impresa}`}
        lang="es"
        dir="ltr"
        onClick={onClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the engine, which escapes every text.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}

function imprimir({ entrevista, plantilla }: Leido, respuestas: unknown): string {
  if (!entrevista || !plantilla) return '';
  const contexto = { hoy: hoy(), notario: NOTARIA, documento: { numero: 'MUESTRA' } };
  const estado = evaluarEntrevista(entrevista, respuestas, { contexto, rol: 'notario' });
  return dentroDePagina(renderHtml(resolverDocumento(plantilla, entrevista, estado)));
}
