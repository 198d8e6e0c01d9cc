import { Button } from '@mantine/core';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useT } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import css from './editor.module.css';

interface Props<V extends FieldValues, O> {
  readonly form: UseFormReturn<V, unknown, O>;
  readonly name: Path<V>;
  /** The values a new row begins with. */
  readonly vacia: object;
  /** The name of one row: «Arancel». */
  readonly una: string;
  readonly agregar: string;
  /** The fields of the row with this index. */
  readonly children: (index: number) => ReactNode;
}

/**
 * Rows of fields that are added, taken out and put in order. The form's own hook for that would weigh on every page with a form.
 */
export function Filas<V extends FieldValues, O>({ form, name, vacia, una, agregar, children }: Props<V, O>) {
  const t = useT();
  const rows = form.watch(name) as readonly object[];
  const set = (next: readonly object[]) => form.setValue(name, next as PathValue<V, Path<V>>, { shouldDirty: true });
  const remove = (index: number) => set(rows.toSpliced(index, 1));
  const raise = (index: number) => set(rows.toSpliced(index - 1, 2, rows[index] ?? vacia, rows[index - 1] ?? vacia));
  return (
    <div className={css.filas}>
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form writes a field by its place, whichever row stands there.
        <fieldset key={index} className={css.fila}>
          <legend>{`${una} ${index + 1}`}</legend>
          <Row gap={1} justify="end" className={css.mover}>
            {index > 0 && (
              <IconButton label={t('redaccion.subir', { fila: `${una} ${index + 1}` })} onClick={() => raise(index)}>
                <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              kind="remove"
              label={t('redaccion.quitar', { fila: `${una} ${index + 1}` })}
              onClick={() => remove(index)}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </Row>
          {children(index)}
        </fieldset>
      ))}
      <Button variant="default" onClick={() => set([...rows, vacia])}>
        {agregar}
      </Button>
    </div>
  );
}
