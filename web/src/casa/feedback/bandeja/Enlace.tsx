import type { HiloDeFeedback } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { show } from '../../../ui/snackbar/store.ts';
import css from './bandeja.module.css';

/** The link by which a guest reads and answers, with a way to revoke it. */
export function Enlace({ hilo: { idFeedback, enlaceHasta } }: { hilo: HiloDeFeedback }) {
  const t = useT();
  const { mutate, isPending } = useSend(calls.feedback.revoke, { renews: [calls.feedback.read] });
  if (enlaceHasta === null) return null;
  return (
    <p className={css.link}>
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
    </p>
  );
}
