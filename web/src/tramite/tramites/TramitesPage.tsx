import { gruposTramite } from '@fedatario/contract';
import { IconFolderOpen } from '@tabler/icons-react';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall, usePages } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { SeeMore } from '../../ui/SeeMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Strip } from '../../ui/Strip.tsx';
import { useStableRows } from '../../ui/table/use-stable-rows.ts';
import { contarTramites, listarTramites } from './calls.ts';
import { GrupoDeTramites } from './GrupoDeTramites.tsx';
import css from './lista.module.css';
import { RenglonDeTramite } from './RenglonDeTramite.tsx';

/** The customer's trámites of a state or group, named in the address. */
export function TramitesPage({ estado }: { estado: string }) {
  const t = useT();
  useLive(['tramites', 'mensajes'], [listarTramites, contarTramites]);
  return (
    <>
      <Titulo pantalla={t('tramites.lista.titulo')} />
      <PageHead title={t('tramites.lista.titulo')} text={t('tramites.lista.detalle')} />
      <Grupos estado={estado} />
      <Lista estado={estado} />
    </>
  );
}

/** Links to the groups, with their counts. */
function Grupos({ estado }: { estado: string }) {
  const t = useT();
  const { data } = useCall(contarTramites, {});
  return (
    <Strip label={t('tramites.lista.grupos')} open={estado} className={css.groups}>
      {gruposTramite.map((grupo) => (
        <GrupoDeTramites key={grupo} to={`/tramites/${grupo}`} actual={grupo === estado}>
          {t(`tramites.grupo.${grupo}`)}
          {data && <span>{data[grupo]}</span>}
        </GrupoDeTramites>
      ))}
    </Strip>
  );
}

function Lista({ estado }: { estado: string }) {
  const t = useT();
  const list = usePages(listarTramites, { query: { estado } });
  const { data, error, refetch } = list;
  const question = `${estado} ${data?.pages.length}`;
  const stable = useStableRows(
    data?.pages.flatMap((page) => page.data),
    ({ idSolicitud }) => idSolicitud,
    question,
  );
  const { rows } = stable;
  if (error && !rows) return <Failure error={error} retry={refetch} />;
  if (!rows) return <Skeleton pieces={[84, 84, 84]} label={t('comun.cargando')} />;
  if (rows.length === 0) return <Nada todos={estado === 'todos'} />;
  return (
    <>
      <ul className={css.list} {...stable.around}>
        {rows.map((tramite) => (
          <RenglonDeTramite key={tramite.idSolicitud} tramite={tramite} />
        ))}
      </ul>
      <SeeMore list={list}>{t('tramites.lista.mas')}</SeeMore>
    </>
  );
}

function Nada({ todos }: { todos: boolean }) {
  const t = useT();
  return (
    <Empty
      icon={IconFolderOpen}
      title={t(todos ? 'tramites.lista.vacio' : 'tramites.lista.nada')}
      text={todos && t('tramites.lista.vacioDetalle')}
    >
      {todos ? (
        <ButtonLink to="/#documentos">{t('tramites.lista.elegir')}</ButtonLink>
      ) : (
        <ButtonLink to="/tramites/todos" kind="quiet">
          {t('tramites.lista.verTodos')}
        </ButtonLink>
      )}
    </Empty>
  );
}
