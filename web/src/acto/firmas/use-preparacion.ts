import { type DiferenciaDeFirma, type FirmaDeTramite, PorImprimir } from '@fedatario/contract/acto';
import { useState } from 'react';
import { calls } from '#calls';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { useSchemaForm } from '../../lib/form.ts';
import { porImprimir, type Valores } from './valores.ts';

export type Form = ReturnType<typeof useSchemaForm<never, FirmaDeTramite, Valores>>;

/** The fields whose data are written into the text. */
const AL_IMPRIMIR = ['clase', 'instrumento', 'lugar', 'fecha', 'comparecientes'] as const;

/** Writes the data of a signing into its text before it is printed, counts its sheets and compares both. */
export function usePreparacion(form: Form, idSolicitud: string, refuse: (failure: ApiError) => void) {
  const { mutateAsync, error } = useSend(calls.firmas.prepare);
  const [diferencias, setDiferencias] = useState<readonly DiferenciaDeFirma[]>([]);
  /** Resolves to whether the text may be printed. */
  const preparar = async () => {
    form.clearErrors();
    const body = PorImprimir.safeParse(porImprimir(form.getValues()));
    if (!body.success) {
      await form.trigger(AL_IMPRIMIR);
      return false;
    }
    try {
      const listo = await mutateAsync({ params: { idSolicitud }, body: body.data });
      setDiferencias(listo.diferencias);
      if (listo.hojas !== null) form.setValue('hojas', String(listo.hojas));
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      refuse(failure);
      return false;
    }
  };
  return { preparar, diferencias, fallo: error };
}
