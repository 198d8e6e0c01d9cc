import type { FormaPago } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { t as text, useT } from '../../../i18n/i18n.ts';
import { reading, useCall, useSend } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Card, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { TarjetaGuardada } from './TarjetaGuardada.tsx';
import css from './tarjetas.module.css';

/** Cards saved at the provider: choose the default, delete, or add one on the provider's page. */
export function FormaPagoPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.formasPago.list, {});
  const { data: opciones } = useCall(calls.formasPago.options, {});
  const confirmando = useConfirmacion();
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[72, 72]} label={t('comun.cargando')} />;
  return (
    <Section title={t('pago.guardadas.titulo')} text={t('pago.guardadas.detalle')}>
      {confirmando && <Notice tone="info">{t('pago.guardadas.guardando')}</Notice>}
      {data.length === 0 && !confirmando && <Vacio />}
      <Card as="ul" className={css.cards}>
        {data.map((tarjeta) => (
          <TarjetaGuardada key={tarjeta.idFormaPago} tarjeta={tarjeta} />
        ))}
      </Card>
      {opciones?.agregar && <Agregar />}
    </Section>
  );
}

function Vacio() {
  const t = useT();
  return (
    <Row gap={4} align="center" pad={6} className={css.empty}>
      <IconCreditCard size={32} stroke={1.25} aria-hidden="true" />
      <p>
        <strong>{t('pago.guardadas.vacio')}</strong>
        <span>{t('pago.guardadas.vacioDetalle')}</span>
      </p>
    </Row>
  );
}

function Agregar() {
  const t = useT();
  const [yendo, setYendo] = useState(false);
  const { mutate, isPending, error } = useSend(calls.formasPago.open);
  const go = ({ url }: { url: string }) => {
    setYendo(true);
    window.location.assign(url);
  };
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setYendo(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return (
    <Stack gap={4} align="start">
      {error && <Notice tone="error">{t(`error.${error.codigo}`)}</Notice>}
      <p className={css.note}>{t('pago.nuevaDetalle')}</p>
      <Button loading={isPending || yendo} onClick={() => mutate({}, { onSuccess: go })}>
        {t('pago.guardadas.agregar')}
      </Button>
    </Stack>
  );
}

/** On return from the provider's page the address names the new card, which is confirmed once. */
function useConfirmacion(): boolean {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const referencia = search.get('referencia');
  const { mutateAsync } = useSend(calls.formasPago.confirm);
  const asked = useRef<string>(null);
  useEffect(() => {
    if (!referencia || asked.current === referencia) return;
    asked.current = referencia;
    const keep = (tarjetas: FormaPago[]) => {
      client.setQueryData(reading(calls.formasPago.list, {}).queryKey, tarjetas);
      show('success', text('pago.guardadas.guardada'));
    };
    const fail = (wrong: unknown) =>
      show('error', text(wrong instanceof ApiError ? `error.${wrong.codigo}` : 'pago.guardadas.noGuardada'));
    void mutateAsync({ body: { referencia } })
      .then(keep, fail)
      .then(() => setSearch({}, { replace: true }));
  }, [client, referencia, mutateAsync, setSearch]);
  return referencia !== null;
}
