import { useParams } from 'react-router';
import { PlanesPage } from '../../catalogo/planes/PlanesPage.tsx';
import { MisPlanesPage, secciones } from '../../compra/suscripciones/mios/MisPlanesPage.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** The plan of whoever is signed in; a guest is shown the plans, from which signing in is one press away. */
export function MisPlanes() {
  const { section = '' } = useParams();
  const { status } = useSession();
  const seccion = secciones.find((one) => one === section);
  if (!seccion) return <NotFound />;
  if (status === 'guest') return <PlanesPage />;
  return status === 'loading' ? null : <MisPlanesPage seccion={seccion} />;
}
