import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { t } from '../i18n/i18n.ts';
import type { ApiError } from '../lib/api-error.ts';
import { useDraft } from '../lib/draft.ts';
import { placeErrors, useSchemaForm } from '../lib/form.ts';
import { show } from '../ui/snackbar/store.ts';

export interface RowForm<V extends FieldValues, I extends FieldValues, O, R> {
  readonly schema: z.ZodMiniType<O, I>;
  /** The row as the form shows it. */
  readonly values: V;
  /** From what people read to what the schema reads. */
  readonly prepare: (values: V) => unknown;
  readonly send: (body: O) => Promise<R>;
  /** The row of an answer, as the form shows it. */
  readonly valuesOf: (row: R) => V;
  /** Names form and row, to bring back what was written when a session ended. */
  readonly draft: string;
  readonly onSaved: () => void;
}

/**
 * The form of a row: sends what it says, puts what the server refuses under its fields, and when somebody changed the
 * row meanwhile keeps it as it is now for the person to choose.
 */
export function useRowForm<V extends FieldValues, I extends FieldValues, O, R>(row: RowForm<V, I, O, R>) {
  const form = useSchemaForm<I, O, V>(row.schema, row.values as DefaultValues<V>, row.prepare);
  const [conflict, setConflict] = useState<V>();
  const [saved, setSaved] = useState(false);
  useDraft(form, row.draft);
  const { onSaved } = row;
  // After the form is drawn clean: what closes it is then not asked about what is unsaved.
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
