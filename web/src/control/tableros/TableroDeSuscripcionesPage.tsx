import { DIAS_DE_RENOVACION, movimientosDePlanes, type TableroDeSuscripciones } from '@fedatario/contract/control';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { TablaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { Barras } from './Barras.tsx';
import { Cifras, entero } from './Cifras.tsx';
import { conSigno, deEstados, deMovimientos, dePlanes, deRiesgos } from './columnas-de-planes.tsx';
import { ComoTabla, MarcoDeTablero, type Mirada, Parte } from './MarcoDeTablero.tsx';
import { PlanesQueDifieren } from './PlanesQueDifieren.tsx';
import { nombreDe } from './puntos.ts';

type Planes = TableroDeSuscripciones;

/** The dashboard of the subscriptions to plans: what they are worth a month, how it moved, and what may be lost. */
export function TableroDeSuscripcionesPage() {
  const t = useT();
  return (
    <MarcoDeTablero
      titulo={t('tableros.planes.titulo')}
      detalle={t('tableros.planes.detalle')}
      llamada={calls.tableros.suscripciones}
    >
      {(tablero, mirada) => <Contenido tablero={tablero} mirada={mirada} />}
    </MarcoDeTablero>
  );
}

function Contenido({ tablero, mirada }: { tablero: Planes; mirada: Mirada<Planes> }) {
  const t = useT();
  const { estados, planes, riesgos } = tablero;
  const ninguna = estados.length === 0 ? t('tableros.planes.sinSuscripciones') : undefined;
  return (
    <>
      {!tablero.confiable && <PlanesQueDifieren />}
      <DelPeriodo tablero={tablero} mirada={mirada} />
      <EnElTiempo tablero={tablero} />
      <Grid gap={6} rowGap={8} align="start" least={480}>
        <Movimientos tablero={tablero} />
        <Parte titulo={t('tableros.planes.estados')} vacia={ninguna}>
          <TablaDeReporte
            titulo={t('tableros.planes.estados')}
            rows={estados}
            keyOf={({ estado }) => estado}
            columnas={deEstados(t)}
          />
        </Parte>
        <Parte titulo={t('tableros.planes.riesgos')} detalle={t('tableros.planes.riesgosDetalle')} vacia={ninguna}>
          <TablaDeReporte
            titulo={t('tableros.planes.riesgos')}
            rows={riesgos}
            keyOf={({ riesgo }) => riesgo}
            columnas={deRiesgos(t)}
          />
        </Parte>
      </Grid>
      <Parte titulo={t('tableros.planes.consumo')} detalle={t('tableros.planes.consumoDetalle')} vacia={ninguna}>
        <TablaDeReporte
          titulo={t('tableros.planes.consumo')}
          rows={planes}
          keyOf={({ idPlan }) => idPlan}
          columnas={dePlanes(t)}
        />
      </Parte>
    </>
  );
}

/** Share of the subscriptions of the start that were cancelled in the period, in tenths of a hundredth; null without any. */
function bajasDe({ inicio, movimientos }: Planes): number | null {
  return inicio.cantidad === 0 ? null : movimientos.bajas.cantidad / inicio.cantidad;
}

function DelPeriodo({ tablero, mirada: { antes } }: { tablero: Planes; mirada: Mirada<Planes> }) {
  const t = useT();
  const { fin, inicio, renovaciones } = tablero;
  const cifra = (name: 'activas' | 'mrr' | 'cambio' | 'bajas' | 'renovaciones') => ({
    name,
    label: t(`tableros.planes.cifra.${name}`),
  });
  const alFin = t('tableros.planes.alFin');
  const enPeriodo = t('tableros.cuando.periodo');
  return (
    <Cifras
      cifras={[
        {
          ...cifra('activas'),
          nota: alFin,
          valor: fin.cantidad,
          antes: antes?.fin.cantidad,
          escrito: entero,
        },
        { ...cifra('mrr'), nota: alFin, valor: fin.mrr, antes: antes?.fin.mrr, escrito: dinero },
        {
          ...cifra('cambio'),
          nota: enPeriodo,
          valor: fin.mrr - inicio.mrr,
          antes: antes && antes.fin.mrr - antes.inicio.mrr,
          escrito: conSigno,
        },
        {
          ...cifra('bajas'),
          nota: enPeriodo,
          valor: bajasDe(tablero),
          antes: antes && bajasDe(antes),
          escrito: (parte) => `${(parte * 100).toFixed(1)} %`,
        },
        {
          ...cifra('renovaciones'),
          nota: t('tableros.planes.enDias', { n: entero(renovaciones.cantidad), dias: DIAS_DE_RENOVACION }),
          valor: renovaciones.monto,
          escrito: dinero,
        },
      ]}
    />
  );
}

function Movimientos({ tablero: { inicio, fin, movimientos } }: { tablero: Planes }) {
  const t = useT();
  const filas = [
    { clave: 'inicio' as const, ...inicio, extremo: true },
    ...movimientosDePlanes.map((clave) => ({ clave, ...movimientos[clave], extremo: false })),
    { clave: 'fin' as const, ...fin, extremo: true },
  ];
  return (
    <Parte titulo={t('tableros.planes.movimientos')} detalle={t('tableros.planes.movimientosDetalle')}>
      <TablaDeReporte
        titulo={t('tableros.planes.movimientos')}
        rows={filas}
        keyOf={({ clave }) => clave}
        columnas={deMovimientos(t)}
      />
    </Parte>
  );
}

function EnElTiempo({ tablero: { puntos, porMes } }: { tablero: Planes }) {
  const t = useT();
  const titulo = t(`tableros.planes.${porMes ? 'porMes' : 'porDia'}`);
  const vacia = puntos.some(({ mrr }) => mrr > 0) ? undefined : t('reportes.vacio');
  return (
    <Parte titulo={titulo} vacia={vacia}>
      <Barras
        titulo={titulo}
        series={[t('tableros.planes.cifra.mrr')]}
        escrito={dinero}
        lugares={puntos.map(({ dia, mrr }) => ({ clave: dia, ...nombreDe(dia, porMes), valores: [mrr] }))}
      />
      <ComoTabla>
        <TablaDeReporte
          titulo={titulo}
          rows={puntos}
          keyOf={({ dia }) => dia}
          columnas={[
            { label: t(`tableros.${porMes ? 'mes' : 'dia'}`), cell: ({ dia }) => nombreDe(dia, porMes).nombre },
            { label: t('tableros.planes.cifra.activas'), numeric: true, cell: ({ activas }) => entero(activas) },
            { label: t('tableros.planes.cifra.mrr'), numeric: true, cell: ({ mrr }) => dinero(mrr) },
          ]}
        />
      </ComoTabla>
    </Parte>
  );
}
