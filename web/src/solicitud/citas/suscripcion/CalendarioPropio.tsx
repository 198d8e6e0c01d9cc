import { DIAS_EN_CALENDARIO } from '@fedatario/contract/solicitud';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import parts from '../../../ui/parts.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import propio from './calendario-propio.module.css';

/** The secret address by which the reader's own calendar shows their appointments. */
export function CalendarioPropio() {
  const t = useT();
  const { data } = useCall(calls.calendariosDeCitas.read, {});
  const [url, setUrl] = useState<string>();
  const hacer = useSendFresh(calls.calendariosDeCitas.create, { renews: [calls.calendariosDeCitas.read] });
  const anular = useSend(calls.calendariosDeCitas.remove, { renews: [calls.calendariosDeCitas.read] });
  const error = hacer.error ?? anular.error;
  if (!data) return <Skeleton pieces={[64]} label={t('comun.cargando')} />;
  const { creadoEn } = data;
  const make = () => hacer.mutate({}, { onSuccess: ({ ruta }) => setUrl(`${location.origin}${ruta}`) });
  const revoke = () =>
    anular.mutate(
      {},
      {
        onSuccess: () => {
          setUrl(undefined);
          show('success', tell('citasEnCalendario.anulada'));
        },
      },
    );
  return (
    <Stack gap={5}>
      <p>{t('citasEnCalendario.detalle', { dias: DIAS_EN_CALENDARIO })}</p>
      {url && <Direccion url={url} />}
      {!url && creadoEn !== null && <p>{t('citasEnCalendario.hechaEn', { fecha: fechaHora(creadoEn) })}</p>}
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      {hacer.dialog}
      <Row gap={3} wrap>
        <Button variant={creadoEn === null ? 'filled' : 'default'} loading={hacer.isPending} onClick={make}>
          {t(creadoEn === null ? 'citasEnCalendario.hacer' : 'citasEnCalendario.renovar')}
        </Button>
        {creadoEn !== null && (
          <Button variant="default" loading={anular.isPending} onClick={revoke}>
            {t('citasEnCalendario.anular')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** The address, seen this once, and how each program subscribes to it. */
function Direccion({ url }: { url: string }) {
  const t = useT();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    show('success', tell('citasEnCalendario.copiada'));
  };
  return (
    <Stack gap={3} pad={4} className={propio.once} role="status">
      <p>
        <strong>{t('citasEnCalendario.direccion')}</strong>
      </p>
      <p className={propio.address} dir="ltr">
        {url}
      </p>
      {/* A page served over plain http has no clipboard; the text can still be selected. */}
      {'clipboard' in navigator && (
        <div>
          <Button onClick={() => void copy()}>{t('citasEnCalendario.copiar')}</Button>
        </div>
      )}
      <p>{t('citasEnCalendario.unaVez')}</p>
      <p>
        <strong>{t('citasEnCalendario.como')}</strong>
      </p>
      <Stack as="ul" gap={2} className={propio.how}>
        {(['google', 'outlook', 'apple'] as const).map((programa) => (
          <li key={programa}>{t(`citasEnCalendario.${programa}`)}</li>
        ))}
      </Stack>
      <p className={parts.note}>{t('citasEnCalendario.tarda')}</p>
    </Stack>
  );
}
