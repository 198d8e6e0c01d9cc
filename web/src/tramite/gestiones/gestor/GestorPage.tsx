import type { CasoDeGestor } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { dia } from '../../../lib/format.ts';
import { PageHead } from '../../../ui/Page.tsx';
import parts from '../../../ui/parts.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { EstadoDeGestion } from '../EstadoDeGestion.tsx';
import { Entrada } from './Entrada.tsx';
import css from './gestor.module.css';

/** The cases of the gestor who opened their link. */
export function GestorPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.casosDeGestor.list, {}, { current: true });
  const leaving = useSend(calls.enlacesDeGestor.close, { renews: [calls.casosDeGestor.list] });
  if (error?.codigo === 'gestor-sin-entrar') return <Entrada />;
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 120, 120]} label={t('comun.cargando')} />;
  const { gestor, casos, tope } = data;
  return (
    <>
      <Titulo pantalla={t('gestor.titulo')} />
      <PageHead title={t('gestor.lista.titulo')} text={t('gestor.lista.saludo', { nombre: gestor })}>
        <Button variant="subtle" loading={leaving.isPending} onClick={() => leaving.mutate({})}>
          {t('gestor.lista.salir')}
        </Button>
      </PageHead>
      {casos.length === 0 ? (
        <EmptyList icon={IconInbox} title={t('gestor.lista.vacio')} text={t('gestor.lista.vacioTexto')} />
      ) : (
        <ul className={css.cases}>
          {casos.map((caso) => (
            <Caso key={caso.idSolicitud} caso={caso} />
          ))}
        </ul>
      )}
      {casos.length === tope && <p className={parts.note}>{t('gestor.lista.tope', { n: tope })}</p>}
    </>
  );
}

function Caso({ caso }: { caso: CasoDeGestor }) {
  const t = useT();
  const { hash } = useLocation();
  const { idSolicitud, numero, nombre, estado, leToca, cliente, pasoActual, contestarAntes } = caso;
  return (
    <li>
      <Link to={{ pathname: `/gestor/${idSolicitud}`, hash }}>
        <h2>{nombre}</h2>
        <p className={css.who}>{t('gestor.lista.deQuien', { numero, cliente })}</p>
        <EstadoDeGestion estado={estado} leToca={leToca} />
        {pasoActual && <p className={css.step}>{t('gestiones.lista.paso', pasoActual)}</p>}
        {contestarAntes && <p className={css.due}>{t('gestor.contestar', { fecha: dia(contestarAntes) })}</p>}
      </Link>
    </li>
  );
}
