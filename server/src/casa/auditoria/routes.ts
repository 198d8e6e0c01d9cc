import { auditoria, consultas } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { listarConsultas } from './consultas.ts';
import { exportarAuditoria, leerRegistro, listarAuditoria } from './lista.ts';

export const routes = [
  route(auditoria.list, ({ db, query }) => listarAuditoria(db, query)),
  route(auditoria.export, ({ db, query }) => exportarAuditoria(db, query)),
  route(auditoria.read, ({ db, params }) => leerRegistro(db, params.idRegistro)),
  route(consultas.list, (request) => listarConsultas(request, request.query)),
];
