import { createBrowserRouter, matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { textosDePrimeras } from '#textos/primeras';
import type { Capitulo } from '../i18n/catalogo.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { firstScreens, home, planes, producto, reglas } from './first-screens.ts';
import { Crash, CrashPage } from './pages/CrashPage.tsx';
import { Root } from './Root.tsx';
import type { Screen } from './screen.ts';

export function createRouter() {
  return createBrowserRouter(
    [{ id: ROOT, Component: Root, HydrateFallback: Nothing, ErrorBoundary: CrashPage, children: [withoutForms()] }],
    { patchRoutesOnNavigation: othersFor() },
  );
}

const ROOT = 'root';

/** Fallback while the splash of the page is still shown. */
function Nothing() {
  return null;
}

/** The home, the product pages, the plans and the refund rules, which do not load Mantine. */
function withoutForms(): RouteObject {
  return {
    lazy: async () => ({ Component: (await import('./layouts/HomeLayout.tsx')).HomeLayout }),
    children: [
      lightRoute(home, textosDePrimeras['/']),
      lightRoute(producto, textosDePrimeras['/productos/:idProducto']),
      lightRoute(planes, textosDePrimeras['/nuestros-planes']),
      lightRoute(reglas, textosDePrimeras['/reembolsos']),
    ],
  };
}

/** These screens show their own error message, so the texts of all errors are not loaded for them. */
function lightRoute({ path, page }: Screen, texts: readonly Capitulo[]): RouteObject {
  const screen = async () => ({ Component: (await Promise.all([page(), loadTexts(texts)]))[0] });
  // The boundary is on the parent: one on the screen itself is not drawn when its own code fails to load.
  return { path, ErrorBoundary: Crash, children: [{ index: true, lazy: screen }] };
}

/**
 * The table of every other screen loads with the first of them that is opened, so that the home page does not include
 * it.
 */
function othersFor(): PatchRoutesOnNavigationFunction {
  let known = false;
  return async ({ path, patch }) => {
    if (known || firstScreens.some((screen) => matchPath(screen.path, path))) return;
    const { withForms } = await import('./routes.tsx');
    patch(ROOT, [withForms()]);
    known = true;
  };
}
