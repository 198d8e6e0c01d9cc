import type { borradores } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

export const abrir = light<typeof borradores.read>({
  method: 'GET',
  path: '/private/borradores/:idBorrador',
  access: 'adminCliente',
});

export const listar = light<typeof borradores.list>({
  method: 'GET',
  path: '/private/borradores',
  access: 'adminCliente',
});

export const verPdf = light<typeof borradores.preview>({
  method: 'GET',
  path: '/private/borradores/:idBorrador/pdf',
  access: 'adminCliente',
});

export const guardar = light<typeof borradores.save>({
  method: 'POST',
  path: '/private/borradores/:idBorrador/respuestas',
  access: 'adminCliente',
});

export const deshacer = light<typeof borradores.undo>({
  method: 'POST',
  path: '/private/borradores/:idBorrador/deshacer',
  access: 'adminCliente',
});

export const rehacer = light<typeof borradores.redo>({
  method: 'POST',
  path: '/private/borradores/:idBorrador/rehacer',
  access: 'adminCliente',
});

export const historial = light<typeof borradores.history>({
  method: 'GET',
  path: '/private/borradores/:idBorrador/historial',
  access: 'adminCliente',
});

export const volverA = light<typeof borradores.goBackTo>({
  method: 'POST',
  path: '/private/borradores/:idBorrador/historial',
  access: 'adminCliente',
});

export const renombrar = light<typeof borradores.rename>({
  method: 'POST',
  path: '/private/borradores/:idBorrador/nombre',
  access: 'adminCliente',
});

export const duplicar = light<typeof borradores.duplicate>({
  method: 'POST',
  path: '/private/borradores/:idBorrador/copia',
  access: 'adminCliente',
});

export const descartar = light<typeof borradores.discard>({
  method: 'DELETE',
  path: '/private/borradores/:idBorrador',
  access: 'adminCliente',
});

export const restaurar = light<typeof borradores.restore>({
  method: 'POST',
  path: '/private/borradores/:idBorrador/restauracion',
  access: 'adminCliente',
});

export const preverMigracion = light<typeof borradores.previewMigration>({
  method: 'GET',
  path: '/private/borradores/:idBorrador/migracion',
  access: 'adminCliente',
});

export const migrar = light<typeof borradores.migrate>({
  method: 'POST',
  path: '/private/borradores/:idBorrador/migracion',
  access: 'adminCliente',
});
