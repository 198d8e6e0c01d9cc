import { Checkbox } from '@mantine/core';
import { calls } from '#calls';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';

/** Whether staff must use two-step verification. */
export function PedirDosPasos() {
  const t = useT();
  const { data } = useCall(calls.reglasDeAcceso.read, undefined);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.reglasDeAcceso.change, {
    renews: [calls.reglasDeAcceso.read, calls.auditoria.list],
  });
  if (!data) return null;
  const change = (dosPasosAlPersonal: boolean) =>
    mutate(
      { body: { dosPasosAlPersonal } },
      {
        onSuccess: () =>
          show('success', t(dosPasosAlPersonal ? 'cuentas.dosPasosPedidos' : 'cuentas.dosPasosNoPedidos')),
      },
    );
  return (
    <Stack as="section" gap={4} top={8} aria-label={t('cuentas.dosPasos')}>
      <Checkbox
        label={t('cuentas.pedirDosPasos')}
        description={t('cuentas.pedirDosPasosDetalle')}
        checked={data.dosPasosAlPersonal}
        disabled={isPending}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      {dialog}
    </Stack>
  );
}
