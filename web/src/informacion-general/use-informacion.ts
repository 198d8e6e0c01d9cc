import { CambioDeInformacionGeneral, type InformacionGeneral, informacionGeneral } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { t } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import type { ApiError } from '../lib/api-error.ts';
import { useDraft } from '../lib/draft.ts';
import { placeErrors, useSchemaForm } from '../lib/form.ts';
import { show } from '../ui/snackbar/store.ts';

export type Valores = z.input<typeof CambioDeInformacionGeneral>;

/** The form of the company: sends what it says, and keeps the row as it is now when somebody changed it meanwhile. */
export function useInformacion(informacion: InformacionGeneral) {
  const form = useSchemaForm(CambioDeInformacionGeneral, valoresOf(informacion));
  const [current, setCurrent] = useState<Valores>();
  const renews = [informacionGeneral.read];
  const { mutateAsync, isPending, error } = useSend(informacionGeneral.update, { renews });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) form.reset(valoresOf(informacion));
  }, [informacion, isDirty, form]);
  useDraft(form, 'borrador:informacion-general');
  const refused = (failure: ApiError) => {
    if (failure.codigo === 'conflicto-revision') setCurrent(valoresOf(failure.actual as InformacionGeneral));
    else placeErrors(form, failure);
  };
  const save = form.handleSubmit(async (body) => {
    await mutateAsync({ body }).then((saved) => {
      form.reset(valoresOf(saved));
      show('success', t('comun.formulario.guardado'));
    }, refused);
  });
  const settle = (values: Valores) => {
    setCurrent(undefined);
    form.reset(values, { keepDefaultValues: true });
    return save();
  };
  return { form, save, saving: isPending, error, conflict: current, settle, dismiss: () => setCurrent(undefined) };
}

/** As the form shows it: an empty field for what is not known. */
function valoresOf(informacion: InformacionGeneral): Valores {
  const texts = Object.entries(informacion).map(([field, value]) => [field, value ?? '']);
  const telefono = jurisdiccion.telefono.format(informacion.telefono ?? '');
  return { ...(Object.fromEntries(texts) as Valores), telefono };
}
