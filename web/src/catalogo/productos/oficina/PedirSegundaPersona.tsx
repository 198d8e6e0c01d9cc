import { Checkbox } from '@mantine/core';
import { calls } from '#calls';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';

/** Whether what is published waits for another person of the administration. */
export function PedirSegundaPersona() {
  const t = useT();
  const { data } = useCall(calls.reglasDeCatalogo.read, undefined);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.reglasDeCatalogo.change, {
    renews: [calls.reglasDeCatalogo.read, calls.auditoria.list],
  });
  if (!data) return null;
  const switchTo = (segundaPersona: boolean) =>
    mutate(
      { body: { segundaPersona } },
      { onSuccess: () => show('success', t(segundaPersona ? 'oferta.segundaPedida' : 'oferta.segundaNoPedida')) },
    );
  return (
    <Stack as="section" gap={4} top={8} aria-label={t('oferta.reglas')}>
      <Checkbox
        label={t('oferta.pedirSegunda')}
        description={t('oferta.pedirSegundaDetalle')}
        checked={data.segundaPersona}
        disabled={isPending}
        onChange={({ currentTarget }) => switchTo(currentTarget.checked)}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      {dialog}
    </Stack>
  );
}
