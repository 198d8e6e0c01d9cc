import type { FacturaDetalle } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { DateField } from '../../ui/form/DateField.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { MoneyField } from '../../ui/form/quantities.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import css from './comprobantes.module.css';
import { useEnviar } from './use-enviar.ts';

interface Props {
  pedido: FacturaDetalle;
  titulo: string;
}

/** Upload of a transfer receipt: first the file, then data that help to find the transfer. */
export function EnviarComprobante({ pedido, titulo }: Props) {
  const t = useT();
  const id = useId();
  const { state, send, clear } = useUpload();
  const archivo = state.en === 'casa' ? state.archivo : undefined;
  return (
    <Stack as="section" aria-labelledby={id} gap={4} align="start" className={css.send}>
      <h3 id={id}>{titulo}</h3>
      <FileDrop
        label={t('comprobantes.enviar.archivo')}
        state={state}
        onFile={(file) => void send(file)}
        onClear={clear}
      />
      {archivo && <Datos pedido={pedido} idArchivo={archivo.idArchivo} />}
    </Stack>
  );
}

function Datos({ pedido, idArchivo }: { pedido: FacturaDetalle; idArchivo: string }) {
  const t = useT();
  const { form, submit, sending, error } = useEnviar(pedido, idArchivo);
  const { register, formState } = form;
  const { errors } = formState;
  const opcional = t('comprobantes.enviar.opcional');
  return (
    <Grid as="form" noValidate onSubmit={submit} gap={5} rowGap={4} align="start" className={css.form}>
      <MoneyField label={t('comprobantes.enviar.monto')} error={errors.monto} field={register('monto')} />
      <DateField
        label={t('comprobantes.enviar.fecha')}
        help={t('comprobantes.enviar.fechaAyuda')}
        error={errors.fecha}
        field={register('fecha')}
        pasada
      />
      <TextField
        label={t('comprobantes.enviar.banco')}
        help={opcional}
        error={errors.banco}
        field={register('banco')}
      />
      <TextField
        label={t('comprobantes.enviar.referencia')}
        help={opcional}
        error={errors.referencia}
        field={register('referencia')}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Button type="submit" loading={sending}>
        {t('comprobantes.enviar.boton')}
      </Button>
    </Grid>
  );
}
