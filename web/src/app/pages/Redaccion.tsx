import { lazy } from 'react';
import { RedaccionPage } from '../../catalogo/redacciones/editor/RedaccionPage.tsx';
import { useSession } from '../session/use-session.ts';

const Prueba = lazy(async () => ({ default: (await import('./PruebaDeRedaccion.tsx')).PruebaDeRedaccion }));

/** The editor of a product, with the interview of the customers to try its text in. */
export function Redaccion() {
  const { idUsuario = '' } = useSession().user.data;
  return <RedaccionPage quien={idUsuario} prueba={<Prueba />} />;
}
