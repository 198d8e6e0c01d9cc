import type { Minuta } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { call, useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import type { Escritura } from './escritura/use-escritura.ts';
import css from './minutas.module.css';
import { PorSalir } from './PorSalir.tsx';
import type { Salida } from './use-salida.ts';

interface Props {
  minuta: Minuta;
  escritura: Escritura;
  idSolicitud: string;
  salida: Salida;
}

/** Buttons that keep a version of the text, or send one to the customer. */
export function EnviarMinuta({ minuta, escritura, idSolicitud, salida }: Props) {
  const t = useT();
  const { busy, failure, attempt } = useAttempt();
  const [asking, setAsking] = useState(false);
  const params = { idSolicitud };
  const renew = useSend(calls.minutas.send, { renews: [calls.minutas.read] });
  const saveVersion = useSend(calls.minutas.saveVersion, { renews: [calls.minutas.read] });
  /** Number of the version equal to the text in the editor. */
  const version = async () => {
    const revision = await escritura.alDia();
    if (revision === undefined) throw new ApiError('sin-conexion');
    const done = await saveVersion.mutateAsync({ params, body: { revision } });
    if (done.trabajo) escritura.traer(done.trabajo);
    return done.versiones[0]?.version ?? 1;
  };
  const save = () => attempt(async () => show('success', t('minuta.versionGuardada', { n: await version() })));
  const send = () =>
    attempt(async () => {
      const n = await version();
      const { tramite } = await call(calls.minutas.read, { params });
      await renew.mutateAsync({ params, body: { revision: tramite.revision, version: n, espera: true } });
    }).finally(() => setAsking(false));
  return (
    <section className={css.part}>
      {failure && (
        <Notice tone="error">
          <p>{t(`error.${failure.codigo}`)}</p>
        </Notice>
      )}
      {minuta.porSalir ? (
        <PorSalir minuta={minuta} porSalir={minuta.porSalir} salida={salida} />
      ) : (
        <>
          <Button fullWidth disabled={busy} onClick={() => setAsking(true)}>
            {t('minuta.enviar')}
          </Button>
          <p className={css.quiet}>{t('minuta.enviarAyuda', { cliente: minuta.tramite.cliente })}</p>
        </>
      )}
      <Button fullWidth variant="default" disabled={busy} onClick={save}>
        {t('minuta.guardarVersion')}
      </Button>
      {asking && <Preguntar minuta={minuta} busy={busy} onSend={() => void send()} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Runs one piece of work at a time, made of several calls, and keeps the error of a call. */
function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    await work()
      .catch((error: unknown) => {
        if (error instanceof ApiError) setFailure(error);
        else throw error;
      })
      .finally(() => setBusy(false));
  };
  return { busy, failure, attempt };
}

interface PreguntarProps {
  minuta: Minuta;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Confirms sending: names the recipient and says that it can be taken back for a while. */
function Preguntar({ minuta: { tramite }, busy, onSend, onClose }: PreguntarProps) {
  const t = useT();
  const { cliente, numero, nombre } = tramite;
  return (
    <ConfirmDialog
      title={t('minuta.envio.titulo')}
      confirm={t('minuta.envio.enviar')}
      pending={busy}
      onConfirm={onSend}
      onClose={onClose}
    >
      <p>{t('minuta.envio.quien')}</p>
      <p>
        <strong>{cliente}</strong>
        <br />
        {numero} · {nombre}
      </p>
      <p>{t('minuta.envio.texto')}</p>
    </ConfirmDialog>
  );
}
