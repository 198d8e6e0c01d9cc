import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Outlet } from 'react-router';
import { Puerta } from '../../casa/identidad/Puerta.tsx';
import { enter, type Opened } from '../session/session.ts';
import { areaProps } from '../theme/temas.ts';

/** Signing in and what leads to it: no navbar, toolbar, footer or side panels of the shell. */
export function DoorLayout() {
  const client = useQueryClient();
  const onSignedIn = useCallback((opened: Opened) => enter(client, opened), [client]);
  return (
    <Puerta onSignedIn={onSignedIn} side={areaProps('defaultDark')}>
      <Outlet />
    </Puerta>
  );
}
