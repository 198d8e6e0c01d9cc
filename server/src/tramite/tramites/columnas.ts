import type { AgenteTramite, EstadoTramite } from '@fedatario/contract/solicitud';
import { nombresDeEstado } from '@fedatario/contract/solicitud';
import type { TramiteDeOficina } from '@fedatario/contract/tramite';
import { type Columna, instante, texto } from '../../services/sheet/sheet.ts';

/** Names of the states of a trámite that the platform delivers alone: they do not say that it was signed. */
const AUTOMATICAS: Readonly<Partial<Record<EstadoTramite, string>>> = {
  firmado: 'Preparando',
  entregado: 'Listo',
  cerrado: 'Listo',
};
const TURNOS: Readonly<Record<AgenteTramite, string>> = {
  cliente: 'Cliente',
  notario: 'Notario',
  admin: 'Administración',
  sistema: 'Automático',
};

interface Fila {
  readonly tramite: TramiteDeOficina;
  readonly email: string;
}

const cuando = (valor: string | null) => instante(valor === null ? null : new Date(valor));

export const columnas: readonly Columna<Fila>[] = [
  { titulo: 'Número', de: ({ tramite }) => texto(tramite.numero) },
  { titulo: 'Trámite', de: ({ tramite }) => texto(tramite.nombre) },
  { titulo: 'Categoría', de: ({ tramite }) => texto(tramite.categoria.nombre) },
  { titulo: 'Cliente', de: ({ tramite }) => texto(tramite.cliente.nombre) },
  { titulo: 'Correo', de: ({ email }) => texto(email) },
  { titulo: 'Estado', de: ({ tramite }) => texto(estadoDe(tramite)) },
  { titulo: 'Quién actúa', de: ({ tramite: { turno } }) => texto(turno && TURNOS[turno]) },
  { titulo: 'Notario', de: ({ tramite }) => texto(notarioDe(tramite)) },
  { titulo: 'Comprado', de: ({ tramite }) => cuando(tramite.creadaEn) },
  { titulo: 'Vence', de: ({ tramite }) => cuando(tramite.venceEn) },
  { titulo: 'Se espera hasta', de: ({ tramite }) => cuando(tramite.limiteEn) },
  { titulo: 'Último cambio', de: ({ tramite }) => cuando(tramite.actualizadaEn) },
];

function estadoDe({ estado, automatica }: TramiteDeOficina): string {
  return (automatica ? AUTOMATICAS[estado] : undefined) ?? nombresDeEstado[estado];
}

function notarioDe({ notario, automatica }: TramiteDeOficina): string | null {
  return automatica ? 'Automática' : (notario?.nombre ?? null);
}
