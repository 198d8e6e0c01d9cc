import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { SinGuardar } from '../../common/SinGuardar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import css from './minutas.module.css';

/** A remark written and not yet sent. */
export interface PorEnviar {
  readonly parrafo: number;
  readonly cita: string;
  readonly texto: string;
}

interface Props {
  leida: { version: number; sha256: string };
  idSolicitud: string;
  porEnviar: readonly PorEnviar[];
  onCambiar: (porEnviar: readonly PorEnviar[]) => void;
}

/** The customer's decision: approve the version read, or send remarks; never both. */
export function DecidirMinuta({ leida, idSolicitud, porEnviar, onCambiar }: Props) {
  const t = useT();
  const { version, sha256 } = leida;
  const [asking, setAsking] = useState(false);
  const params = { idSolicitud };
  const approve = useSend(calls.minutas.approve, { renews: [calls.minutas.read] });
  const remark = useRemark({ leida, idSolicitud, porEnviar, onCambiar });
  const failure = approve.error ?? remark.error;
  const agree = () => {
    const done = () => show('success', t('minuta.lectura.aprobarListo'));
    const close = () => setAsking(false);
    approve.mutate({ params, body: { version, sha256 } }, { onSuccess: done, onSettled: close });
  };
  return (
    <section className={css.part}>
      <SinGuardar dirty={porEnviar.length > 0} />
      {failure && (
        <Notice tone="error">
          <p>{t(`error.${failure.codigo}`)}</p>
        </Notice>
      )}
      {porEnviar.length === 0 ? (
        <Button fullWidth aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('minuta.lectura.aprobar')}
        </Button>
      ) : (
        <>
          <Suyas porEnviar={porEnviar} onCambiar={onCambiar} />
          <Button fullWidth loading={remark.isPending} onClick={remark.send}>
            {t('minuta.lectura.enviar', { n: porEnviar.length })}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t('minuta.lectura.aprobarPregunta', { n: version })}
        confirm={t('minuta.lectura.aprobarConfirmar')}
        pending={approve.isPending}
        onConfirm={agree}
        onClose={() => setAsking(false)}
      >
        <p>{t('minuta.lectura.aprobarTexto')}</p>
        <p className={css.quiet}>{t('minuta.lectura.huella', { huella: sha256.slice(0, 16) })}</p>
      </ConfirmDialog>
    </section>
  );
}

function useRemark({ leida: { version }, idSolicitud, porEnviar, onCambiar }: Props) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.minutas.remark, { renews: [calls.minutas.read] });
  const send = () => {
    const observaciones = porEnviar.map(({ parrafo, texto }) => ({ parrafo, texto }));
    const done = () => {
      onCambiar([]);
      show('success', t('minuta.lectura.enviadas'));
    };
    mutate({ params: { idSolicitud }, body: { version, observaciones } }, { onSuccess: done });
  };
  return { send, isPending, error };
}

/** The remarks not yet sent; each can be taken back. */
function Suyas({ porEnviar, onCambiar }: Pick<Props, 'porEnviar' | 'onCambiar'>) {
  const t = useT();
  return (
    <>
      <h2>{t('minuta.lectura.suyas')}</h2>
      <ul className={css.remarks}>
        {porEnviar.map((una, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same of the same paragraph.
          <li key={i}>
            <blockquote className={css.quote} lang="es" dir="ltr">
              {una.cita}
            </blockquote>
            <p className={css.said}>{una.texto}</p>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => onCambiar(porEnviar.filter((other) => other !== una))}
            >
              {t('minuta.lectura.quitar')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
