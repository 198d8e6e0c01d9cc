import { Checkbox, Loader } from '@mantine/core';
import { IconColumns3, IconDownload } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Disclosure } from '../Disclosure.tsx';
import { Stack } from '../layout/layout.tsx';
import type { Column } from './table.ts';
import css from './toolbar.module.css';
import type { Exporting } from './use-export.ts';
import type { AnyList } from './use-list.ts';

interface ColumnsProps {
  list: Pick<AnyList, 'ocultas' | 'change'>;
  columns: readonly Pick<Column<never>, 'name' | 'label'>[];
}

/** Choice of visible columns. The first names the row and cannot be hidden. */
export function ColumnsMenu({ list, columns }: ColumnsProps) {
  const t = useT();
  const { ocultas, change } = list;
  const toggle = (name: string, seen: boolean) => {
    const hidden = seen ? ocultas.filter((one) => one !== name) : [...ocultas, name];
    change({ ocultas: hidden.join(',') }, true);
  };
  const button = (
    <>
      <IconColumns3 size={18} stroke={1.75} aria-hidden="true" />
      {t('lista.columnas')}
    </>
  );
  return (
    <Disclosure label={t('lista.columnas')} button={button} kind="box">
      {() => (
        <Stack as="fieldset" gap={4} pad={3} className={css.menu}>
          <legend className="visualmente-oculto">{t('lista.columnas')}</legend>
          {columns.slice(1).map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={!ocultas.includes(name)}
              onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
            />
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}

export function ExportMenu({ exporting: { formats, making, run } }: { exporting: Exporting }) {
  const t = useT();
  const button = (
    <>
      {making ? <Loader size={18} /> : <IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      {t('lista.exportar')}
    </>
  );
  return (
    <Disclosure label={t('lista.exportar')} button={button} kind="box">
      {(close) => (
        <Stack gap={4} pad={3} className={css.menu}>
          {formats.map((formato) => (
            <button
              key={formato}
              type="button"
              disabled={making !== undefined}
              onClick={() => {
                close();
                run(formato);
              }}
            >
              {t(`lista.formato.${formato}`)}
            </button>
          ))}
          <small>{t('lista.exportaFiltrado')}</small>
        </Stack>
      )}
    </Disclosure>
  );
}
