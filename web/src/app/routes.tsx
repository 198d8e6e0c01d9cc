import type { ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { textosDe } from '#textos/pantallas';
import { loadTexts } from '../i18n/i18n.ts';
import { firstScreens } from './first-screens.ts';
import { landing } from './landing.ts';
import { DeskLayout } from './layouts/DeskLayout.tsx';
import { Crash } from './pages/CrashPage.tsx';
import type { Screen } from './screen.ts';
import { adminScreens, customerScreens, guestScreens, otherScreens, redirects } from './screens.ts';
import { Guard } from './session/Guard.tsx';
import { useSession } from './session/use-session.ts';
import { Office } from './shell/Office.tsx';
import { MantineRoot } from './theme/MantineRoot.tsx';

const { '/admin': _, ...elsewhere } = redirects;
const inOffice = ({ path }: Screen) => path.startsWith('/admin/');
const officeScreens = [...adminScreens, ...otherScreens.filter(inOffice)];
const screens = [...customerScreens, ...otherScreens].filter(
  (screen) => !firstScreens.some((first) => first === screen) && !inOffice(screen),
);
const around = (layout: 'bare' | undefined) =>
  screens.filter((screen) => ('layout' in screen ? screen.layout : undefined) === layout).map(routeOf);

/** Every screen outside the first ones; they load Mantine. */
export function withForms(): RouteObject {
  return {
    Component: MantineRoot,
    children: [
      {
        lazy: async () => ({ Component: (await import('./layouts/DoorLayout.tsx')).DoorLayout }),
        children: guestScreens.map(routeOf),
      },
      ...around('bare'),
      office(),
      {
        Component: DeskLayout,
        children: [...around(undefined), notFound('*')],
      },
    ],
  };
}

/** The guard stands outside the shell, so that a person without access is redirected before its code is fetched. */
function office(): RouteObject {
  return {
    element: (
      <Guard access="staff">
        <Office />
      </Guard>
    ),
    ErrorBoundary: Crash,
    children: [
      ...officeScreens.map(routeOf),
      { path: '/admin', element: <Landing /> },
      ...Object.entries(elsewhere).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      notFound('/admin/*'),
    ],
  };
}

function Landing() {
  const { user } = useSession();
  return <Navigate to={landing(user.role[0])} replace />;
}

function notFound(path: string): RouteObject {
  return { path, lazy: async () => ({ Component: (await import('./pages/NotFound.tsx')).NotFound }) };
}

function routeOf(screen: Screen): RouteObject {
  return {
    path: screen.path,
    element: (
      <Guard access={screen.access}>
        <Outlet />
      </Guard>
    ),
    // The boundary is on the parent: one on the screen itself is not drawn when its own code fails to load.
    ErrorBoundary: Crash,
    children: [{ index: true, lazy: async () => ({ Component: await pageOf(screen) }) }],
  };
}

async function pageOf(screen: Screen): Promise<ComponentType> {
  const [page] = await Promise.all([screen.page(), loadTexts([...(textosDe[screen.path] ?? []), 'error'])]);
  return page;
}
