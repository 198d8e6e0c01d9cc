import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { CertificadoAparte } from '../../casa/certificados/CertificadoAparte.tsx';
import { CorreoDeCuenta } from '../../casa/identidad/correo/CorreoDeCuenta.tsx';
import { InfoPage } from '../../casa/usuarios/InfoPage.tsx';
import { Titulo } from '../../common/marca.tsx';
import { changeIdioma, useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type PerfilView, perfilView, perfilViews } from '../perfil-views.ts';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';
import { Partes } from './Partes.tsx';
import css from './partes.module.css';
import { useClosed } from './use-closed.ts';
import { useExpelled } from './use-expelled.ts';
import { useMoved } from './use-moved.ts';

// Each tab loads when opened: together they would exceed the weight limit of a screen.
const SeguridadPage = lazy(async () => ({
  default: (await import('../../casa/identidad/SeguridadPage.tsx')).SeguridadPage,
}));
const FormaPagoPage = lazy(async () => ({
  default: (await import('../../compra/pagos/tarjetas/FormaPagoPage.tsx')).FormaPagoPage,
}));
const PreferenciasPage = lazy(async () => ({
  default: (await import('../../casa/notificaciones/PreferenciasPage.tsx')).PreferenciasPage,
}));
const PrivacidadPage = lazy(async () => ({
  default: (await import('../../control/privacidad/PrivacidadPage.tsx')).PrivacidadPage,
}));

/** A profile and its tabs, under the customer's address and under the back office's. */
export function Perfil() {
  const t = useT();
  const view = perfilView(useParams().viewHandle);
  if (!view) return <NotFound />;
  const partes = perfilViews.map((one) => ({
    to: `../${one}`,
    texto: t(`usuarios.secciones.${one}`),
    open: one === view,
  }));
  return (
    <>
      <PageHead title={t('usuarios.perfil')}>
        <ButtonLink kind="quiet" to="/comentarios">
          {t('comun.pie.comentarios')}
        </ButtonLink>
      </PageHead>
      <Grid gap={12} align="start" className={css.perfil}>
        <Partes label={t('usuarios.perfil')} partes={partes} />
        <div className={css.part}>
          <Parte view={view} />
        </div>
      </Grid>
    </>
  );
}

function Parte({ view }: { view: PerfilView }) {
  const t = useT();
  const { role, data } = useSession().user;
  const { email = '', idUsuario = '' } = data;
  const onExpelled = useExpelled();
  const onClosed = useClosed();
  const onMoved = useMoved();
  return (
    <Suspense fallback={<Skeleton pieces={[140, 220]} label={t('comun.cargando')} />}>
      <Titulo pantalla={t(`usuarios.secciones.${view}`)} />
      {view === 'info' && (
        <InfoPage email={email} onIdioma={changeIdioma}>
          <CorreoDeCuenta email={email} onMoved={onMoved} />
        </InfoPage>
      )}
      {view === 'seguridad' && <SeguridadPage email={email} idUsuario={idUsuario} onExpelled={onExpelled} />}
      {view === 'seguridad' && role.includes('notario') && <CertificadoAparte idNotario={idUsuario} />}
      {view === 'forma-pago' && <FormaPagoPage />}
      {view === 'notificaciones' && <PreferenciasPage />}
      {view === 'privacidad' && <PrivacidadPage email={email} onClosed={onClosed} />}
    </Suspense>
  );
}
