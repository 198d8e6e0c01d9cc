import { type EstadoGestion, estadoDeGestion, filtrosDeGestion } from '@fedatario/contract/solicitud';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { FiltrosDeExpedientes, MIOS } from '../../expedientes/oficina/FiltrosDeExpedientes.tsx';
import { ListaDeEncargos } from './ListaDeEncargos.tsx';

const PATH = '/admin/gestion-tramites-en-proceso';
const estados = filtrosDeGestion.filter((filtro) => estadoDeGestion(filtro) !== undefined);

/** The gestiones of a state or group named in the address. */
export function EncargosPage({ filter }: { filter: string }) {
  const t = useT();
  const titulo = t('encargos.lista.titulo');
  return (
    <>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} text={t('encargos.lista.detalle')}>
        <ButtonLink kind="quiet" to="/admin/gestion-tramites/plazos">
          {t('encargos.lista.plazos')}
        </ButtonLink>
        <ButtonLink kind="quiet" to="/admin/gestion-tramites/instituciones">
          {t('encargos.lista.catalogo')}
        </ButtonLink>
      </PageHead>
      <FiltrosDeExpedientes
        path={PATH}
        filter={filter}
        estados={estados.map((value) => ({
          value,
          label: t(`gestiones.estado.${estadoDeGestion(value) as EstadoGestion}`),
        }))}
        mios={t('encargos.lista.mias')}
      />
      <ListaDeEncargos key={filter} caption={titulo} fija={{ estado: filter === MIOS ? 'sin-asignar' : filter }} />
    </>
  );
}
