import { kebabDe, type TableroDeTramites } from '@fedatario/contract';
import { tramites } from '@fedatario/contract/llamadas/tableros';
import { Link } from 'react-router';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { cantidad } from '../reportes/columnas.ts';
import { Periodo } from '../reportes/Periodo.tsx';
import { queryOf, usePeriodo } from '../reportes/periodo.ts';
import { TablaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { deNotarios, deTiempos } from './columnas.tsx';
import css from './tableros.module.css';

const LISTA = '/admin/tramites-en-proceso';

/** The first screen of the office: what is open now, and what moved in a period. */
export function TableroDeTramitesPage() {
  const t = useT();
  const { periodo, change } = usePeriodo();
  const alReves = periodo.hasta !== '' && periodo.hasta < periodo.desde;
  const query = queryOf(periodo);
  const { data, error, refetch } = useCall(tramites, { query }, { enabled: !alReves, fresh: true });
  return (
    <>
      <Titulo pantalla={t('tableros.titulo')} />
      <PageHead title={t('tableros.titulo')} text={t('tableros.detalle')} />
      <Periodo periodo={periodo} onChange={change} />
      {error && !data && <Failure error={error} retry={refetch} heading="h2" />}
      {!data && !error && !alReves && <Skeleton pieces={[96, 240, 240]} label={t('comun.cargando')} />}
      {data && <Contenido tablero={data} busqueda={new URLSearchParams(query).toString()} />}
    </>
  );
}

function Contenido({ tablero, busqueda }: { tablero: TableroDeTramites; busqueda: string }) {
  const t = useT();
  const { abiertos, tiempos, notarios } = tablero;
  return (
    <div className={css.tablero}>
      <Cifras tablero={tablero} busqueda={busqueda} />
      <div className={css.parte}>
        <h2>{t('tableros.porEstado')}</h2>
        {abiertos.length === 0 ? (
          <p className={css.nada}>{t('tableros.sinAbiertos')}</p>
        ) : (
          <TablaDeReporte
            titulo={t('tableros.porEstado')}
            rows={abiertos}
            keyOf={({ estado }) => estado}
            columnas={deAbiertos(t)}
          />
        )}
      </div>
      <div className={css.parte}>
        <h2>{t('tableros.notarios')}</h2>
        <p className={css.detalle}>{t('tableros.notariosDetalle')}</p>
        {notarios.length === 0 ? (
          <p className={css.nada}>{t('tableros.sinNotarios')}</p>
        ) : (
          <TablaDeReporte
            titulo={t('tableros.notarios')}
            rows={notarios}
            keyOf={({ idNotario }) => idNotario}
            columnas={deNotarios(t)}
          />
        )}
      </div>
      <div className={css.parte}>
        <h2>{t('tableros.tiempos')}</h2>
        <p className={css.detalle}>{t('tableros.tiemposDetalle')}</p>
        {tiempos.length === 0 ? (
          <p className={css.nada}>{t('tableros.sinTiempos')}</p>
        ) : (
          <TablaDeReporte
            titulo={t('tableros.tiempos')}
            rows={tiempos}
            keyOf={({ estado }) => estado}
            columnas={deTiempos(t)}
          />
        )}
      </div>
    </div>
  );
}

function deAbiertos(t: T) {
  type Row = TableroDeTramites['abiertos'][number];
  return [
    {
      label: t('tableros.columna.estado'),
      cell: ({ estado }: Row) => <Link to={`${LISTA}/${kebabDe(estado)}`}>{t(`tramites.estado.${estado}`)}</Link>,
    },
    cantidad<Row>(t('tableros.columna.tramites'), (row) => row.cantidad),
    cantidad<Row>(t('tableros.cifra.vencidos'), ({ vencidos }) => vencidos),
  ];
}

/** The figures that are read first; each leads to the list that makes it up, where there is one. */
function Cifras({ tablero, busqueda }: { tablero: TableroDeTramites; busqueda: string }) {
  const t = useT();
  const { abiertos, enProceso, delCliente, nuevos, entregados, sinEntregar } = tablero;
  const suma = (de: (row: (typeof abiertos)[number]) => number) => abiertos.reduce((total, row) => total + de(row), 0);
  const cifras = [
    { name: 'vencidos', valor: suma(({ vencidos }) => vencidos), cuando: 'hoy', to: `${LISTA}/vencidos` },
    { name: 'enProceso', valor: enProceso, cuando: 'hoy', to: `${LISTA}/en-proceso` },
    { name: 'delCliente', valor: delCliente, cuando: 'hoy', to: `${LISTA}/pendientes-del-cliente` },
    { name: 'nuevos', valor: nuevos, cuando: 'periodo', to: `${LISTA}/todos?${busqueda}` },
    { name: 'entregados', valor: entregados, cuando: 'periodo', to: undefined },
    { name: 'sinEntregar', valor: sinEntregar, cuando: 'periodo', to: undefined },
  ] as const;
  return (
    <dl className={css.cifras}>
      {cifras.map(({ name, valor, cuando, to }) => (
        <div key={name} data-alerta={name === 'vencidos' && valor > 0}>
          <dt>
            {t(`tableros.cifra.${name}`)} <small>{t(`tableros.cuando.${cuando}`)}</small>
          </dt>
          <dd>{to ? <Link to={to}>{valor.toLocaleString('en')}</Link> : valor.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
