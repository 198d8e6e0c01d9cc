import type { EsperaDeCita } from '@fedatario/contract/solicitud';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import parts from '../../../ui/parts.module.css';
import { show } from '../../../ui/snackbar/store.ts';
import css from '../citas.module.css';
import { renews } from '../renews.ts';
import { Dejar } from './Dejar.tsx';
import { type DeQue, diasDe, manana, suyaDe } from './espera.ts';

interface Props {
  de: DeQue;
  /** A customer who looks for an hour may ask to be told of one. */
  ofrece: boolean;
  /** The hour of the appointment that there is: an earlier one is waited for. */
  antesDe?: string | undefined;
}

/** Waits for an hour that is freed: the wish that there is, or the way to leave one. */
export function EsperarHora({ de, ofrece, antesDe }: Props) {
  const t = useT();
  const { data } = useCall(calls.esperasDeCita.list, {});
  useLive('citas', [calls.esperasDeCita.list]);
  const [abierta, setAbierta] = useState(false);
  const suya = data && suyaDe(data, de);
  // An earlier hour that is offered now stands in the appointment itself.
  if (suya) return antesDe !== undefined && suya.ofrecidaHasta !== null ? null : <Esperando espera={suya} />;
  // Before tomorrow there is no hour to wait for.
  if (!data || !ofrece || (antesDe !== undefined && antesDe <= manana(new Date()))) return null;
  if (abierta) return <Dejar de={de} antesDe={antesDe} onDone={() => setAbierta(false)} />;
  return (
    <Row gap={3} wrap>
      <Button variant="default" onClick={() => setAbierta(true)}>
        {t(antesDe === undefined ? 'esperaDeCita.avisarme' : 'esperaDeCita.avisarmeAntes')}
      </Button>
    </Row>
  );
}

function Esperando({ espera }: { espera: EsperaDeCita }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.esperasDeCita.remove, { renews });
  const { idEspera } = espera;
  return (
    <Stack gap={2} pad={4} className={css.proposal} role="status">
      <p>{t('esperaDeCita.esperando', diasDe(espera))}</p>
      <p className={parts.note}>{t('esperaDeCita.como')}</p>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <div>
        <Button
          variant="default"
          loading={isPending}
          onClick={() =>
            mutate({ params: { idEspera } }, { onSuccess: () => show('success', tell('esperaDeCita.retirada')) })
          }
        >
          {t('esperaDeCita.retirar')}
        </Button>
      </div>
    </Stack>
  );
}
