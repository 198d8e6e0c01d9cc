import type { ObservacionDeRespuesta } from '@fedatario/contract/tramite';
import { IconCircleCheck, IconHandFinger } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

/** State of a remark on an answer: corrected, explained, or open. */
export function Contestada({ cambiada, respuesta }: Pick<ObservacionDeRespuesta, 'cambiada' | 'respuesta'>) {
  const t = useT();
  const estado = cambiada ? 'corregida' : respuesta === null ? 'falta' : 'contestada';
  return (
    <Badge icon={estado === 'falta' ? IconHandFinger : IconCircleCheck} tone={estado === 'falta' ? 'toca' : 'listo'}>
      {t(`conversacion.cliente.${estado}`)}
    </Badge>
  );
}
