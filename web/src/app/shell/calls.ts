import type { panel, usuarios } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

export const toggleShortcut = light<typeof usuarios.toggleShortcut>({
  method: 'POST',
  path: '/private/usuario/:id/shortcuts/:shortcut',
  access: 'all',
});

export const readPanel = light<typeof panel.data>({ method: 'GET', path: '/quick-panel/data', access: 'staff' });
