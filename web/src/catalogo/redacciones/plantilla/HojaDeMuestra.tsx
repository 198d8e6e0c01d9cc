import { evaluarEntrevista, renderHtml, resolverDocumento } from '@fedatario/document-engine';
import type { Node as Nodo } from '@tiptap/pm/model';
import { type MouseEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { dentroDePagina } from '../../../lib/documento.ts';
import { hoy } from '../../../lib/escribir.ts';
import documento from '../../../ui/documento.module.css';
import { Text } from '../../../ui/layout/layout.tsx';
import type { Leido } from '../texto/texto.ts';
import { useMesa } from '../texto/use-taller.ts';
import { origenDe } from './lugares.ts';
import { alrededorDe, PorqueDeHoja, type Pulsada } from './PorqueDeHoja.tsx';
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
  const hoja = useMemo(() => imprimir(late, respuestas), [late, respuestas]);
  const [pulsada, setPulsada] = useState<Pulsada>();
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const piece = target.closest<HTMLElement>('[data-datos], [data-ruta], [data-condiciones]');
    const paths = (list: string | undefined) => (list ?? '').split(' ').filter(Boolean);
    const { datos: printed, ruta, condiciones: decided } = piece?.dataset ?? {};
    const datos = paths(printed ?? ruta);
    const said = (piece ?? target).textContent ?? '';
    const clausula = target.closest('.documento-clausula')?.id.replace(/^clausula-/, '');
    onElegir((doc) => {
      const pos = origenDe(doc, { clausula, datos, texto: said });
      setPulsada({ texto: said, datos, condiciones: paths(decided), alrededor: alrededorDe(doc, pos, leido) });
      return pos;
    });
  };
  return (
    <section className={css.muestra} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('taller.plantilla.muestra')}</h2>
      <Text size={3} tone="tinta-2">
        {t('taller.plantilla.muestraDetalle')}
      </Text>
      {pulsada && <PorqueDeHoja pulsada={pulsada} leido={late} datos={hoja.datos} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a short cut for the mouse; the editor itself is read and searched. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        className={`${documento.hoja} ${css.impresa}`}
        lang="es"
        dir="ltr"
        onClick={onClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the engine, which escapes every text.
        dangerouslySetInnerHTML={{ __html: hoja.html }}
      />
    </section>
  );
}

function imprimir(
  { entrevista, plantilla }: Leido,
  respuestas: unknown,
): { html: string; datos: Record<string, unknown> } {
  if (!entrevista || !plantilla) return { html: '', datos: {} };
  const contexto = { hoy: hoy(), notario: NOTARIA, documento: { numero: 'MUESTRA' } };
  const estado = evaluarEntrevista(entrevista, respuestas, { contexto, rol: 'notario' });
  return { html: dentroDePagina(renderHtml(resolverDocumento(plantilla, entrevista, estado))), datos: estado.datos };
}
