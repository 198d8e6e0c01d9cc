import { borradores } from '@fedatario/contract/borrador';
import { route, routeOutside } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import {
  abrirBorrador,
  descartar,
  duplicar,
  leerBorrador,
  listarBorradores,
  renombrar,
  restaurar,
} from './borradores.ts';
import { deshacer, guardar, rehacer } from './escritura.ts';
import { listarHistoria, volverA } from './historia.ts';
import { migrar, previsualizarMigracion } from './migracion.ts';
import { pdfDeBorrador } from './pdf.ts';

/** Every call of drafts. A PDF is waited for outside of any transaction. */
export const routes = (renderPdf: RenderPdf) => [
  route(borradores.create, (request) => abrirBorrador(request, request.body)),
  route(borradores.list, (request) => listarBorradores(request, request.query)),
  route(borradores.read, (request) => leerBorrador(request, request.params.idBorrador)),
  routeOutside(borradores.preview, (request) => pdfDeBorrador(request, request.params.idBorrador, renderPdf)),
  route(borradores.save, (request) => guardar(request, request.params.idBorrador, request.body)),
  route(borradores.undo, (request) => deshacer(request, request.params.idBorrador, request.body.revision)),
  route(borradores.redo, (request) => rehacer(request, request.params.idBorrador, request.body.revision)),
  route(borradores.history, (request) => listarHistoria(request, request.params.idBorrador, request.query)),
  route(borradores.goBackTo, (request) => volverA(request, request.params.idBorrador, request.body)),
  route(borradores.rename, (request) => renombrar(request, request.params.idBorrador, request.body.nombre)),
  route(borradores.duplicate, (request) => duplicar(request, request.params.idBorrador)),
  route(borradores.discard, (request) => descartar(request, request.params.idBorrador)),
  route(borradores.restore, (request) => restaurar(request, request.params.idBorrador)),
  route(borradores.previewMigration, (request) => previsualizarMigracion(request, request.params.idBorrador)),
  route(borradores.migrate, (request) => migrar(request, request.params.idBorrador, request.body.revision)),
];
