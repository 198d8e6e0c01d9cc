import type { TipoDeNotificacion } from '@fedatario/contract/casa';
import { useEffect, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import type { TipoFormReturn } from './campos.tsx';
import css from './tipos.module.css';

const PAUSE_MS = 500;

interface Props {
  clave: TipoDeNotificacion;
  form: TipoFormReturn;
  conApp: boolean;
}

/** Preview of the edited message with sample values. While the text is invalid, the last valid preview stays. */
export function MuestraDeNotificacion({ clave, form, conApp }: Props) {
  const t = useT();
  const [asunto, titulo, cuerpo, boton, pie, aviso] = form.watch([
    ...(['asunto', 'titulo', 'cuerpo', 'boton', 'pie', 'aviso'] as const),
  ]);
  const body = useSettled({ asunto, titulo, cuerpo, boton, pie, aviso });
  const { data, error } = useCall(calls.tiposNotificacion.preview, { params: { clave }, body });
  const [shown, setShown] = useState(data);
  useEffect(() => {
    if (data) setShown(data);
  }, [data]);
  const wrong = error?.errores[0];
  return (
    <section aria-label={t('tiposNotificacion.muestra')} className={css.muestra}>
      <h3>{t('tiposNotificacion.muestra')}</h3>
      <p>{t('tiposNotificacion.muestraAyuda')}</p>
      {error && (
        <p role="status" className={css.falta}>
          {wrong ? wrong.mensaje : t(`error.${error.codigo}`)}
        </p>
      )}
      {shown && (
        <>
          <p className={css.asunto}>
            <small>{t('tiposNotificacion.campo.asunto')}</small>
            <strong>{shown.asunto}</strong>
          </p>
          <iframe title={t('tiposNotificacion.muestraCorreo')} sandbox="" srcDoc={shown.html} />
          {conApp && (
            <div className={css.enApp}>
              <small>{t('avisos.canal.app')}</small>
              <strong lang="es">{shown.titulo}</strong>
              <span lang="es">{shown.aviso}</span>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** The texts, debounced while typing. */
function useSettled<T extends Record<string, string>>(texts: T): T {
  const [settled, setSettled] = useState(texts);
  const said = JSON.stringify(texts);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(said)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return settled;
}
