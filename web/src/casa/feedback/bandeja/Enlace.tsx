import type { HiloDeFeedback } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';

/** The link by which a guest reads and answers, with a way to revoke it. */
export function Enlace({ hilo: { idFeedback, enlaceHasta } }: { hilo: HiloDeFeedback }) {
  const t = useT();
  const { mutate, isPending } = useSend(calls.feedback.revoke, { renews: [calls.feedback.read] });
  if (enlaceHasta === null) return null;
  return (
    <Row as="p" gap={3} rowGap={1} align="center" wrap size={2} tone="tinta-2">
      {t('bandeja.hilo.enlace', { fecha: fechaHora(enlaceHasta) })}
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        onClick={() =>
          mutate({ params: { idFeedback } }, { onSuccess: () => show('success', tell('bandeja.hilo.anulado')) })
        }
      >
        {t('bandeja.hilo.anular')}
      </Button>
    </Row>
  );
}
