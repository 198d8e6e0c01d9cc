import type { EstadoDeApertura, ListoParaAbrir } from '@fedatario/contract/control';
import { IconCircleCheck, IconCircleDashed, IconFlask, IconHelp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './listo.module.css';
import { ordenar, porResolver } from './orden.ts';
import { Vaciar } from './Vaciar.tsx';

type Punto = ListoParaAbrir['puntos'][number];

const signos = {
  listo: { icon: IconCircleCheck, tone: 'listo' },
  falta: { icon: IconCircleDashed, tone: 'toca' },
  dePrueba: { icon: IconFlask, tone: 'proceso' },
  noConsta: { icon: IconHelp, tone: 'detenido' },
} as const satisfies Record<EstadoDeApertura, unknown>;

/** Lists what the office lacks to open: each point with its state, why it matters and where it is mended. It blocks nothing. */
export function ListoPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.apertura.read, {});
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 320]} label={t('comun.cargando')} />;
  const n = porResolver(data.puntos);
  return (
    <>
      <Titulo pantalla={t('apertura.titulo')} />
      <PageHead title={t('apertura.titulo')} text={t('apertura.detalle')} />
      <Text bottom={6} weight={600}>
        {n === 0 ? t('apertura.todo') : t('apertura.resumen', { n })}
      </Text>
      <ul className={css.list}>
        {ordenar(data.puntos).map((punto) => (
          <Uno key={punto.que} punto={punto} respaldo={punto.que === 'respaldo' ? data.respaldo : null} />
        ))}
      </ul>
      {data.demostracion && <Vaciar datos={data.demostracion} />}
    </>
  );
}

function Uno({ punto, respaldo }: { punto: Punto; respaldo: ListoParaAbrir['respaldo'] }) {
  const t = useT();
  const { que, estado, faltan, cuanto } = punto;
  const campos = faltan.map((campo) => t(`apertura.campo.${campo}`)).join(', ');
  return (
    <li>
      <div>
        <h2>{t(`apertura.punto.${que}.titulo`)}</h2>
        <p>{t(`apertura.punto.${que}.porque`)}</p>
        {campos && <p>{t('apertura.faltan', { campos })}</p>}
        {estado === 'falta' && cuanto !== null && cuanto > 0 && <p>{t('apertura.pendientes', { n: cuanto })}</p>}
        {respaldo && <Respaldo {...respaldo} />}
        {estado !== 'listo' && <Donde punto={punto} />}
      </div>
      <Badge {...signos[estado]}>{t(`apertura.estado.${estado}`)}</Badge>
    </li>
  );
}

/** Says when the last backup was made, when one was last tried, and that the last try failed. */
function Respaldo({ hechoEn, probadoEn, fallidoEn }: NonNullable<ListoParaAbrir['respaldo']>) {
  const t = useT();
  return (
    <>
      {hechoEn && <p>{t('apertura.respaldoHecho', { fecha: fechaHora(hechoEn) })}</p>}
      {fallidoEn && <p>{t('apertura.respaldoFallido', { fecha: fechaHora(fallidoEn) })}</p>}
      <p>
        {probadoEn ? t('apertura.respaldoProbado', { fecha: fechaHora(probadoEn) }) : t('apertura.respaldoSinProbar')}
      </p>
    </>
  );
}

const FUERA_DE_PANTALLA: Partial<Record<Punto['que'], 'orden' | 'sinCertificador' | 'respaldos'>> = {
  catalogo: 'orden',
  fel: 'sinCertificador',
  respaldo: 'respaldos',
};

/** Names the place where the point is mended: a screen, a command, or the settings of the server. */
function Donde({ punto: { que, enlace } }: { punto: Punto }) {
  const t = useT();
  if (enlace) return <Link to={enlace}>{t('apertura.ir', { que: t(`apertura.punto.${que}.titulo`) })}</Link>;
  return <p>{t(`apertura.${FUERA_DE_PANTALLA[que] ?? 'servidor'}`)}</p>;
}
