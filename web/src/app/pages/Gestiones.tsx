import { filtrosDeGestion } from '@fedatario/contract/solicitud';
import { useParams } from 'react-router';
import { GestionesPage } from '../../tramite/gestiones/GestionesPage.tsx';
import { NotFound } from './NotFound.tsx';

/** An unknown state in the address is a 404 rather than an empty list. */
export function Gestiones() {
  const { estado = '' } = useParams();
  return filtrosDeGestion.includes(estado) ? <GestionesPage estado={estado} /> : <NotFound />;
}
