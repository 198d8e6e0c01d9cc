import { type EstadoTramite, estadoDeKebab, filtrosDeEstado } from '@fedatario/contract/solicitud';
import { useSearchParams } from 'react-router';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { PageHead } from '../../../ui/Page.tsx';
import { FiltrosDeExpedientes, MIOS } from '../../expedientes/oficina/FiltrosDeExpedientes.tsx';
import { ListaDeOficina } from './ListaDeOficina.tsx';
import { conVista, Vista } from './Vista.tsx';

const PATH = '/admin/tramites-en-proceso';
const estados = filtrosDeEstado.filter((filtro) => estadoDeKebab(filtro) !== undefined);

interface Props {
  filter: string;
  /** Whether the reader is of the administration, which sees all trámites and assigns them. */
  administra: boolean;
}

/** The trámites of a state or group named in the address: all, or those of the notary who looks. */
export function EnProcesoPage({ filter, administra }: Props) {
  const t = useT();
  const [address] = useSearchParams();
  return (
    <>
      <Titulo pantalla={t('expediente.lista.titulo')} />
      <PageHead title={t('expediente.lista.titulo')} text={t('expediente.lista.detalle')}>
        <Vista />
      </PageHead>
      <FiltrosDeExpedientes
        path={PATH}
        filter={filter}
        estados={estados.map((value) => ({
          value,
          label: t(`tramites.estado.${estadoDeKebab(value) as EstadoTramite}`),
        }))}
        mios={administra ? t('expediente.lista.mios') : undefined}
        search={conVista(address)}
      />
      <ListaDeOficina
        key={filter}
        caption={t('expediente.lista.titulo')}
        fija={{ estado: estadoDe(filter, administra) }}
        administra={administra}
      />
    </>
  );
}

/** For a notary every visible trámite is their own; for the administration "own" means those not assigned. */
function estadoDe(filter: string, administra: boolean): string {
  if (filter !== MIOS) return filter;
  return administra ? 'sin-asignar' : 'todos';
}
