import { gruposTramite } from '@fedatario/contract/solicitud';
import type { CuentasDeTramites } from '@fedatario/contract/tramite';
import { IconFolderOpen } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { SeeMore } from '../../ui/SeeMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Strip } from '../../ui/Strip.tsx';
import { useStableRows } from '../../ui/table/use-stable-rows.ts';
import { GrupoDeTramites } from './GrupoDeTramites.tsx';
import css from './lista.module.css';

interface Props<Row> {
  /** Path of the list, with a group or a state after it. */
  base: '/tramites' | '/gestion-tramites';
  estado: string;
  list: ComponentProps<typeof SeeMore>['list'] & { readonly error: ApiError | null; readonly refetch: () => unknown };
  rows: readonly Row[] | undefined;
  cuentas: CuentasDeTramites | undefined;
  textos: Readonly<Record<'titulo' | 'detalle' | 'vacio' | 'vacioDetalle' | 'nada' | 'mas', string>>;
  children: (row: Row) => ReactNode;
}

/** The customer's own trámites, or gestiones, of a state or group, with links to the groups. */
export function ListaPropia<Row extends { readonly idSolicitud: string }>(props: Props<Row>) {
  const t = useT();
  const { base, estado, cuentas, textos } = props;
  return (
    <>
      <Titulo pantalla={textos.titulo} />
      <PageHead title={textos.titulo} text={textos.detalle} />
      <Strip label={t('tramites.lista.grupos')} open={estado} className={css.groups}>
        {gruposTramite.map((grupo) => (
          <GrupoDeTramites key={grupo} to={`${base}/${grupo}`} actual={grupo === estado}>
            {t(`tramites.grupo.${grupo}`)}
            {cuentas && <span>{cuentas[grupo]}</span>}
          </GrupoDeTramites>
        ))}
      </Strip>
      <Lista {...props} />
    </>
  );
}

function Lista<Row extends { readonly idSolicitud: string }>({ estado, list, children, ...rest }: Props<Row>) {
  const t = useT();
  const { error, refetch } = list;
  const { rows, around } = useStableRows(rest.rows, ({ idSolicitud }) => idSolicitud, `${estado} ${rest.rows?.length}`);
  if (error && !rows) return <Failure error={error} retry={refetch} />;
  if (!rows) return <Skeleton pieces={[84, 84, 84]} label={t('comun.cargando')} />;
  if (rows.length === 0) return <Nada todos={estado === 'todos'} {...rest} />;
  return (
    <>
      <ul className={css.list} {...around}>
        {rows.map(children)}
      </ul>
      <SeeMore list={list}>{rest.textos.mas}</SeeMore>
    </>
  );
}

function Nada({ todos, base, textos }: Pick<Props<unknown>, 'base' | 'textos'> & { todos: boolean }) {
  const t = useT();
  return (
    <Empty icon={IconFolderOpen} title={todos ? textos.vacio : textos.nada} text={todos && textos.vacioDetalle}>
      {todos ? (
        <ButtonLink to="/#documentos">{t('tramites.lista.elegir')}</ButtonLink>
      ) : (
        <ButtonLink to={`${base}/todos`} kind="quiet">
          {t('tramites.lista.verTodos')}
        </ButtonLink>
      )}
    </Empty>
  );
}
