import type { CasoDeGestorDetalle } from '@fedatario/contract/tramite';
import { useRef } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { uuid } from '../../../lib/uuid.ts';
import { Recados } from '../Recados.tsx';

/** The gestor asks the office something about the case. A message sent again keeps its id, and is written once. */
export function PreguntarALaOficina({ caso: { idSolicitud, recados } }: { caso: CasoDeGestorDetalle }) {
  const t = useT();
  const idRecado = useRef(uuid());
  const { mutate, isPending, error } = useSend(calls.casosDeGestor.ask, { renews: [calls.casosDeGestor.read] });
  return (
    <Recados
      recados={recados}
      titulo={t('gestor.recados.titulo')}
      ayuda={t('gestor.recados.ayuda')}
      etiqueta={t('gestor.recados.pregunta')}
      boton={t('gestor.recados.preguntar')}
      enviando={isPending}
      error={error}
      onEnviar={(texto, hecho) =>
        mutate(
          { body: { idSolicitud, idRecado: idRecado.current, texto } },
          {
            onSuccess: () => {
              idRecado.current = uuid();
              hecho();
            },
          },
        )
      }
    />
  );
}
