import type { TableroDeTramites } from '@fedatario/contract/control';
import { kebabDe } from '@fedatario/contract/solicitud';
import { Link } from 'react-router';
import { calls } from '#calls';
import { type T, useT } from '../../i18n/i18n.ts';
import { cantidad } from '../reportes/columnas.ts';
import { queryOf } from '../reportes/periodo.ts';
import { TablaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { type Cifra, Cifras, entero } from './Cifras.tsx';
import { CitasDelTablero } from './CitasDelTablero.tsx';
import { deNotarios, deTiempos } from './columnas.tsx';
import { GestionesDelTablero } from './GestionesDelTablero.tsx';
import { MarcoDeTablero, type Mirada, Parte } from './MarcoDeTablero.tsx';
import { TramitesQueDifieren } from './TramitesQueDifieren.tsx';

const LISTA = '/admin/tramites-en-proceso';
/** The first screen of the office: what is open now, and what moved in a period. */
export function TableroDeTramitesPage() {
  const t = useT();
  return (
    <MarcoDeTablero
      titulo={t('tableros.titulo')}
      detalle={t('tableros.detalle')}
      llamada={calls.tableros.tramites}
      junto
    >
      {(tablero, mirada) => <Contenido tablero={tablero} mirada={mirada} />}
    </MarcoDeTablero>
  );
}

function Contenido({ tablero, mirada }: { tablero: TableroDeTramites; mirada: Mirada<TableroDeTramites> }) {
  const t = useT();
  const { abiertos, tiempos, notarios } = tablero;
  const query = queryOf(mirada.periodo);
  return (
    <>
      {!tablero.confiable && <TramitesQueDifieren />}
      <Cifras cifras={useCifras(tablero, mirada)} />
      <Parte titulo={t('tableros.porEstado')} vacia={abiertos.length === 0 ? t('tableros.sinAbiertos') : undefined}>
        <TablaDeReporte
          titulo={t('tableros.porEstado')}
          rows={abiertos}
          keyOf={({ estado }) => estado}
          columnas={deAbiertos(t)}
        />
      </Parte>
      <Parte
        titulo={t('tableros.notarios')}
        detalle={t('tableros.notariosDetalle')}
        vacia={notarios.length === 0 ? t('tableros.sinNotarios') : undefined}
      >
        <TablaDeReporte
          titulo={t('tableros.notarios')}
          rows={notarios}
          keyOf={({ idNotario }) => idNotario}
          columnas={deNotarios(t)}
        />
      </Parte>
      <Parte
        titulo={t('tableros.tiempos')}
        detalle={t('tableros.tiemposDetalle')}
        vacia={tiempos.length === 0 ? t('tableros.sinTiempos') : undefined}
      >
        <TablaDeReporte
          titulo={t('tableros.tiempos')}
          rows={tiempos}
          keyOf={({ estado }) => estado}
          columnas={deTiempos(t)}
        />
      </Parte>
      <GestionesDelTablero gestiones={tablero.gestiones} search={`?${new URLSearchParams(query)}`} />
      <CitasDelTablero citas={tablero.citas} query={query} />
    </>
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

/** The figures that are read first; each leads to the list that makes it up, where there is one. Only those of the period are compared. */
function useCifras(tablero: TableroDeTramites, { periodo }: Mirada<TableroDeTramites>): Cifra[] {
  const t = useT();
  const { abiertos, enProceso, delCliente, nuevos } = tablero;
  const vencidos = abiertos.reduce((total, row) => total + row.vencidos, 0);
  const cifra = (name: 'vencidos' | 'enProceso' | 'delCliente', valor: number, filtro: string): Cifra => ({
    name,
    label: t(`tableros.cifra.${name}`),
    nota: t('tableros.cuando.hoy'),
    valor,
    escrito: entero,
    to: `${LISTA}/${filtro}`,
    alerta: name === 'vencidos' && valor > 0,
  });
  const delPeriodo = (name: 'nuevos' | 'entregados' | 'sinEntregar', to?: string): Cifra => ({
    name,
    label: t(`tableros.cifra.${name}`),
    nota: t('tableros.cuando.periodo'),
    valor: tablero[name],
    antes: tablero.antes?.[name],
    escrito: entero,
    to,
  });
  return [
    cifra('vencidos', vencidos, 'vencidos'),
    cifra('enProceso', enProceso, 'en-proceso'),
    cifra('delCliente', delCliente, 'pendientes-del-cliente'),
    delPeriodo('nuevos', nuevos > 0 ? `${LISTA}/todos?${new URLSearchParams(queryOf(periodo))}` : undefined),
    delPeriodo('entregados'),
    delPeriodo('sinEntregar'),
  ];
}
