import { TRAMITES_POR_ASIGNACION } from '@fedatario/contract/tramite';
import { IconUserShare } from '@tabler/icons-react';
import { calls } from '#calls';
import { Titulo } from '../../../../common/marca.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { usePages } from '../../../../lib/api.ts';
import { useLive } from '../../../../lib/use-live.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { Say } from '../../../../ui/Say.tsx';
import { Reparto } from '../../../expedientes/oficina/cola/Reparto.tsx';
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
      {administra ? <Cola elegido={elegido} /> : <SoloAdministracion />}
    </>
  );
}

function Cola({ elegido }: Pick<Props, 'elegido'>) {
  const t = useT();
  useLive('tramites', [calls.asignaciones.list, calls.asignaciones.candidates, calls.tramites.read]);
  const cola = useCola(usePages(calls.asignaciones.list, { query: { estado: 'sin-asignar', orden: 'antiguedad' } }));
  return (
    <Reparto
      cola={cola}
      textos={{
        titulo: t('expediente.cola.titulo'),
        detalle: t('expediente.cola.detalle'),
        lista: t('expediente.cola.lista'),
        vacioTitulo: t('expediente.cola.vacioTitulo'),
        vacio: t('expediente.cola.vacio'),
        enProceso: t('expediente.cola.enProceso'),
      }}
      cuantos={(n) => t('expediente.cola.cuantos', { n })}
      base="/admin/tramites-sin-asignar"
      enProceso="/admin/tramites-en-proceso/todos"
      maximo={TRAMITES_POR_ASIGNACION}
      elegido={elegido}
      uno={(rows) => <Elegido key={elegido} idSolicitud={elegido} rows={rows} />}
      varios={(ids, onDone) => <Varios idSolicitudes={ids} onDone={onDone} />}
    />
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
