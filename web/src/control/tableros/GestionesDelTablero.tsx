import type { GestionesDelTablero as Gestiones } from '@fedatario/contract/control';
import { hechosDeGestion, kebabDe } from '@fedatario/contract/solicitud';
import { Link } from 'react-router';
import { type T, useT } from '../../i18n/i18n.ts';
import { cantidad } from '../reportes/columnas.ts';
import { TablaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { type Cifra, Cifras, entero } from './Cifras.tsx';
import { Parte } from './MarcoDeTablero.tsx';
import css from './tableros.module.css';

const LISTA = '/admin/gestion-tramites-en-proceso';

/** The gestiones of the office: those that are open now, and those that moved in the period, which `search` says. */
export function GestionesDelTablero({ gestiones, search }: { gestiones: Gestiones; search: string }) {
  const t = useT();
  const { abiertas } = gestiones;
  return (
    <Parte titulo={t('tableros.gestiones.titulo')} detalle={t('tableros.gestiones.detalle')}>
      <Cifras cifras={cifrasDe(t, gestiones, search)} />
      {abiertas.length === 0 ? (
        <p className={css.nada}>{t('tableros.gestiones.sinAbiertas')}</p>
      ) : (
        <TablaDeReporte
          titulo={t('tableros.gestiones.porEstado')}
          rows={abiertas}
          keyOf={({ estado }) => estado}
          columnas={deAbiertas(t)}
        />
      )}
    </Parte>
  );
}

function deAbiertas(t: T) {
  type Row = Gestiones['abiertas'][number];
  return [
    {
      label: t('tableros.columna.estado'),
      cell: ({ estado }: Row) => <Link to={`${LISTA}/${kebabDe(estado)}`}>{t(`gestiones.estado.${estado}`)}</Link>,
    },
    cantidad<Row>(t('tableros.gestiones.titulo'), (row) => row.cantidad),
    cantidad<Row>(t('tableros.gestiones.vencidas'), ({ vencidas }) => vencidas),
  ];
}

/** Each figure leads to the list that makes it up, where there is one. */
function cifrasDe(t: T, { abiertas, antes, ...movidas }: Gestiones, search: string): Cifra[] {
  const suma = (de: (row: Gestiones['abiertas'][number]) => number) =>
    abiertas.reduce((total, row) => total + de(row), 0);
  const esperan = suma(({ estado, cantidad: n }) => (hechosDeGestion[estado].agente === 'cliente' ? n : 0));
  const deHoy = (name: 'vencidas' | 'enProceso' | 'delCliente' | 'gastos', valor: number, filtro: string): Cifra => ({
    name,
    label: t(`tableros.gestiones.${name}`),
    nota: t('tableros.cuando.hoy'),
    valor,
    escrito: entero,
    to: `${LISTA}/${filtro}`,
    alerta: name === 'vencidas' && valor > 0,
  });
  const delPeriodo = (name: 'nuevas' | 'entregadas' | 'sinResultado', to?: string): Cifra => ({
    name,
    label: t(`tableros.gestiones.${name}`),
    nota: t('tableros.cuando.periodo'),
    valor: movidas[name],
    antes: antes?.[name],
    escrito: entero,
    to,
  });
  return [
    deHoy(
      'vencidas',
      suma((row) => row.vencidas),
      'vencidos',
    ),
    deHoy('enProceso', suma((row) => row.cantidad) - esperan, 'en-proceso'),
    deHoy('delCliente', esperan, 'pendientes-del-cliente'),
    deHoy(
      'gastos',
      suma(({ estado, cantidad: n }) => (hechosDeGestion[estado].fase === 'gastos' ? n : 0)),
      'gastos-por-pagar',
    ),
    delPeriodo('nuevas', movidas.nuevas > 0 ? `${LISTA}/todos${search}` : undefined),
    delPeriodo('entregadas'),
    delPeriodo('sinResultado'),
  ];
}
