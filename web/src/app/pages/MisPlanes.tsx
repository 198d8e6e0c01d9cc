import type { Rol } from '@fedatario/contract/base';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { MisPlanesPage, type Seccion, secciones } from '../../compra/suscripciones/mios/MisPlanesPage.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { rememberPath } from '../session/remembered.ts';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

const NuestrosPlanes = lazy(async () => ({ default: (await import('./NuestrosPlanes.tsx')).NuestrosPlanes }));

/** The plan and the appointments of whoever is signed in; a guest is asked to sign in and shown the plans. */
export function MisPlanes() {
  const { section = '' } = useParams();
  const { status, user } = useSession();
  const seccion = secciones.find((one) => one === section);
  if (!seccion) return <NotFound />;
  if (status === 'guest') return <Invitado />;
  return status === 'loading' ? null : <DeQuien seccion={seccion} rol={user.role[0]} />;
}

/** Members of the office have no appointments as customers: theirs are in the office's calendar, and notaries have no plan. */
function DeQuien({ seccion, rol }: { seccion: Seccion; rol: Rol | undefined }) {
  if (rol !== undefined && rol !== 'cliente' && seccion === 'citas')
    return <Navigate to="/admin/planes/citas" replace />;
  return rol === 'notario' ? <LosPlanes /> : <MisPlanesPage seccion={seccion} />;
}

function Invitado() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ingresar = () => {
    rememberPath(pathname);
    void navigate('/login');
  };
  return (
    <>
      <Notice tone="info">
        <p>{t('misPlanes.invitado')}</p>
        <PlainButton kind="quiet" onClick={ingresar}>
          {t('misPlanes.ingresar')}
        </PlainButton>
      </Notice>
      <LosPlanes />
    </>
  );
}

/** Loaded when shown: most who come here have a plan. */
function LosPlanes() {
  return (
    <Suspense fallback={null}>
      <NuestrosPlanes />
    </Suspense>
  );
}
