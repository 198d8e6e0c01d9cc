import type { Cuenta } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import css from './cuentas.module.css';
import { fail, renews } from './use-acciones.ts';

/** The sessions of a person. An administrator closes their own in the profile. */
export function SesionesDeCuenta({ cuenta: { idUsuario }, own }: { cuenta: Cuenta; own: boolean }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.cuentas.sesiones, { params: { idUsuario } });
  const closeOne = useSend(calls.cuentas.closeSesion, { renews });
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
      {data && data.length > 1 && !own && <CerrarTodas idUsuario={idUsuario} n={data.length} />}
    </section>
  );
}

/** Confirms closing all sessions and tells their number. */
function CerrarTodas({ idUsuario, n }: { idUsuario: string; n: number }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useSend(calls.cuentas.closeSesiones, { renews });
  const done = () => {
    show('success', t('cuentas.sesionesCerradas'));
    setAsking(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('cuentas.cerrarTodas')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cuentas.cerrarTodas')}
        confirm={t('cuentas.cerrarTodasSi')}
        danger
        pending={isPending}
        error={error}
        onConfirm={() => mutate({ params: { idUsuario } }, { onSuccess: done })}
        onClose={() => setAsking(false)}
      >
        <p>{t('cuentas.cerrarTodasTexto', { n })}</p>
      </ConfirmDialog>
    </>
  );
}
