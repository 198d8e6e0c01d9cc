import { roles } from '@fedatario/contract/base';
import type { Cuenta } from '@fedatario/contract/casa';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import css from './cuentas.module.css';
import { renews } from './use-acciones.ts';

/** Changes a person's role; asks for the administrator's password. */
export function CambiarRol({ cuenta: { idUsuario, nombreCompleto: nombre, rol } }: { cuenta: Cuenta }) {
  const t = useT();
  const [idRol, setIdRol] = useState(rol.idRol);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.cuentas.changeRol, { renews });
  const options = roles.map((one, index) => ({ value: String(index + 1), label: t(`cuentas.rol.${one}`) }));
  const change = () =>
    mutate(
      { params: { idUsuario }, body: { IdRol: idRol } },
      { onSuccess: () => show('success', t('cuentas.rolCambiado', { nombre })) },
    );
  return (
    <Grid gap={3} align="end" className={css.rol}>
      <NativeSelect
        label={t('cuentas.columna.rol')}
        aria-describedby="que-hace-el-rol"
        value={String(idRol)}
        data={options}
        onChange={({ currentTarget }) => setIdRol(Number(currentTarget.value))}
      />
      <Button variant="default" loading={isPending} disabled={idRol === rol.idRol} onClick={change}>
        {t('cuentas.cambiarRol')}
      </Button>
      <p id="que-hace-el-rol" className={css.nota}>
        {t('cuentas.queHaceElRol')}
      </p>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      {dialog}
    </Grid>
  );
}
