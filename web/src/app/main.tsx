import './theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { changeIdioma, keptIdioma, t } from '../i18n/i18n.ts';
import { onSessionLost } from '../lib/renewal.ts';
import { show } from '../ui/snackbar/store.ts';
import { boot, makeClient } from './boot.ts';
import { createRouter } from './router.tsx';
import { forgetPrivate } from './session/session.ts';

const client = makeClient();

onSessionLost(() => {
  forgetPrivate(client);
  show('warning', t('comun.sesion.vencida'));
});

await changeIdioma(keptIdioma()).catch(() => undefined);
const router = createRouter();
await Promise.all([boot(client), firstScreen()]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** The splash stays until the code of the first screen is here too: no blank page between the two. */
function firstScreen(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
