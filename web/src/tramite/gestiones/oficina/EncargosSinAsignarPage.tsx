import { GESTIONES_POR_ASIGNACION } from '@fedatario/contract';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { useStableRows } from '../../../ui/table/use-stable-rows.ts';
import { Cola } from '../../expedientes/oficina/cola/Cola.tsx';
import css from '../../expedientes/oficina/cola/cola.module.css';
import { Elegida, Varias } from './Elegida.tsx';
import { SoloAdmin } from './SoloAdmin.tsx';

interface Props {
  /** Id of the gestión open beside the queue. */
  elegida: string | undefined;
  administra: boolean;
}

/** Gestiones that wait for a gestor, oldest first, and the candidates for the chosen one. */
export function EncargosSinAsignarPage({ elegida, administra }: Props) {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('encargos.cola.titulo')} />
      {administra ? <Reparto elegida={elegida} /> : <SoloAdmin />}
    </>
  );
}

function Reparto({ elegida }: Pick<Props, 'elegida'>) {
  const t = useT();
  const cola = useCola();
  const [marcadas, setMarcadas] = useState<readonly string[]>([]);
  if (cola.error && !cola.rows) return <Failure error={cola.error} retry={cola.refetch} heading="h1" />;
  const rows = cola.rows ?? [];
  const presentes = marcadas.filter((id) => rows.some(({ idSolicitud }) => idSolicitud === id));
  const cuantos = t('encargos.cola.cuantas', { n: cola.total ?? rows.length });
  return (
    <>
      <PageHead title={t('encargos.cola.titulo')} text={t('encargos.cola.detalle')} />
      {!cola.rows && <Skeleton pieces={[72, 72, 72, 72]} label={t('comun.cargando')} />}
      {cola.rows?.length === 0 && elegida === undefined && <Vacia />}
      {(rows.length > 0 || (cola.rows && elegida)) && (
        <div className={css.panes} data-open={elegida !== undefined || presentes.length > 0}>
          <Cola
            cola={cola}
            base="/admin/gestion-tramites-sin-asignar"
            textos={{ lista: t('encargos.cola.lista'), cuantos }}
            maximo={GESTIONES_POR_ASIGNACION}
            rows={rows}
            elegido={elegida}
            marcados={presentes}
            onMarcar={setMarcadas}
          />
          <div className={css.beside}>
            {presentes.length > 0 ? (
              <Varias idSolicitudes={presentes} onDone={() => setMarcadas([])} />
            ) : (
              <Elegida key={elegida} idSolicitud={elegida} />
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** Pages of the gestiones without a gestor, oldest first. */
function useCola() {
  const list = usePages(calls.encargos.list, { query: { estado: 'sin-asignar', orden: 'antiguedad' } });
  useLive('gestiones', [calls.encargos.list, calls.encargos.candidates, calls.gestiones.read]);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const { rows, around } = useStableRows(
    data?.pages.flatMap((page) => page.data),
    ({ idSolicitud }) => idSolicitud,
    String(data?.pages.length),
  );
  const mas = hasNextPage ? { pide: () => void fetchNextPage(), pidiendo: isFetchingNextPage } : undefined;
  return { rows, around, error, refetch, mas, total: data?.pages[0]?.total };
}

function Vacia() {
  const t = useT();
  return (
    <EmptyList icon={IconInbox} title={t('encargos.cola.vacioTitulo')} text={t('encargos.cola.vacio')}>
      <ButtonLink kind="quiet" to="/admin/gestion-tramites-en-proceso/todos">
        {t('encargos.lista.todas')}
      </ButtonLink>
    </EmptyList>
  );
}
