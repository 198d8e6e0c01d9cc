import { Button } from '@mantine/core';
import { useT } from '../i18n/i18n.ts';
import type { ApiError } from '../lib/api-error.ts';
import { Notice } from '../ui/form/Notice.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';

interface Props {
  readonly error: ApiError | null | undefined;
  readonly saving: boolean;
  readonly dirty: boolean;
  /** Label of the button, for a new row. */
  readonly label?: string | undefined;
}

/** Footer of an edit form: the error, unless a field or the conflict dialog shows it, and the save button. */
export function GuardarCambios({ error, saving, dirty, label }: Props) {
  const t = useT();
  const silent = error?.codigo === 'conflicto-revision' || error?.codigo === 'datos-invalidos';
  return (
    <SaveBar>
      {error && !silent && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Button type="submit" loading={saving} disabled={!dirty}>
        {label ?? t('comun.guardar')}
      </Button>
    </SaveBar>
  );
}
