import type { Redaccion } from '@fedatario/contract';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows in a form without changes what is written now: publishing, dropping or another person may change it while the form is open.
 */
export function useFresh<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  redaccion: Redaccion,
  valuesOf: (redaccion: Redaccion) => V,
): void {
  const shown = useRef(redaccion);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (shown.current === redaccion || isDirty) return;
    shown.current = redaccion;
    form.reset(valuesOf(redaccion));
  }, [form, isDirty, redaccion, valuesOf]);
}
