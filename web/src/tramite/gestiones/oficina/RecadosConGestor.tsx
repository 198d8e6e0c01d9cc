import type { GestionDetalle } from '@fedatario/contract/tramite';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { Recados } from '../Recados.tsx';

/** Messages that the office and its gestor wrote to each other; the office writes while somebody has the gestión. */
export function RecadosConGestor({ gestion: { idSolicitud, gestor } }: { gestion: GestionDetalle }) {
  const t = useT();
  const params = { idSolicitud };
  const { data } = useCall(calls.recados.list, { params });
  useLive('gestiones', [calls.recados.list], idSolicitud);
  const { mutate, isPending, error } = useSend(calls.recados.send, { renews: [calls.recados.list] });
  if (!data || (!gestor && data.length === 0)) return null;
  return (
    <Recados
      recados={data}
      titulo={t('gestor.recados.conGestor')}
      ayuda={t('gestor.recados.ayudaOficina')}
      etiqueta={t('gestor.recados.respuesta')}
      boton={t('gestor.recados.responder')}
      enviando={isPending}
      error={error}
      onEnviar={(texto, hecho) => mutate({ params, body: { texto } }, { onSuccess: hecho })}
    />
  );
}
