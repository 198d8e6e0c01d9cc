import type { Rol } from '../base/roles.ts';
import type { EstadoDeCuenta } from './cuentas.ts';
import type { GrupoDeNotificacion } from './notificaciones.ts';

/** The roles in Spanish, on screens and in files. */
export const nombresDeRol: Readonly<Record<Rol, string>> = {
  admin: 'Administrador',
  notario: 'Notario',
  cliente: 'Cliente',
};

/** The states of an account as the office reads them in Spanish, on screens and in files. */
export const nombresDeEstadoDeCuenta: Readonly<Record<EstadoDeCuenta, string>> = {
  activo: 'Activo',
  invitado: 'Invitación pendiente',
  sinConfirmar: 'Correo sin confirmar',
  bloqueado: 'Bloqueado',
};

/** The groups of notices in Spanish, on screens and in files. */
export const nombresDeGrupo: Readonly<Record<GrupoDeNotificacion, string>> = {
  seguridad: 'Seguridad',
  dinero: 'Pagos y facturas',
  tramites: 'Trámites',
  citas: 'Citas',
  suscripcion: 'Suscripción',
  oficina: 'Oficina',
  otros: 'Otros',
};
