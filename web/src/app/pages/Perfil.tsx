import { useParams } from 'react-router';
import { CertificadoAparte } from '../../common/certificado/CertificadoAparte.tsx';
import { Titulo } from '../../common/marca.tsx';
import { FormaPagoPage } from '../../compras/tarjetas/FormaPagoPage.tsx';
import { changeIdioma, useT } from '../../i18n/i18n.ts';
import { SeguridadPage } from '../../identidad/SeguridadPage.tsx';
import { PreferenciasPage } from '../../notificaciones/PreferenciasPage.tsx';
import { PrivacidadPage } from '../../privacidad/PrivacidadPage.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { InfoPage } from '../../usuarios/InfoPage.tsx';
import { type PerfilView, perfilView, perfilViews } from '../perfil-views.ts';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';
import { Partes } from './Partes.tsx';
import css from './perfil.module.css';
import { useClosed } from './use-closed.ts';
import { useExpelled } from './use-expelled.ts';
import { useMoved } from './use-moved.ts';

/** A profile and its parts; the same at the customer's address and at the back office's. */
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
      <PageHead title={t('usuarios.perfil')} />
      <div className={css.perfil}>
        <Partes label={t('usuarios.perfil')} partes={partes} />
        <div className={css.part}>
          <Parte view={view} />
        </div>
      </div>
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
    <>
      <Titulo pantalla={t(`usuarios.secciones.${view}`)} />
      {view === 'info' && <InfoPage email={email} onMoved={onMoved} onIdioma={changeIdioma} />}
      {view === 'seguridad' && <SeguridadPage email={email} idUsuario={idUsuario} onExpelled={onExpelled} />}
      {view === 'seguridad' && role.includes('notario') && <CertificadoAparte idNotario={idUsuario} />}
      {view === 'forma-pago' && <FormaPagoPage />}
      {view === 'notificaciones' && <PreferenciasPage />}
      {view === 'privacidad' && <PrivacidadPage email={email} onClosed={onClosed} />}
    </>
  );
}
