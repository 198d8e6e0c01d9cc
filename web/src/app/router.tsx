import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { loadTexts } from '../i18n/i18n.ts';
import { Crash, CrashPage } from './pages/CrashPage.tsx';
import { Root } from './Root.tsx';
import { adminScreens, customerScreens, guestScreens, home, otherScreens, redirects, type Screen } from './screens.ts';
import { Guard } from './session/Guard.tsx';

export function createRouter() {
  return createBrowserRouter([
    { Component: Root, HydrateFallback: Nothing, ErrorBoundary: CrashPage, children: [withoutForms(), withForms()] },
  ]);
}

/** The splash is still there. */
function Nothing() {
  return null;
}

const screens = [...customerScreens, ...adminScreens, ...otherScreens];
const around = (layout: 'public' | 'bare' | undefined) =>
  screens.filter((screen) => ('layout' in screen ? screen.layout : undefined) === layout).map(routeOf);

/** What a visitor sees first: the home and the products. */
function withoutForms(): RouteObject {
  return {
    lazy: async () => ({ Component: (await import('./layouts/HomeLayout.tsx')).HomeLayout }),
    children: [routeOf(home), ...around('public')],
  };
}

/** Everything else: what loads Mantine. */
function withForms(): RouteObject {
  return {
    lazy: async () => ({ Component: (await import('./theme/MantineRoot.tsx')).MantineRoot }),
    children: [
      {
        lazy: async () => ({ Component: (await import('./layouts/DoorLayout.tsx')).DoorLayout }),
        children: guestScreens.map(routeOf),
      },
      ...around('bare'),
      {
        lazy: async () => ({ Component: (await import('./layouts/DeskLayout.tsx')).DeskLayout }),
        children: [
          ...around(undefined),
          ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
          { path: '*', lazy: async () => ({ Component: (await import('./pages/NotFound.tsx')).NotFound }) },
        ],
      },
    ],
  };
}

function routeOf(screen: Screen): RouteObject {
  return {
    path: screen.path,
    element: (
      <Guard access={screen.access}>
        <Outlet />
      </Guard>
    ),
    // Not on the screen itself: a boundary whose own code did not arrive is never drawn.
    ErrorBoundary: Crash,
    children: [{ index: true, lazy: async () => ({ Component: await pageOf(screen) }) }],
  };
}

async function pageOf(screen: Screen): Promise<ComponentType> {
  if ('pending' in screen) {
    const [{ PendingPage }] = await Promise.all([import('./pages/PendingPage.tsx'), loadTexts(['pendiente'])]);
    return () => <PendingPage what={screen.pending} />;
  }
  // What a visitor sees first says in its own words what failed: it is read without the texts of every error.
  const isLight = screen === home || screen.layout === 'public';
  const texts = isLight ? screen.texts : [...screen.texts, 'error' as const];
  const [page] = await Promise.all([screen.page(), loadTexts(texts)]);
  return page;
}
