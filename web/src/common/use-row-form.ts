import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { t } from '../i18n/i18n.ts';
import type { ApiError } from '../lib/api-error.ts';
import { placeErrors, useSchemaForm } from '../lib/form.ts';
import { show } from '../ui/snackbar/store.ts';
import { useDraft } from './draft.ts';

export interface RowForm<V extends FieldValues, I extends FieldValues, O, R> {
  readonly schema: z.ZodMiniType<O, I>;
  /** Form values of the row. */
  readonly values: V;
  /** Converts form values into the input of the schema. */
  readonly prepare: (values: V) => unknown;
  readonly send: (body: O) => Promise<R>;
  /** Form values of the row in an answer. */
  readonly valuesOf: (row: R) => V;
  /** Storage key of form and row, to restore unsaved values after a session ended. */
  readonly draft: string;
  readonly onSaved: () => void;
}

/**
 * Form of a row: submits it, shows the server's errors at their fields, and after a change by somebody else keeps the
 * current row for a choice.
 */
export function useRowForm<V extends FieldValues, I extends FieldValues, O, R>(row: RowForm<V, I, O, R>) {
  const form = useSchemaForm<I, O, V>(row.schema, row.values as DefaultValues<V>, row.prepare);
  const [conflict, setConflict] = useState<V>();
  const [saved, setSaved] = useState(false);
  useDraft(form, row.draft);
  const { onSaved } = row;
  // Runs after the form is rendered as clean, so that closing it does not ask about unsaved changes.
  useEffect(() => {
    if (saved) onSaved();
  }, [saved, onSaved]);
  const refused = (failure: ApiError) => {
    if (failure.codigo === 'conflicto-revision') setConflict(row.valuesOf(failure.actual as R));
    else placeErrors(form, failure);
  };
  const save = form.handleSubmit(async (body) => {
    await row.send(body).then((answer) => {
      form.reset(row.valuesOf(answer));
      setSaved(true);
      show('success', t('comun.formulario.guardado'));
    }, refused);
  });
  const settle = (values: V) => {
    setConflict(undefined);
    form.reset(values, { keepDefaultValues: true });
    return save();
  };
  return { form, save, conflict, settle, dismiss: () => setConflict(undefined) };
}
