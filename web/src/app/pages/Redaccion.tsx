import { lazy } from 'react';
import { RedaccionPage } from '../../catalogo/redacciones/editor/RedaccionPage.tsx';
import { loadTexts } from '../../i18n/i18n.ts';
import { useSession } from '../session/use-session.ts';

const Prueba = lazy(async () => {
  const texts = loadTexts(['casosPropuestos', 'comparacion', 'entrevista', 'libreta', 'minuta', 'taller']);
  const [{ PruebaDeRedaccion }] = await Promise.all([import('./PruebaDeRedaccion.tsx'), texts]);
  return { default: PruebaDeRedaccion };
});

/** The editor of a product, with the interview of the customers to try its text in. */
export function Redaccion() {
  const { idUsuario = '' } = useSession().user.data;
  return <RedaccionPage quien={idUsuario} prueba={<Prueba />} />;
}
