import type { EsperaDeCita } from '@fedatario/contract';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import parts from '../../../ui/parts.module.css';
import { show } from '../../../ui/snackbar/store.ts';
import { dejarDeEsperar, esperarAsesoria, esperarFirma, listarEsperas } from '../calls.ts';
import css from '../citas.module.css';
import { renews } from '../renews.ts';
import { type DeQue, diasDe, diasPropuestos, entre, suyaDe } from './espera.ts';

interface Props {
  de: DeQue;
  /** A customer who looks for an hour may ask to be told of one. */
  ofrece: boolean;
}

/** Waits for an hour that is freed: the wish that there is, or the way to leave one. */
export function EsperarHora({ de, ofrece }: Props) {
  const t = useT();
  const { data } = useCall(listarEsperas, {});
  useLive('citas', [listarEsperas]);
  const [abierta, setAbierta] = useState(false);
  const suya = data && suyaDe(data, de);
  if (suya) return <Esperando espera={suya} />;
  if (!data || !ofrece) return null;
  if (abierta) return <Dejar de={de} onDone={() => setAbierta(false)} />;
  return (
    <div className={parts.ways}>
      <Button variant="default" onClick={() => setAbierta(true)}>
        {t('esperaDeCita.avisarme')}
      </Button>
    </div>
  );
}

function Esperando({ espera }: { espera: EsperaDeCita }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(dejarDeEsperar, { renews });
  const { idEspera } = espera;
  return (
    <div className={css.proposal} role="status">
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
    </div>
  );
}

function Dejar({ de, onDone }: { de: DeQue; onDone: () => void }) {
  const t = useT();
  const [dias, setDias] = useState(() => diasPropuestos(new Date()));
  const firma = useSend(esperarFirma, { renews });
  const asesoria = useSend(esperarAsesoria, { renews });
  const error = firma.error ?? asesoria.error;
  const ventana = entre(dias.desde, dias.hasta);
  const send = () => {
    if (!ventana) return;
    const onSuccess = () => {
      show('success', tell('esperaDeCita.dejada'));
      onDone();
    };
    if ('idSolicitud' in de) firma.mutate({ body: { ...ventana, ...de, idSede: null } }, { onSuccess });
    else asesoria.mutate({ body: { ...ventana, ...de, idSede: null, idNotario: null } }, { onSuccess });
  };
  return (
    <div className={css.card}>
      <p>{t('esperaDeCita.detalle')}</p>
      <div className={css.ways}>
        {(['desde', 'hasta'] as const).map((cual) => (
          <TextInput
            key={cual}
            type="date"
            label={t(`esperaDeCita.${cual}`)}
            value={dias[cual]}
            onChange={({ currentTarget }) => setDias({ ...dias, [cual]: currentTarget.value })}
          />
        ))}
      </div>
      {error && <Notice tone="error">{error.errores[0]?.mensaje ?? t(`error.${error.codigo}`, error.params)}</Notice>}
      <div className={parts.ways}>
        <Button loading={firma.isPending || asesoria.isPending} disabled={!ventana} onClick={send}>
          {t('esperaDeCita.avisarme')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('esperaDeCita.ahoraNo')}
        </Button>
      </div>
    </div>
  );
}
