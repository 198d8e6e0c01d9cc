import { type Cuenta, cuentas } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { Failure } from '../common/Failure.tsx';
import { useT } from '../i18n/i18n.ts';
import { useCall, useSend } from '../lib/api.ts';
import { fechaHora } from '../lib/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { show } from '../ui/snackbar/store.ts';
import css from './cuentas.module.css';
import { fail, renews } from './use-acciones.ts';

/** Where somebody is signed in. One's own are closed in the profile. */
export function Sesiones({ cuenta: { idUsuario }, own }: { cuenta: Cuenta; own: boolean }) {
  const t = useT();
  const { data, error, refetch } = useCall(cuentas.sesiones, { params: { idUsuario } });
  const closeOne = useSend(cuentas.closeSesion, { renews });
  const closeAll = useSend(cuentas.closeSesiones, { renews });
  const told = (text: string) => ({ onSuccess: () => show('success', text), onError: fail });
  return (
    <section className={css.parte}>
      <h3>{t('cuentas.sesiones')}</h3>
      {error && !data && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[56]} label={t('comun.cargando')} />}
      {data?.length === 0 && <p className={css.nota}>{t('cuentas.sinSesiones')}</p>}
      {data && data.length > 0 && (
        <ul className={css.lista}>
          {data.map(({ idSesion, dispositivo, vistaEn }) => (
            <li key={idSesion}>
              <div>
                <p>{dispositivo}</p>
                <small>{t('cuentas.vista', { fecha: fechaHora(vistaEn) })}</small>
              </div>
              {!own && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('cuentas.cerrarEn', { dispositivo })}
                  onClick={() => closeOne.mutate({ params: { idUsuario, idSesion } }, told(t('cuentas.sesionCerrada')))}
                >
                  {t('cuentas.cerrar')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && !own && (
        <Button
          variant="default"
          loading={closeAll.isPending}
          onClick={() => closeAll.mutate({ params: { idUsuario } }, told(t('cuentas.sesionesCerradas')))}
        >
          {t('cuentas.cerrarTodas')}
        </Button>
      )}
    </section>
  );
}
