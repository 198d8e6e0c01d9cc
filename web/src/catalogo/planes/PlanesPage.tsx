import {
  type ComparacionConPlanes,
  DIAS_CON_BENEFICIOS,
  DIAS_DE_AVISO_DE_PLAN,
  DIAS_DE_REINTENTO,
  DIAS_DE_RETRACTO,
  DIAS_HASTA_TERMINAR,
  DIAS_PARA_OTRA_VERSION,
} from '@fedatario/contract/compra';
import { IconCards, IconCloudOff } from '@tabler/icons-react';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { serie } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Planes, type Propio } from './Planes.tsx';
import css from './planes.module.css';

const preguntas = ['renovar', 'cancelar', 'arrepentirse', 'sinUsar', 'precio', 'falla'] as const;

/** The days that the answers name. */
const plazos = () => ({
  avisos: serie(DIAS_DE_AVISO_DE_PLAN),
  retracto: DIAS_DE_RETRACTO,
  otraVersion: DIAS_PARA_OTRA_VERSION,
  reintentos: serie(DIAS_DE_REINTENTO),
  conBeneficios: DIAS_CON_BENEFICIOS,
  termina: DIAS_HASTA_TERMINAR,
});

interface Props {
  readonly propio?: Propio | undefined;
  readonly comparacion?: ComparacionConPlanes | undefined;
}

/** The plans side by side, and the questions that people have before paying by the month. */
export function PlanesPage({ propio, comparacion }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.planes.publicos, {});
  if (error && !data)
    return (
      <Say icon={IconCloudOff} title={t('comun.fallo.titulo')} lines={[t('planes.fallo')]}>
        <PlainButton kind="quiet" onClick={() => void refetch()}>
          {t('comun.reintentar')}
        </PlainButton>
      </Say>
    );
  if (data?.length === 0) return <SinPlanes />;
  return (
    <div className={css.page}>
      <Titulo pantalla={t('planes.titulo')} />
      <header>
        <h1>{t('planes.titulo')}</h1>
        <p>{t('planes.detalle')}</p>
      </header>
      {data ? (
        <Planes planes={data} propio={propio} comparacion={comparacion} />
      ) : (
        <Skeleton pieces={[48, 420]} label={t('comun.cargando')} />
      )}
      <section className={css.questions} aria-labelledby="preguntas-de-planes">
        <h2 id="preguntas-de-planes">{t('planes.preguntas.titulo')}</h2>
        <Questions
          questions={preguntas.map((una) => ({
            pregunta: t(`planes.preguntas.${una}`),
            respuesta: t(`planes.respuestas.${una}`, plazos()),
          }))}
        />
      </section>
    </div>
  );
}

function SinPlanes() {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('planes.titulo')} />
      <Say icon={IconCards} title={t('planes.titulo')} lines={[t('planes.ninguno')]}>
        <ButtonLink to="/#documentos">{t('planes.verDocumentos')}</ButtonLink>
      </Say>
    </>
  );
}
