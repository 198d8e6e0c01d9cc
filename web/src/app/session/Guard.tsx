import type { Grupo } from '@fedatario/contract/base';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../../i18n/i18n.ts';
import { show } from '../../ui/snackbar/store.ts';
import { detour, isOfTheAdministration } from '../access.ts';
import { SoloAdministracion } from '../pages/SoloAdministracion.tsx';
import { Splash } from '../shell/Splash.tsx';
import { Away } from './Away.tsx';
import { type Exit, takeExit } from './exit.ts';
import { rememberPath, takeRemembered } from './remembered.ts';
import { useSession } from './use-session.ts';

/** Lets in the roles that the specification admits to the screen, and redirects everybody else. */
export function Guard({ access, children }: { access: Grupo; children: ReactNode }) {
  const { status, user } = useSession();
  const rol = user.role[0];
  if (!detour(access, rol, undefined)) return children;
  if (isOfTheAdministration(access, rol)) return <SoloAdministracion />;
  if (status === 'loading') return <Splash />;
  return status === 'away' ? <Away /> : <Leave access={access} rol={rol} />;
}

function Leave({ access, rol }: { access: Grupo; rol: Parameters<typeof detour>[1] }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const way: Exit | undefined = takeExit() ?? detour(access, rol, rol === undefined ? undefined : takeRemembered());
    if (!way) return;
    if (way.remember) rememberPath(pathname + search + hash);
    if (way.say) show('warning', t(`comun.sesion.${way.say}`));
    void navigate(way.to, { replace: true, state: way.state });
  }, [access, rol, navigate, pathname, search, hash]);
  return null;
}
