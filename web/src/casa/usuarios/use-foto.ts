import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { ApiError } from '../../lib/api-error.ts';
import { lighten } from '../../lib/picture.ts';
import { upload } from '../../lib/upload.ts';
import { show } from '../../ui/snackbar/store.ts';

/** Uploads a photo and refreshes the profile everywhere it is shown. */
export function useFoto(idUsuario: string) {
  const t = useT();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const renew = () => void client.invalidateQueries({ queryKey: [calls.usuarios.byEmail.path] });
  const put = async (file: File) => {
    if (sending) return;
    setSending(true);
    setError(undefined);
    try {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      await upload(calls.usuarios.putFoto, { params: { id: idUsuario } }, await lighten(file), options);
      await client.invalidateQueries({ queryKey: [calls.usuarios.byEmail.path] });
      show('success', t('usuarios.foto.lista'));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError('error-interno'));
    } finally {
      setSending(false);
    }
  };
  return { sending, error, put, renew };
}
