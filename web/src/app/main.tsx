import './theme/base.css';
import '../ui/layout/layout.tsx';
import type { Idioma } from '@fedatario/contract/base';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { changeIdioma, keepIdiomaUntil, keptIdioma, loadTexts, readTexts, t } from '../i18n/i18n.ts';
import { onLongWait } from '../lib/patience.ts';
import { onSessionLost } from '../lib/renewal.ts';
import { show } from '../ui/snackbar/store.ts';
import { boot, makeClient } from './boot.ts';
import { takeGiven } from './given.ts';
import { createRouter } from './router.tsx';
import { forgetPrivate } from './session/session.ts';
import { VIVA } from './ssr/espera.ts';

const client = makeClient();

onSessionLost(() => {
  forgetPrivate(client);
  show('warning', t('comun.sesion.vencida'));
});

onLongWait(() => show('info', t('comun.ocupado')));

const root = document.getElementById('root');
if (root) await (takeGiven(client) ? takeOver(root) : draw(root));

/** Hydrates the page that the server rendered for anyone, then settles the session and the language of the person. */
async function takeOver(place: HTMLElement): Promise<void> {
  const idioma = document.documentElement.lang as Idioma;
  await loadTexts(['comun'], idioma);
  readTexts(idioma);
  const app = await application();
  const taken = new Promise<void>((done) => hydrateRoot(place, <Taken done={done}>{app}</Taken>));
  keepIdiomaUntil(taken);
  await Promise.all([taken, boot(client), settleIdioma(idioma)]);
  // Replays the clicks made before hydration.
  dispatchEvent(new Event(VIVA));
}

function Taken({ children, done }: { children: ReactNode; done: () => void }) {
  useEffect(done, [done]);
  return children;
}

/** The splash stays until there is a screen to show in its place. */
async function draw(place: HTMLElement): Promise<void> {
  await changeIdioma(keptIdioma()).catch(() => undefined);
  const [, app] = await Promise.all([boot(client), application()]);
  createRoot(place).render(app);
}

async function settleIdioma(drawn: Idioma): Promise<void> {
  const kept = keptIdioma();
  if (kept !== drawn) await changeIdioma(kept).catch(() => undefined);
}

/** Resolves once the code of the first screen has loaded, so that no blank page is drawn before it. */
async function application() {
  const router = createRouter();
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
