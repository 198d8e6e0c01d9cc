import { GESTIONES_POR_ASIGNACION } from '@fedatario/contract/tramite';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { Reparto } from '../../expedientes/oficina/cola/Reparto.tsx';
import { useCola } from '../../expedientes/oficina/cola/use-cola.ts';
import { Elegida, Varias } from './Elegida.tsx';
import { SoloAdmin } from './SoloAdmin.tsx';

interface Props {
  /** Id of the gestión open beside the queue. */
  elegida: string | undefined;
  administra: boolean;
}

/** Gestiones that wait for a gestor, oldest first, and the candidates for the chosen one. */
export function EncargosSinAsignarPage({ elegida, administra }: Props) {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('encargos.cola.titulo')} />
      {administra ? <Cola elegida={elegida} /> : <SoloAdmin />}
    </>
  );
}

function Cola({ elegida }: Pick<Props, 'elegida'>) {
  const t = useT();
  useLive('gestiones', [calls.encargos.list, calls.encargos.candidates, calls.gestiones.read]);
  const cola = useCola(usePages(calls.encargos.list, { query: { estado: 'sin-asignar', orden: 'antiguedad' } }));
  return (
    <Reparto
      cola={cola}
      textos={{
        titulo: t('encargos.cola.titulo'),
        detalle: t('encargos.cola.detalle'),
        lista: t('encargos.cola.lista'),
        vacioTitulo: t('encargos.cola.vacioTitulo'),
        vacio: t('encargos.cola.vacio'),
        enProceso: t('encargos.lista.todas'),
      }}
      cuantos={(n) => t('encargos.cola.cuantas', { n })}
      base="/admin/gestion-tramites-sin-asignar"
      enProceso="/admin/gestion-tramites-en-proceso/todos"
      maximo={GESTIONES_POR_ASIGNACION}
      elegido={elegida}
      uno={() => <Elegida key={elegida} idSolicitud={elegida} />}
      varios={(ids, onDone) => <Varias idSolicitudes={ids} onDone={onDone} />}
    />
  );
}
