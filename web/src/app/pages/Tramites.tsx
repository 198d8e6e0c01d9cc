import { filtrosDeEstado } from '@fedatario/contract';
import { useParams } from 'react-router';
import { TramitesPage } from '../../tramite/tramites/TramitesPage.tsx';
import { NotFound } from './NotFound.tsx';

/** A state that nobody knows is no page, rather than an empty list. */
export function Tramites() {
  const { estado = '' } = useParams();
  return filtrosDeEstado.includes(estado) ? <TramitesPage estado={estado} /> : <NotFound />;
}
