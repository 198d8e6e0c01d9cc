import type { usuarios } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

export const toggleShortcut = light<typeof usuarios.toggleShortcut>({
  method: 'POST',
  path: '/private/usuario/:id/shortcuts/:shortcut',
  access: 'all',
});
