import type { Sesion } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { t, useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { fechaHora } from '../../lib/format.ts';
import { Card, Text } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { show } from '../../ui/snackbar/store.ts';
import css from './door.module.css';

const renews = [calls.identidad.listSesiones];

/** The sessions of the account, this one first. */
export function SesionesPropias() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.identidad.listSesiones, undefined);
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[84, 84]} label={t('comun.cargando')} />;
  const inOrder = [...data].sort((a, b) => Number(b.actual) - Number(a.actual));
  return (
    <>
      <Card as="ul" className={css.list}>
        {inOrder.map((sesion) => (
          <Fila key={sesion.idSesion} sesion={sesion} />
        ))}
      </Card>
      {data.length > 1 ? <CerrarOtras /> : <p className={css.only}>{t('identidad.seguridad.unica')}</p>}
    </>
  );
}

function Fila({ sesion }: { sesion: Sesion }) {
  const t = useT();
  const { mutate, isPending } = useSend(calls.identidad.closeSesion, { renews });
  const { idSesion, dispositivo, creadaEn, vistaEn, actual } = sesion;
  const Icon = /iphone|android|ipad|m[oó]vil/i.test(dispositivo) ? IconDeviceMobile : IconDeviceDesktop;
  const close = () => mutate({ params: { idSesion } }, outcome(t('identidad.seguridad.cerrada')));
  return (
    <li>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
      <div>
        <Text weight={600} breaks>
          {dispositivo} {actual && <span className={css.here}>{t('identidad.seguridad.esta')}</span>}
        </Text>
        <p className={css.when}>{t('identidad.seguridad.vista', { fecha: fechaHora(vistaEn) })}</p>
        <p className={css.when}>{t('identidad.seguridad.desde', { fecha: fechaHora(creadaEn) })}</p>
      </div>
      {!actual && (
        <Button
          variant="default"
          size="sm"
          loading={isPending}
          aria-label={t('identidad.seguridad.cerrarEn', { dispositivo })}
          onClick={close}
        >
          {t('identidad.seguridad.cerrar')}
        </Button>
      )}
    </li>
  );
}

function CerrarOtras() {
  const t = useT();
  const { mutate, isPending } = useSend(calls.identidad.closeOtherSesiones, { renews });
  return (
    <div>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => mutate(undefined, outcome(t('identidad.seguridad.otrasCerradas')))}
      >
        {t('identidad.seguridad.cerrarOtras')}
      </Button>
    </div>
  );
}

function outcome(done: string) {
  return {
    onSuccess: () => show('success', done),
    onError: ({ codigo }: ApiError) => show('error', t(`error.${codigo}`)),
  };
}
