import { type CitasDelTablero as Citas, DIAS_DE_CITAS, diasDespues } from '@fedatario/contract/control';
import { Link } from 'react-router';
import { type T, useT } from '../../i18n/i18n.ts';
import { hoy } from '../../lib/escribir.ts';
import { cantidad } from '../reportes/columnas.ts';
import { TablaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { type Cifra, Cifras, entero } from './Cifras.tsx';
import { Parte } from './MarcoDeTablero.tsx';
import css from './tableros.module.css';

const LISTA = '/admin/planes/citas?vista=estado';

interface Props {
  citas: Citas;
  /** The days of the period, as the address of a list has them. */
  query: Readonly<Record<string, string>>;
}

/** The appointments of the office: those ahead, and those of the period by state; each number leads to its list. */
export function CitasDelTablero({ citas, query }: Props) {
  const t = useT();
  const { porEstado } = citas;
  return (
    <Parte titulo={t('tableros.citas.titulo')} detalle={t('tableros.citas.detalle')}>
      <Cifras cifras={cifrasDe(t, citas)} />
      {porEstado.length === 0 ? (
        <p className={css.nada}>{t('tableros.citas.sinCitas')}</p>
      ) : (
        <TablaDeReporte
          titulo={t('tableros.citas.porEstado')}
          rows={porEstado}
          keyOf={({ estado }) => estado}
          columnas={deCitas(t, query)}
        />
      )}
    </Parte>
  );
}

function deCitas(t: T, query: Props['query']) {
  type Row = Citas['porEstado'][number];
  return [
    {
      label: t('tableros.columna.estado'),
      cell: ({ estado }: Row) => (
        <Link to={`${LISTA}&${new URLSearchParams({ estado, ...query })}`}>{t(`citas.estado.${estado}`)}</Link>
      ),
    },
    cantidad<Row>(t('tableros.citas.titulo'), (row) => row.cantidad),
  ];
}

function cifrasDe(t: T, citas: Citas): Cifra[] {
  const desde = hoy();
  const cifra = (name: 'hoy' | 'enSieteDias', dias: number): Cifra => ({
    name,
    label: t(`tableros.citas.${name}`, { dias }),
    nota: t('tableros.citas.porVenir'),
    valor: citas[name],
    escrito: entero,
    to: `${LISTA}&${new URLSearchParams({ estado: 'proximas', desde, hasta: diasDespues(desde, dias - 1) })}`,
  });
  return [cifra('hoy', 1), cifra('enSieteDias', DIAS_DE_CITAS)];
}
