import { useEffect } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { useT } from '../i18n/i18n.ts';
import { useCall } from '../lib/api.ts';
import css from './marca.module.css';

/** The company's public data; while they are unknown, a neutral name. */
export function useMarca() {
  const t = useT();
  const { data } = useCall(calls.informacionGeneral.read, {});
  return { nombre: data?.nombreEmpresa ?? t('comun.marcaPorOmision'), empresa: data };
}

export function Marca() {
  const { nombre, empresa } = useMarca();
  const { claro, oscuro } = empresa?.logos ?? {};
  return (
    <Link to="/" className={css.marca}>
      {claro || oscuro ? (
        <>
          <img className={css.claro} src={claro ?? oscuro ?? ''} alt={nombre} loading="lazy" />
          <img className={css.oscuro} src={oscuro ?? claro ?? ''} alt={nombre} loading="lazy" />
        </>
      ) : (
        <>
          <img src="/sello.svg" alt="" width="32" height="32" />
          <span>{nombre}</span>
        </>
      )}
    </Link>
  );
}

/** Sets the title of the browser tab. */
export function Titulo({ pantalla }: { pantalla: string }) {
  const t = useT();
  const { nombre } = useMarca();
  const titulo = t('comun.titulo', { pantalla, marca: nombre });
  useEffect(() => {
    document.title = titulo;
  }, [titulo]);
  return null;
}
