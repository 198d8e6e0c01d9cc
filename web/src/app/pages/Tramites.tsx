import { filtrosDeEstado } from '@fedatario/contract/solicitud';
import { useParams } from 'react-router';
import { TramitesPage } from '../../tramite/tramites/TramitesPage.tsx';
import { NotFound } from './NotFound.tsx';

/** An unknown state in the address is a 404 rather than an empty list. */
export function Tramites() {
  const { estado = '' } = useParams();
  return filtrosDeEstado.includes(estado) ? <TramitesPage estado={estado} /> : <NotFound />;
}
