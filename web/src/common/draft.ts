import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { t } from '../i18n/i18n.ts';
import { onSessionLost } from '../lib/renewal.ts';
import { show } from '../ui/snackbar/store.ts';

/** Restores values that were unsaved when the session ended, in this tab only. `key` identifies form and owner. */
export function useDraft<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>, key: string): void {
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) return;
    return onSessionLost(() => sessionStorage.setItem(key, JSON.stringify(form.getValues())));
  }, [form, isDirty, key]);
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return;
    sessionStorage.removeItem(key);
    for (const [name, value] of Object.entries(JSON.parse(kept) as Partial<I>)) {
      form.setValue(name as Path<I>, value as PathValue<I, Path<I>>, { shouldDirty: true });
    }
    show('info', t('comun.formulario.recuperado'));
  }, [form, key]);
}
