import { type EstadoGestion, estadoDeGestion, filtrosDeGestion } from '@fedatario/contract/solicitud';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { ListaDeEncargos } from './ListaDeEncargos.tsx';

/** All gestiones of a gestor. The name comes from the first row, and an empty list goes without. */
export function DeGestorPage({ idGestor }: { idGestor: string }) {
  const t = useT();
  const { data } = usePage(calls.encargos.list, { query: { idGestor, limite: 1 } });
  const nombre = data?.data[0]?.gestor?.nombre;
  const title = nombre ? t('encargos.lista.deGestor', { nombre }) : t('encargos.lista.deUno');
  const options = filtrosDeGestion
    .filter((value) => estadoDeGestion(value) !== undefined)
    .map((value) => ({ value, label: t(`gestiones.estado.${estadoDeGestion(value) as EstadoGestion}`) }));
  const estado = {
    name: 'estado',
    label: t('expediente.lista.estado'),
    any: t('expediente.lista.cualquiera'),
    options,
  };
  return (
    <>
      <Titulo pantalla={title} />
      <PageHead title={title} text={t('encargos.lista.deGestorDetalle')}>
        <ButtonLink kind="quiet" to="/admin/gestion-tramites-en-proceso/todos">
          {t('encargos.lista.todas')}
        </ButtonLink>
      </PageHead>
      <ListaDeEncargos caption={title} fija={{ idGestor }} filters={[estado]} />
    </>
  );
}
