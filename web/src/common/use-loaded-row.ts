import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type RowForm, useRowForm } from './use-row-form.ts';

/** Form of a single row: while it is unedited, it follows the data last read. */
export function useLoadedRow<V extends FieldValues, I extends FieldValues, O, R>(
  row: Omit<RowForm<V, I, O, R>, 'values' | 'onSaved'>,
  loaded: R,
) {
  const { valuesOf } = row;
  const result = useRowForm({ ...row, values: valuesOf(loaded), onSaved: nothing });
  const { form } = result;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) form.reset(valuesOf(loaded));
  }, [loaded, isDirty, form, valuesOf]);
  return result;
}

const nothing = () => undefined;
