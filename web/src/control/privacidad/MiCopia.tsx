import type { Copia } from '@fedatario/contract/control';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useSendFresh } from '../../common/use-send-fresh.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora, peso } from '../../lib/format.ts';
import { useCambio } from '../../lib/live.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { situacionDe } from './copia.ts';

/** A copy of all of a person's data: request, progress and download. */
export function MiCopia() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.privacidad.read, undefined);
  // A notification announces that the copy is ready or failed.
  useCambio('notificaciones', () => void refetch());
  if (error && data === undefined) return <Failure error={error} retry={refetch} />;
  if (data === undefined) return <Skeleton pieces={[96]} label={t('comun.cargando')} />;
  return (
    <Stack gap={4}>
      <p>{t('privacidad.trae')}</p>
      <Situacion copia={data} />
      <Acciones copia={data} />
    </Stack>
  );
}

function Situacion({ copia }: { copia: Copia | null }) {
  const t = useT();
  if (!copia) return null;
  const { estado, listaEn, venceEn, bytes, pedidaEn } = copia;
  if (estado === 'preparando')
    return <Notice tone="info">{t('privacidad.preparando', { fecha: fechaHora(pedidaEn) })}</Notice>;
  if (estado === 'fallida') return <Notice tone="error">{t('privacidad.fallida')}</Notice>;
  if (situacionDe(copia, new Date()) === 'vencida' || !listaEn || !venceEn) return <p>{t('privacidad.vencida')}</p>;
  const valores = { fecha: fechaHora(listaEn), hasta: fechaHora(venceEn), peso: peso(bytes ?? 0) };
  return <Notice tone="success">{t('privacidad.lista', valores)}</Notice>;
}

function Acciones({ copia }: { copia: Copia | null }) {
  const t = useT();
  const ask = useSendFresh(calls.privacidad.ask, { renews: [calls.privacidad.read] });
  const link = useSendFresh(calls.privacidad.link);
  const situacion = situacionDe(copia, new Date());
  if (situacion === 'preparando') return null;
  const lista = situacion === 'lista';
  const failure = ask.error ?? link.error;
  const pedir = t(lista ? 'privacidad.otra' : situacion === 'fallida' ? 'privacidad.reintentar' : 'privacidad.pedir');
  return (
    <>
      {failure && <Notice tone="error">{t(`error.${failure.codigo}`, failure.params)}</Notice>}
      <Row gap={3} wrap>
        {lista && (
          <Button
            loading={link.isPending}
            onClick={() => link.mutate({}, { onSuccess: ({ url }) => window.location.assign(url) })}
          >
            {t('privacidad.descargar')}
          </Button>
        )}
        <Button variant={lista ? 'default' : 'filled'} loading={ask.isPending} onClick={() => ask.mutate({})}>
          {pedir}
        </Button>
      </Row>
      {ask.dialog}
      {link.dialog}
    </>
  );
}
