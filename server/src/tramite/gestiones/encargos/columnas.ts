import { nombresDeGestion, type TurnoDeGestion } from '@fedatario/contract/solicitud';
import type { GestionDeOficina } from '@fedatario/contract/tramite';
import { type Columna, instante, texto } from '../../../services/sheet/sheet.ts';

const TURNOS: Readonly<Record<TurnoDeGestion, string>> = {
  cliente: 'Cliente',
  gestor: 'Gestor',
  admin: 'Administración',
  institucion: 'Institución',
  sistema: 'Automático',
};

interface Fila {
  readonly gestion: GestionDeOficina;
  readonly email: string;
}

const cuando = (valor: string | null) => instante(valor === null ? null : new Date(valor));

export const columnas: readonly Columna<Fila>[] = [
  { titulo: 'Número', de: ({ gestion }) => texto(gestion.numero) },
  { titulo: 'Gestión', de: ({ gestion }) => texto(gestion.nombre) },
  { titulo: 'Instituciones', de: ({ gestion }) => texto(gestion.instituciones.join(', ')) },
  { titulo: 'Cliente', de: ({ gestion }) => texto(gestion.cliente.nombre) },
  { titulo: 'Correo', de: ({ email }) => texto(email) },
  { titulo: 'Estado', de: ({ gestion }) => texto(nombresDeGestion[gestion.estado]) },
  { titulo: 'Quién actúa', de: ({ gestion: { turno } }) => texto(turno && TURNOS[turno]) },
  { titulo: 'Gestor', de: ({ gestion }) => texto(gestion.gestor?.nombre ?? null) },
  { titulo: 'Comprado', de: ({ gestion }) => cuando(gestion.creadaEn) },
  { titulo: 'Vence', de: ({ gestion }) => cuando(gestion.venceEn) },
  { titulo: 'Se espera hasta', de: ({ gestion }) => cuando(gestion.limiteEn) },
  { titulo: 'Último cambio', de: ({ gestion }) => cuando(gestion.actualizadaEn) },
];
