import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../../i18n/i18n.ts';
import css from './shell.module.css';

/** Toggles full screen, in browsers that support it. */
export function FullScreen() {
  const t = useT();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? IconMinimize : IconMaximize;
  return (
    <button
      type="button"
      className={`${css.tool} ${css.roomy}`}
      aria-pressed={isFull}
      aria-label={t('oficina.barra.completa')}
      title={t('oficina.barra.completa')}
      onClick={() => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </button>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
