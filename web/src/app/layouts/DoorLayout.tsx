import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Outlet } from 'react-router';
import { Puerta } from '../../casa/identidad/Puerta.tsx';
import { enter, type Opened } from '../session/session.ts';
import { areaProps } from '../theme/temas.ts';

/** Layout of the sign-in and sign-up screens: no navbar, toolbar, footer or side panels. */
export function DoorLayout() {
  const client = useQueryClient();
  const onSignedIn = useCallback((opened: Opened) => enter(client, opened), [client]);
  return (
    <Puerta onSignedIn={onSignedIn} side={areaProps('defaultDark')}>
      <Outlet />
    </Puerta>
  );
}
