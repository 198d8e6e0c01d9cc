import type { DteDetenido } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/Page.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import css from './detenidos.module.css';

/** Invoices that the certifier has not accepted, with the reasons. */
export function Detenidos() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.facturacion.detenidos, {});
  if (data?.length === 0 || (!data && !error)) return null;
  return (
    <Section title={t('facturacion.detenidos.titulo')} text={t('facturacion.detenidos.detalle')}>
      {!data && error && <Failure error={error} retry={refetch} />}
      <Stack as="ul" gap={5} className={css.list}>
        {data?.map((dte) => (
          <Detenido key={dte.idDte} dte={dte} />
        ))}
      </Stack>
    </Section>
  );
}

function Detenido({ dte }: { dte: DteDetenido }) {
  const t = useT();
  const { idDte, numero, total, estado, errores, intentos, actualizadoEn } = dte;
  const { mutate, isPending } = useSend(calls.facturacion.reintentar, { renews: [calls.facturacion.detenidos] });
  const rechazada = estado === 'rechazada';
  const again = () =>
    mutate(
      { params: { idDte } },
      {
        onSuccess: () => show('success', t('facturacion.detenidos.pedido', { numero })),
        onError: ({ codigo, params }) => show('error', t(`error.${codigo}`, params)),
      },
    );
  return (
    <li>
      <Row as="p" gap={4} rowGap={1} align="center" wrap figures>
        <strong>{numero}</strong>
        <span>{dinero(total)}</span>
        <Badge tone={rechazada ? 'problema' : 'proceso'} icon={rechazada ? IconAlertTriangle : IconClock}>
          {t(`facturacion.detenidos.${rechazada ? 'rechazada' : 'pendiente_certificacion'}`)}
        </Badge>
      </Row>
      {errores.map((texto) => (
        <p key={texto}>{texto}</p>
      ))}
      {intentos > 0 && (
        <Text size={2} tone="tinta-2">
          {t('facturacion.detenidos.intentos', { intentos, fecha: fechaHora(actualizadoEn) })}
        </Text>
      )}
      <Button
        variant="default"
        loading={isPending}
        onClick={again}
        aria-label={t('facturacion.detenidos.reintentarCual', { numero })}
      >
        {t('facturacion.detenidos.reintentar')}
      </Button>
    </li>
  );
}
