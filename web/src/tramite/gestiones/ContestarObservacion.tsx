import { ARCHIVOS_POR_DILIGENCIA, type GestionDetalle } from '@fedatario/contract/tramite';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import parts from '../../ui/parts.module.css';
import { show } from '../../ui/snackbar/store.ts';
import { Archivos, useArchivos } from './Archivos.tsx';
import css from './gestion.module.css';

const LARGO = 4_000;

/** The customer's answer to what the institution observed, with files. */
export function ContestarObservacion({
  gestion: { idSolicitud, revision, observaciones },
}: {
  gestion: GestionDetalle;
}) {
  const t = useT();
  const [texto, setTexto] = useState('');
  const [sent, setSent] = useState(false);
  const { archivos, subiendo, campo } = useArchivos();
  const renews = [calls.gestiones.read, calls.gestiones.list, calls.gestiones.cuentas];
  const { mutate, isPending, error } = useSend(calls.gestiones.answer, { renews });
  const abierta = observaciones.find(({ atendida }) => !atendida);
  const send = () => {
    setSent(true);
    if (texto.trim() === '') return;
    const body = { revision, texto: texto.trim(), archivos: archivos.map(({ idArchivo }) => idArchivo) };
    mutate({ params: { idSolicitud }, body }, { onSuccess: () => show('success', tell('gestiones.responder.hecho')) });
  };
  return (
    <section aria-labelledby="responder" className={parts.part}>
      <h2 id="responder">{t('gestiones.responder.titulo')}</h2>
      {abierta && <p className={css.said}>{abierta.texto}</p>}
      {abierta?.venceEl && <p className={parts.why}>{t('gestiones.responder.antes')}</p>}
      <div className={css.form}>
        <Textarea
          label={t('gestiones.responder.respuesta')}
          description={t('gestiones.responder.ayuda')}
          error={sent && texto.trim() === '' && t('campo.requerido')}
          rows={4}
          maxLength={LARGO}
          value={texto}
          readOnly={isPending}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <Archivos label={t('gestiones.responder.archivos')} maximo={ARCHIVOS_POR_DILIGENCIA} {...campo} />
        {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
        <div>
          <Button loading={isPending} disabled={subiendo} onClick={send}>
            {t('gestiones.responder.enviar')}
          </Button>
        </div>
      </div>
    </section>
  );
}
