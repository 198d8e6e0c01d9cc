import { type Conteo, TOTAL_CONTADO } from '@fedatario/contract/base';
import { IconX } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import { Row } from '../layout/layout.tsx';
import type { Filter } from './table.ts';
import css from './toolbar.module.css';
import type { AnyList } from './use-list.ts';

interface Props extends Conteo {
  list: AnyList;
  filters: readonly Filter[];
}

/** Number of rows, and the active filters as removable chips. */
export function Chips({ list, filters, total, tope }: Props) {
  const t = useT();
  const chosen = filters.flatMap(({ name, label, options }) => {
    const chosen = list.filtros[name];
    const text = options ? options.find(({ value }) => value === chosen)?.label : chosen && dia(chosen);
    return text ? [{ name, text: `${label}: ${text}` }] : [];
  });
  const chips = [...(list.texto ? [{ name: 'texto', text: `«${list.texto}»` }] : []), ...chosen];
  return (
    <Row gap={2} align="center" wrap className={css.chips}>
      <p role="status">{total === undefined ? '' : countOf(t, total, tope)}</p>
      {chips.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className={css.chip}
          aria-label={t('lista.quitar', { filtro: text })}
          onClick={() => list.change({ [name]: undefined })}
        >
          {text}
          <IconX size={14} stroke={2} aria-hidden="true" />
        </button>
      ))}
      {chips.length > 1 && (
        <button type="button" className={css.clear} onClick={list.clear}>
          {t('lista.quitarFiltros')}
        </button>
      )}
    </Row>
  );
}

function countOf(t: ReturnType<typeof useT>, total: number, tope = TOTAL_CONTADO): string {
  if (total > tope) return t('lista.muchas', { n: tope.toLocaleString('en') });
  return t('lista.total', { n: total });
}
