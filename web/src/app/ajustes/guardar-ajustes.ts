import type { Ajustes } from '@fedatario/contract/casa';
import { calls } from '#calls';
import { t } from '../../i18n/i18n.ts';
import { call } from '../../lib/api.ts';
import { ApiError, isUnsettled } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';

/** Milliseconds: long enough to try several settings, short enough to save before the person leaves. */
const PAUSE = 500;

interface Waiting {
  readonly id: string;
  readonly body: Ajustes;
  /** Called when the server answered, with success or with a final refusal. */
  readonly onAnswer: () => void;
}
let waiting: Waiting | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> = Promise.resolve();

/** Saves the last of several changes in a row; failures are reported. */
export function guardarPronto(id: string, body: Ajustes, onAnswer: () => void): void {
  waiting = { id, body, onAnswer };
  clearTimeout(timer);
  timer = setTimeout(flush, PAUSE);
}

function flush(): void {
  clearTimeout(timer);
  const last = waiting;
  waiting = undefined;
  if (last) sending = sending.then(() => send(last));
}

async function send({ id, body, onAnswer }: Waiting): Promise<void> {
  try {
    await call(calls.ajustes.save, { params: { id }, body });
    onAnswer();
  } catch (error) {
    if (!isUnsettled(error)) onAnswer();
    const over = error instanceof ApiError && error.codigo === 'sesion-requerida';
    if (!over) show('error', t('comun.ajustes.sinGuardar'));
  }
}

// A hidden tab may be closed without notice, so pending changes are saved at once.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});
