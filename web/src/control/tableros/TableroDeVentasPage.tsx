import { DIAS_PARA_RESTAURAR } from '@fedatario/contract/borrador';
import {
  type PeriodoElegido,
  type PuntoDeVentas,
  type TableroDeVentas,
  ticketPromedio,
} from '@fedatario/contract/control';
import { Link } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { cantidad, monto } from '../reportes/columnas.ts';
import { TablaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { Barras } from './Barras.tsx';
import { type Cifra, Cifras, entero } from './Cifras.tsx';
import { deCategorias, deCodigos, deMetodos, enNotas, enVentas } from './columnas-de-ventas.tsx';
import { DiasQueDifieren } from './DiasQueDifieren.tsx';
import { Embudo } from './Embudo.tsx';
import { ComoTabla, MarcoDeTablero, type Mirada, Parte } from './MarcoDeTablero.tsx';
import { diasDe, nombreDe } from './puntos.ts';

/** The dashboard of the sales: each on the day of its payment, and each credit note on its own. */
export function TableroDeVentasPage() {
  const t = useT();
  return (
    <MarcoDeTablero
      titulo={t('tableros.venta.titulo')}
      detalle={t('tableros.venta.detalle')}
      llamada={calls.tableros.ventas}
    >
      {(tablero, mirada) => <Contenido tablero={tablero} mirada={mirada} />}
    </MarcoDeTablero>
  );
}

function Contenido({ tablero, mirada }: { tablero: TableroDeVentas; mirada: Mirada<TableroDeVentas> }) {
  const t = useT();
  const { periodo } = mirada;
  const { categorias, metodos, codigos, embudo } = tablero;
  const vacia = t('reportes.vacio');
  return (
    <>
      {!tablero.confiable && <DiasQueDifieren />}
      <Cifras cifras={useCifras(tablero, mirada)} />
      <EnElTiempo tablero={tablero} periodo={periodo} />
      <Grid gap={6} rowGap={8} align="start" least={480}>
        <Parte titulo={t('tableros.venta.categorias')} vacia={categorias.length === 0 ? vacia : undefined}>
          <TablaDeReporte
            titulo={t('tableros.venta.categorias')}
            rows={categorias}
            keyOf={({ idCategoria }) => idCategoria ?? 'planes'}
            columnas={deCategorias(t)}
          />
        </Parte>
        <Parte titulo={t('tableros.venta.metodos')} vacia={metodos.length === 0 ? vacia : undefined}>
          <TablaDeReporte
            titulo={t('tableros.venta.metodos')}
            rows={metodos}
            keyOf={({ metodo }) => metodo}
            columnas={deMetodos(t, periodo)}
          />
        </Parte>
        <Parte
          titulo={t('tableros.venta.embudo')}
          detalle={t('tableros.venta.embudoDetalle', { dias: DIAS_PARA_RESTAURAR })}
          vacia={embudo.iniciados === 0 ? t('tableros.venta.sinBorradores') : undefined}
        >
          <Embudo embudo={embudo} />
        </Parte>
        <Parte
          titulo={t('tableros.venta.codigos')}
          vacia={codigos.length === 0 ? t('tableros.venta.sinCodigos') : undefined}
        >
          <TablaDeReporte
            titulo={t('tableros.venta.codigos')}
            rows={codigos}
            keyOf={({ codigo }) => codigo}
            columnas={deCodigos(t, periodo)}
          />
        </Parte>
      </Grid>
    </>
  );
}

function useCifras(tablero: TableroDeVentas, { periodo, antes }: Mirada<TableroDeVentas>): Cifra[] {
  const t = useT();
  const lista = enVentas(periodo);
  const de = (name: 'ingresos' | 'pedidos' | 'ticket' | 'devuelto' | 'neto' | 'reembolsado') => (is: TableroDeVentas) =>
    ({
      ingresos: is.ingresos,
      pedidos: is.pedidos,
      ticket: ticketPromedio(is),
      devuelto: is.notas.monto,
      neto: is.ingresos - is.notas.monto,
      reembolsado: is.reembolsos.monto,
    })[name];
  const cifra = (name: Parameters<typeof de>[0], more: Partial<Cifra> = {}): Cifra => ({
    name,
    label: t(`tableros.venta.cifra.${name}`),
    valor: de(name)(tablero),
    escrito: dinero,
    antes: antes && de(name)(antes),
    ...more,
  });
  const { gastos } = tablero;
  const sinCosto = tablero.pedidos - tablero.conCobro - gastos.cantidad;
  return [
    cifra('ingresos', { to: lista }),
    cifra('pedidos', {
      escrito: entero,
      to: lista,
      nota: sinCosto > 0 ? t('tableros.venta.sinCosto', { n: sinCosto }) : undefined,
    }),
    cifra('ticket', {
      nota: gastos.cantidad > 0 ? t('tableros.venta.sinGastos', { n: gastos.cantidad }) : undefined,
    }),
    cifra('devuelto', { to: enNotas(periodo), nota: t('tableros.venta.notas', { n: tablero.notas.cantidad }) }),
    cifra('neto'),
    cifra('reembolsado', { nota: t('tableros.venta.reembolsos', { n: tablero.reembolsos.cantidad }) }),
  ];
}

/** Income and credit notes over time, as bars that lead to their sales, and as a table. */
function EnElTiempo({ tablero: { puntos, porMes }, periodo }: { tablero: TableroDeVentas; periodo: PeriodoElegido }) {
  const t = useT();
  const titulo = t(`tableros.venta.${porMes ? 'porMes' : 'porDia'}`);
  const sinNada = puntos.every(({ ingresos, devuelto }) => ingresos === 0 && devuelto === 0);
  return (
    <Parte titulo={titulo} vacia={sinNada ? t('reportes.vacio') : undefined}>
      <Barras
        titulo={titulo}
        series={[t('tableros.venta.cifra.ingresos'), t('tableros.venta.cifra.devuelto')]}
        escrito={dinero}
        lugares={puntos.map(({ dia, ingresos, devuelto }) => ({
          clave: dia,
          ...nombreDe(dia, porMes),
          valores: [ingresos, devuelto],
          to: enVentas(diasDe(dia, porMes, periodo)),
        }))}
      />
      <ComoTabla>
        <TablaDeReporte
          titulo={titulo}
          rows={puntos}
          keyOf={({ dia }) => dia}
          columnas={[
            {
              label: t(`tableros.${porMes ? 'mes' : 'dia'}`),
              cell: ({ dia }) => (
                <Link to={enVentas(diasDe(dia, porMes, periodo))}>{nombreDe(dia, porMes).nombre}</Link>
              ),
            },
            cantidad<PuntoDeVentas>(t('tableros.venta.cifra.pedidos'), ({ pedidos }) => pedidos),
            monto<PuntoDeVentas>(t('tableros.venta.cifra.ingresos'), ({ ingresos }) => ingresos),
            monto<PuntoDeVentas>(t('tableros.venta.cifra.devuelto'), ({ devuelto }) => devuelto),
            monto<PuntoDeVentas>(t('tableros.venta.cifra.neto'), ({ ingresos, devuelto }) => ingresos - devuelto),
          ]}
        />
      </ComoTabla>
    </Parte>
  );
}
