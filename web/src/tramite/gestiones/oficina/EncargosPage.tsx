import { type EstadoGestion, estadoDeGestion, filtrosDeGestion, gruposTramite } from '@fedatario/contract';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { Strip } from '../../../ui/Strip.tsx';
import { GrupoDeTramites } from '../../tramites/GrupoDeTramites.tsx';
import css from '../../tramites/oficina/oficina.module.css';
import { ListaDeEncargos } from './ListaDeEncargos.tsx';

/** Filter in the address for the gestiones whose turn is the administration's, beside groups and states. */
export const MIAS = 'mios';
const PATH = '/admin/gestion-tramites-en-proceso';
const grupos = ['todos', MIAS, ...gruposTramite.filter((grupo) => grupo !== 'todos')] as const;
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
      <div className={css.filters}>
        <Strip label={t('expediente.lista.grupos')} open={filter} className={css.groups}>
          {grupos.map((grupo) => (
            <GrupoDeTramites key={grupo} to={`${PATH}/${grupo}`} actual={grupo === filter}>
              {grupo === MIAS ? t('encargos.lista.mias') : t(`expediente.lista.grupo.${grupo}`)}
            </GrupoDeTramites>
          ))}
        </Strip>
        <Estados filter={filter} />
      </div>
      <ListaDeEncargos key={filter} caption={titulo} fija={{ estado: filter === MIAS ? 'sin-asignar' : filter }} />
    </>
  );
}

function Estados({ filter }: { filter: string }) {
  const t = useT();
  const navigate = useNavigate();
  const named = estados.map((value) => {
    return { value, label: t(`gestiones.estado.${estadoDeGestion(value) as EstadoGestion}`) };
  });
  return (
    <NativeSelect
      aria-label={t('expediente.lista.estado')}
      value={estados.includes(filter) ? filter : ''}
      data={[{ value: '', label: t('expediente.lista.cualquiera') }, ...named]}
      onChange={({ currentTarget }) => void navigate(`${PATH}/${currentTarget.value || 'todos'}`)}
    />
  );
}
