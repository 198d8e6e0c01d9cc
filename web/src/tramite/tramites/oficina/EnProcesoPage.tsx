import { type EstadoTramite, estadoDeKebab, filtrosDeEstado, gruposTramite } from '@fedatario/contract';
import { NativeSelect } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { PageHead } from '../../../ui/Page.tsx';
import { Strip } from '../../../ui/Strip.tsx';
import { GrupoDeTramites } from '../GrupoDeTramites.tsx';
import { ListaDeOficina } from './ListaDeOficina.tsx';
import css from './oficina.module.css';
import { conVista, Vista } from './Vista.tsx';

/** Filter in the address for the reader's own trámites, beside groups and states. */
export const MIOS = 'mios';
const PATH = '/admin/tramites-en-proceso';
const grupos = ['todos', MIOS, ...gruposTramite.filter((grupo) => grupo !== 'todos')] as const;
const estados = filtrosDeEstado.filter((filtro) => estadoDeKebab(filtro) !== undefined);

interface Props {
  filter: string;
  /** Whether the reader is of the administration, which sees all trámites and assigns them. */
  administra: boolean;
}

/** The trámites of a state or group named in the address: all, or those of the notary who looks. */
export function EnProcesoPage({ filter, administra }: Props) {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('expediente.lista.titulo')} />
      <PageHead title={t('expediente.lista.titulo')} text={t('expediente.lista.detalle')}>
        <Vista />
      </PageHead>
      <div className={css.filters}>
        <Grupos filter={filter} administra={administra} />
        <Estados filter={filter} />
      </div>
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

function Grupos({ filter, administra }: Props) {
  const t = useT();
  const [address] = useSearchParams();
  return (
    <Strip label={t('expediente.lista.grupos')} open={filter} className={css.groups}>
      {grupos.map((grupo) => (
        <GrupoDeTramites key={grupo} to={`${PATH}/${grupo}${conVista(address)}`} actual={grupo === filter}>
          {grupo === MIOS && administra ? t('expediente.lista.mios') : t(`expediente.lista.grupo.${grupo}`)}
        </GrupoDeTramites>
      ))}
    </Strip>
  );
}

function Estados({ filter }: Pick<Props, 'filter'>) {
  const t = useT();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const named = estados.map((value) => {
    return { value, label: t(`tramites.estado.${estadoDeKebab(value) as EstadoTramite}`) };
  });
  return (
    <NativeSelect
      aria-label={t('expediente.lista.estado')}
      value={estados.includes(filter) ? filter : ''}
      data={[{ value: '', label: t('expediente.lista.cualquiera') }, ...named]}
      onChange={({ currentTarget }) => void navigate(`${PATH}/${currentTarget.value || 'todos'}${conVista(address)}`)}
    />
  );
}
