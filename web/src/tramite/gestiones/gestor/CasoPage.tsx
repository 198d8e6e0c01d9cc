import type { CasoDeGestorDetalle } from '@fedatario/contract/tramite';
import { IconFolderOff } from '@tabler/icons-react';
import { Link, useLocation, useParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { dia, fechaHora } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DetailHead } from '../../../ui/Detail.tsx';
import parts from '../../../ui/parts.module.css';
import { Say } from '../../../ui/Say.tsx';
import { Situation } from '../../../ui/Situation.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import back from '../../expedientes/oficina/expediente.module.css';
import { DatosDeGestion } from '../DatosDeGestion.tsx';
import { EstadoDeGestion, signoDeGestion } from '../EstadoDeGestion.tsx';
import { Observado } from '../Observado.tsx';
import { Pasos } from '../Pasos.tsx';
import { Presentado } from '../Presentado.tsx';
import { PorEnlace } from '../por-enlace.ts';
import { Resultado } from '../Resultado.tsx';
import { ActosDeCaso } from './ActosDeCaso.tsx';
import { Entrada } from './Entrada.tsx';
import { GastosDeCaso } from './GastosDeCaso.tsx';
import css from './gestor.module.css';
import { LoEntregado } from './LoEntregado.tsx';
import { MarcarPaso } from './MarcarPaso.tsx';
import { PreguntarALaOficina } from './PreguntarALaOficina.tsx';

/** One case of the gestor who opened their link: what to do now is the largest thing on a phone. */
export function CasoPage() {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(calls.casosDeGestor.read, { query: { idSolicitud } }, { current: true });
  if (error?.codigo === 'gestor-sin-entrar') return <Entrada />;
  if (error?.codigo === 'no-encontrado' || error?.codigo === 'datos-invalidos') return <NoEsSuyo />;
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 160, 240]} label={t('comun.cargando')} />;
  return (
    <PorEnlace value>
      <Caso caso={data} />
    </PorEnlace>
  );
}

function Caso({ caso }: { caso: CasoDeGestorDetalle }) {
  const t = useT();
  const { hash } = useLocation();
  const { numero, nombre, cliente, estado, leToca } = caso;
  return (
    <>
      <Titulo pantalla={t('gestiones.numero', { numero })} />
      <nav className={back.back} aria-label={t('gestor.volver')}>
        <Link to={{ pathname: '/gestor', hash }}>{t('gestor.volver')}</Link>
      </nav>
      <DetailHead title={nombre} state={<EstadoDeGestion estado={estado} leToca={leToca} />}>
        <p>{t('gestor.lista.deQuien', { numero, cliente })}</p>
      </DetailHead>
      <Ahora caso={caso} />
      <div className={css.parts}>
        <Pasos gestion={caso}>{(paso) => <MarcarPaso caso={caso} paso={paso} />}</Pasos>
        <Observado gestion={caso} />
        <DatosDeGestion gestion={caso} />
        <LoEntregado caso={caso} />
        <GastosDeCaso caso={caso} />
        <Presentado gestion={caso} />
        <Resultado gestion={caso} />
        <PreguntarALaOficina caso={caso} />
      </div>
    </>
  );
}

/** The step that the gestor must take now, until when, and the ways to do it. */
function Ahora({ caso }: { caso: CasoDeGestorDetalle }) {
  const t = useT();
  const { estado, leToca, motivo, venceEn, contestarAntes } = caso;
  return (
    <Situation
      {...signoDeGestion(estado, leToca)}
      title={t(`gestor.ahora.${leToca ? 'leToca' : 'espera'}`)}
      said={
        <>
          <p>{t(`gestor.que.${estado}`)}</p>
          {motivo && <p className={parts.why}>{t('tramites.motivo', { motivo })}</p>}
          {contestarAntes && <p className={parts.when}>{t('gestor.contestar', { fecha: dia(contestarAntes) })}</p>}
          {leToca && venceEn && <p className={parts.when}>{t('gestor.plazo', { fecha: fechaHora(venceEn) })}</p>}
        </>
      }
    >
      <ActosDeCaso caso={caso} />
    </Situation>
  );
}

function NoEsSuyo() {
  const t = useT();
  const { hash } = useLocation();
  return (
    <>
      <Titulo pantalla={t('gestor.titulo')} />
      <Say icon={IconFolderOff} title={t('gestor.noEsSuyo')} lines={[t('gestor.noEsSuyoTexto')]}>
        <ButtonLink to={`/gestor${hash}`}>{t('gestor.volver')}</ButtonLink>
      </Say>
    </>
  );
}
