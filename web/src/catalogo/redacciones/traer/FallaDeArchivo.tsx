import type { ClaveMensaje } from '@fedatario/contract/base';
import { useT } from '../../../i18n/i18n.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

/** Why a file is refused: each part that is wrong, by its name in the file. */
export function FallaDeArchivo({ error: { codigo, errores, params } }: { error: ApiError }) {
  const t = useT();
  if (errores.length === 0) return <Notice tone="error">{t(`error.${codigo}`, params)}</Notice>;
  return (
    <Notice tone="error">
      <p>{t('traida.mal')}</p>
      <Stack as="ul" gap={1}>
        {errores.slice(0, 12).map(({ campo, clave, params: suyos }) => (
          <li key={`${campo} ${clave}`}>
            <code dir="ltr">{campo}</code>: {t(`campo.${clave as ClaveMensaje}`, suyos)}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
