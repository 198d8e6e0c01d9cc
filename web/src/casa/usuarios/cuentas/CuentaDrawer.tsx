import type { Cuenta } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ActosDeCuenta } from './ActosDeCuenta.tsx';
import { Bloquear } from './Bloquear.tsx';
import { CambiarRol } from './CambiarRol.tsx';
import { CerrarCuenta } from './CerrarCuenta.tsx';
import { InsigniaDeCuenta } from './columnas.tsx';
import css from './cuentas.module.css';
import { InvitarForm } from './InvitarForm.tsx';
import type { Mirada } from './mirada.ts';
import { QuitarDosPasos } from './QuitarDosPasos.tsx';
import { SesionesDeCuenta } from './SesionesDeCuenta.tsx';
import { useAcciones } from './use-acciones.ts';

const Identidad = lazy(async () => ({ default: (await import('./IdentidadDeCuenta.tsx')).IdentidadDeCuenta }));

/** Id in the address while somebody is being invited. */
export const NUEVO = 'nuevo';

interface Props extends Mirada {
  idUsuario: string;
  onClose: () => void;
}

/** Panel with one person, or an invitation, beside the list. */
export function CuentaDrawer({ idUsuario, rol, gobierna, yo, onClose }: Props) {
  const t = useT();
  const inviting = idUsuario === NUEVO;
  const { data, error, refetch } = useCall(calls.cuentas.read, { params: { idUsuario } }, { enabled: !inviting });
  const title = inviting ? t('cuentas.invitar') : data?.nombreCompleto;
  return (
    <Drawer title={title ?? t('cuentas.usuario')} close={t('comun.cerrar')} onClose={onClose}>
      {inviting && gobierna && <InvitarForm rol={rol} onClose={onClose} />}
      {error && !data && <Failure error={error} retry={refetch} />}
      {!inviting && !data && !error && <Skeleton pieces={[140, 96, 96]} label={t('comun.cargando')} />}
      {data && <Avatar nombre={data.nombreCompleto} url={data.urlImagen} size={72} />}
      {data && <Datos cuenta={data} />}
      {data?.cierre && <Cierre {...data.cierre} />}
      {data && data.idUsuario !== yo && (
        <Suspense>
          <Identidad key={data.idUsuario} cuenta={data} />
        </Suspense>
      )}
      {data && gobierna && <Gobierno cuenta={data} yo={yo} />}
    </Drawer>
  );
}

function Datos({ cuenta: { email, rol, estado, cierre, vistaEn, creadoEn, dosPasos } }: { cuenta: Cuenta }) {
  const t = useT();
  const facts = [
    [t('cuentas.columna.email'), email],
    [t('cuentas.columna.rol'), t(`cuentas.rol.${rol.nombre}`)],
    [t('cuentas.columna.estado'), <InsigniaDeCuenta key="estado" estado={estado} cierre={cierre} />],
    [t('cuentas.dosPasos'), t(dosPasos ? 'cuentas.dosPasosSi' : 'cuentas.dosPasosNo')],
    [t('cuentas.columna.vista'), vistaEn ? fechaHora(vistaEn) : t('cuentas.nunca')],
    [t('cuentas.columna.creado'), fechaHora(creadoEn)],
  ] as const;
  return (
    <Grid as="dl" gap={6} rowGap={4} least={220} className={css.datos}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

/** Date on which the account will be erased, or what must end before. */
function Cierre({ cierraEn, detenidoPor }: NonNullable<Cuenta['cierre']>) {
  const t = useT();
  if (detenidoPor === null)
    return <Notice tone="info">{t('cuentas.seCierraEl', { fecha: fechaHora(cierraEn) })}</Notice>;
  return (
    <Notice tone="warning">
      {t('cuentas.cierreDetenidoPor', { fecha: fechaHora(cierraEn), porque: detenidoPor })}
    </Notice>
  );
}

/** The actions of an administrator on another person's account. */
function Gobierno({ cuenta, yo }: { cuenta: Cuenta; yo: string | undefined }) {
  const t = useT();
  const [blocking, setBlocking] = useState(false);
  const actions = useAcciones(yo, () => setBlocking(true))(cuenta);
  const own = cuenta.idUsuario === yo;
  return (
    <>
      <section className={css.parte}>
        <h3>{t('cuentas.acceso')}</h3>
        {own ? (
          <Notice tone="info">{t('cuentas.propia')}</Notice>
        ) : (
          <>
            <p className={css.nota}>{t(cuenta.activo ? 'cuentas.queHaceBloquear' : 'cuentas.queHaceDesbloquear')}</p>
            <Row gap={3} wrap className={css.botones}>
              {actions.map(({ label, icon: Icon, run }) => (
                <Button
                  key={label}
                  variant="default"
                  leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={run}
                >
                  {label}
                </Button>
              ))}
            </Row>
            {cuenta.dosPasos && <QuitarDosPasos cuenta={cuenta} />}
            <CambiarRol key={cuenta.rol.idRol} cuenta={cuenta} />
            {cuenta.rol.nombre !== 'cliente' && cuenta.activo && <CerrarCuenta cuenta={cuenta} />}
          </>
        )}
      </section>
      {blocking && <Bloquear cuenta={cuenta} onClose={() => setBlocking(false)} />}
      <SesionesDeCuenta cuenta={cuenta} own={own} />
      <ActosDeCuenta cuenta={cuenta} />
    </>
  );
}
