import { CambioDePerfil, type Perfil, usuarios } from '@fedatario/contract';
import { useEffect, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import type { ApiError } from '../lib/api-error.ts';
import { useDraft } from '../lib/draft.ts';
import { placeErrors, useSchemaForm } from '../lib/form.ts';
import { show } from '../ui/snackbar/store.ts';
import { prepare, type Valores, valoresOf } from './valores.ts';

/** The form of a profile: sends what it says, and keeps the row as it is now when somebody changed it meanwhile. */
export function useInfo(perfil: Perfil) {
  const form = useSchemaForm(CambioDePerfil, valoresOf(perfil), prepare);
  const [current, setCurrent] = useState<Valores>();
  const { mutateAsync, isPending, error } = useSend(usuarios.updateInfo, { renews: [usuarios.byEmail] });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) form.reset(valoresOf(perfil));
  }, [perfil, isDirty, form]);
  useDraft(form, `borrador:perfil:${perfil.email}`);
  const refused = (failure: ApiError) => {
    if (failure.codigo === 'conflicto-revision') setCurrent(valoresOf(failure.actual as Perfil));
    else placeErrors(form, failure);
  };
  const save = form.handleSubmit(async (body) => {
    await mutateAsync({ params: { email: perfil.email }, body }).then((saved) => {
      form.reset(valoresOf(saved));
      show('success', t('comun.formulario.guardado'));
    }, refused);
  });
  const settle = (values: Valores) => {
    setCurrent(undefined);
    for (const [field, value] of Object.entries(values))
      form.setValue(field as keyof Valores, value, { shouldDirty: true });
    return save();
  };
  return { form, save, saving: isPending, error, conflict: current, settle, dismiss: () => setCurrent(undefined) };
}
