import type { Endpoint, Input, Light } from '@fedatario/contract/base';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../lib/api-error.ts';
import { callFile, saveFile } from '../lib/file.ts';
import { placeErrors } from '../lib/form.ts';

/** Downloads the file that a form asks for; a refusal goes to its field, or is given back. */
export function useBajar<E extends Endpoint, V extends FieldValues, O>(
  endpoint: Light<E>,
  form: UseFormReturn<V, unknown, O>,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const bajar = async (input: Input<E>) => {
    setBusy(true);
    setError(null);
    try {
      saveFile(await callFile(endpoint, input, new AbortController().signal));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (!placeErrors(form, failure)) setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { bajar, busy, error: error?.codigo === 'datos-invalidos' ? null : error };
}
