import { IconCloudCheck, IconCloudOff, IconCloudUp, IconExclamationCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type T, useT } from '../../../i18n/i18n.ts';
import css from './barra.module.css';
import type { Fase, Guardado } from './sesion/guardado.ts';
import { aplazar } from './sesion/sesion.ts';
import { useSesion, useVista } from './sesion/use-sesion.ts';

const icons = {
  guardado: IconCloudCheck,
  pendiente: IconCloudUp,
  guardando: IconCloudUp,
  sinConexion: IconCloudOff,
  conflicto: IconExclamationCircle,
  fallo: IconExclamationCircle,
} as const satisfies Record<Fase, unknown>;

/** State of the save in words: "Guardado hace 5 s". */
export function EstadoGuardado() {
  const t = useT();
  const sesion = useSesion();
  const guardado = useVista((vista) => vista.guardado);
  const aplazado = useVista((vista) => vista.aplazado);
  const now = useNow();
  const Icon = icons[guardado.fase];
  // Screen readers announce each change of state, but not every second.
  const spoken = guardado.fase === 'guardado' ? t('entrevista.guardado.listo') : wordsOf(guardado, now, t);
  return (
    <p className={css.saved} data-fase={guardado.fase}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {guardado.fase === 'conflicto' && aplazado ? (
        <button type="button" className={css.choose} onClick={() => aplazar(sesion, false)}>
          {wordsOf(guardado, now, t)}
        </button>
      ) : (
        <span aria-hidden="true">{wordsOf(guardado, now, t)}</span>
      )}
      <span role="status" className="visualmente-oculto">
        {spoken}
      </span>
    </p>
  );
}

function wordsOf({ fase, guardadoEn, error }: Guardado, now: number, t: T): string {
  if (fase === 'fallo') return t(`error.${error ?? 'error-interno'}`);
  if (fase !== 'guardado') return t(`entrevista.guardado.${fase}`);
  const seconds = Math.max(0, Math.round((now - guardadoEn) / 1000));
  if (seconds < 60) return t('entrevista.guardado.segundos', { n: seconds });
  if (seconds < 3600) return t('entrevista.guardado.minutos', { n: Math.floor(seconds / 60) });
  return t('entrevista.guardado.listo');
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
