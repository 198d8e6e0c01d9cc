import { TRAMITES_POR_ASIGNACION } from '@fedatario/contract';
import { IconInbox, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Failure } from '../../../../common/Failure.tsx';
import { Titulo } from '../../../../common/marca.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../../ui/Page.tsx';
import { Say } from '../../../../ui/Say.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../../ui/table/EmptyList.tsx';
import { Cola } from '../../../expedientes/oficina/cola/Cola.tsx';
import css from '../../../expedientes/oficina/cola/cola.module.css';
import { useCola } from '../../../expedientes/oficina/cola/use-cola.ts';
import { Elegido } from './Elegido.tsx';
import { Varios } from './Varios.tsx';

interface Props {
  /** Id of the trámite open beside the queue. */
  elegido: string | undefined;
  administra: boolean;
}

/** Trámites that wait for a notary, oldest first, and the candidates for the chosen one. */
export function SinAsignarPage({ elegido, administra }: Props) {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('expediente.cola.titulo')} />
      {administra ? <Reparto elegido={elegido} /> : <SoloAdministracion />}
    </>
  );
}

function Reparto({ elegido }: Pick<Props, 'elegido'>) {
  const t = useT();
  const cola = useCola();
  const [marcados, setMarcados] = useState<readonly string[]>([]);
  if (cola.error && !cola.rows) return <Failure error={cola.error} retry={cola.refetch} heading="h1" />;
  const rows = cola.rows ?? [];
  const presentes = marcados.filter((id) => rows.some(({ idSolicitud }) => idSolicitud === id));
  const cuantos = t('expediente.cola.cuantos', { n: cola.total ?? rows.length });
  return (
    <>
      <PageHead title={t('expediente.cola.titulo')} text={t('expediente.cola.detalle')} />
      {!cola.rows && <Skeleton pieces={[72, 72, 72, 72]} label={t('comun.cargando')} />}
      {cola.rows?.length === 0 && elegido === undefined && <Vacia />}
      {(rows.length > 0 || (cola.rows && elegido)) && (
        <div className={css.panes} data-open={elegido !== undefined || presentes.length > 0}>
          <Cola
            cola={cola}
            base="/admin/tramites-sin-asignar"
            textos={{ lista: t('expediente.cola.lista'), cuantos }}
            maximo={TRAMITES_POR_ASIGNACION}
            rows={rows}
            elegido={elegido}
            marcados={presentes}
            onMarcar={setMarcados}
          />
          <div className={css.beside}>
            {presentes.length > 0 ? (
              <Varios idSolicitudes={presentes} onDone={() => setMarcados([])} />
            ) : (
              <Elegido key={elegido} idSolicitud={elegido} rows={rows} />
            )}
          </div>
        </div>
      )}
    </>
  );
}

function Vacia() {
  const t = useT();
  return (
    <EmptyList icon={IconInbox} title={t('expediente.cola.vacioTitulo')} text={t('expediente.cola.vacio')}>
      <ButtonLink kind="quiet" to="/admin/tramites-en-proceso/todos">
        {t('expediente.cola.enProceso')}
      </ButtonLink>
    </EmptyList>
  );
}

function SoloAdministracion() {
  const t = useT();
  return (
    <Say icon={IconUserShare} title={t('expediente.cola.soloAdmin')} lines={[t('expediente.cola.soloAdminDetalle')]}>
      <ButtonLink to="/admin/tramites-en-proceso/mios">{t('expediente.cola.verMios')}</ButtonLink>
    </Say>
  );
}
