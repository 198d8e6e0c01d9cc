import { type Idioma, idiomas } from '@fedatario/contract/base';
import type { Perfil } from '@fedatario/contract/casa';
import { NativeSelect } from '@mantine/core';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { nombresDeIdioma } from '../../i18n/nombres.ts';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';

/**
 * Applies and saves the language at once. After a conflict it is saved again over the new revision, because only its
 * owner sets it.
 */
export function IdiomaField({ perfil, onIdioma }: { perfil: Perfil; onIdioma: (idioma: Idioma) => Promise<void> }) {
  const t = useT();
  const { mutateAsync, isPending } = useSend(calls.usuarios.updateInfo, { renews: [calls.usuarios.byEmail] });
  const params = { email: perfil.email };
  const save = (idioma: Idioma, revision: number) => mutateAsync({ params, body: { idioma, revision } });
  const choose = async (idioma: Idioma) => {
    await onIdioma(idioma);
    await save(idioma, perfil.revision)
      .catch((error: ApiError) => {
        if (error.codigo !== 'conflicto-revision') throw error;
        return save(idioma, (error.actual as Perfil).revision);
      })
      .catch((error: ApiError) => show('error', t(`error.${error.codigo}`)));
  };
  return (
    <NativeSelect
      label={t('usuarios.campo.idioma')}
      description={t('usuarios.ayuda.idioma')}
      data={idiomas.map((value) => ({ value, label: nombresDeIdioma[value] }))}
      value={perfil.idioma}
      disabled={isPending}
      onChange={({ currentTarget: { value } }) => void choose(value as Idioma)}
    />
  );
}
