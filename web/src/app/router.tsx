import { createBrowserRouter, matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { Capitulo } from '../i18n/catalogo.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { home, producto } from './first-screens.ts';
import { textosDePrimeras } from './first-texts.ts';
import { Crash, CrashPage } from './pages/CrashPage.tsx';
import { Root } from './Root.tsx';
import type { Built } from './screen.ts';

export function createRouter() {
  return createBrowserRouter(
    [{ id: ROOT, Component: Root, HydrateFallback: Nothing, ErrorBoundary: CrashPage, children: [withoutForms()] }],
    { patchRoutesOnNavigation: othersFor() },
  );
}

const ROOT = 'root';

/** The splash is still there. */
function Nothing() {
  return null;
}

/** The home and the products. */
function withoutForms(): RouteObject {
  return {
    lazy: async () => ({ Component: (await import('./layouts/HomeLayout.tsx')).HomeLayout }),
    children: [
      lightRoute(home, textosDePrimeras['/']),
      lightRoute(producto, textosDePrimeras['/productos/:idProducto']),
    ],
  };
}

/** It says in its own words what failed: it is read without the texts of every error. */
function lightRoute({ path, page }: Built, texts: readonly Capitulo[]): RouteObject {
  const screen = async () => ({ Component: (await Promise.all([page(), loadTexts(texts)]))[0] });
  // Not on the screen itself: a boundary whose own code did not arrive is never drawn.
  return { path, ErrorBoundary: Crash, children: [{ index: true, lazy: screen }] };
}

/** The table of every other screen comes with the first of them that is asked for: who only looks does not read it. */
function othersFor(): PatchRoutesOnNavigationFunction {
  let known = false;
  return async ({ path, patch }) => {
    if (known || matchPath(producto.path, path)) return;
    const { withForms } = await import('./routes.tsx');
    patch(ROOT, [withForms()]);
    known = true;
  };
}
