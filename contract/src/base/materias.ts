import type { ObjetoDeActo } from './actos.ts';
import type { Endpoint } from './endpoint.ts';
import type { Grupo } from './roles.ts';

/**
 * The subjects of writes, and the role of the office that may make each: until roles have their own permissions, what sells, charges,
 * names people and speaks for the company belongs to the administration, and the work on a trámite to its notary too. What a person
 * does with their own data belongs to no role of the office. Decision 0051.
 */
export const materias = {
  dinero: 'admin',
  cuentas: 'admin',
  empresa: 'admin',
  catalogo: 'admin',
  trabajo: 'staff',
  propio: 'all',
} as const satisfies Record<string, Grupo>;
export type Materia = keyof typeof materias;

/** Whoever names a new kind of thing says here whose work it is. */
const materiaDeObjeto: Readonly<Record<ObjetoDeActo, Materia>> = {
  usuario: 'cuentas',
  reglasDeAcceso: 'cuentas',
  notario: 'cuentas',
  boletin: 'cuentas',
  codigo: 'dinero',
  factura: 'dinero',
  dte: 'dinero',
  reembolso: 'dinero',
  comprobante: 'dinero',
  datosFacturacion: 'dinero',
  informacionGeneral: 'empresa',
  calendario: 'empresa',
  valorDeLey: 'empresa',
  textoLegal: 'empresa',
  tipoNotificacion: 'empresa',
  entrada: 'catalogo',
  producto: 'catalogo',
  reglasDeCatalogo: 'catalogo',
  feedback: 'trabajo',
  clausula: 'catalogo',
  plan: 'catalogo',
  suscripcion: 'dinero',
  certificado: 'trabajo',
  protocolo: 'trabajo',
  papel: 'trabajo',
  reglasDeCitas: 'empresa',
  tramite: 'trabajo',
  cita: 'trabajo',
  bloqueo: 'trabajo',
  gestion: 'trabajo',
  enlaceDeGestor: 'trabajo',
  requisito: 'trabajo',
  deber: 'trabajo',
  marca: 'trabajo',
  identidad: 'cuentas',
  expediente: 'trabajo',
  respuestas: 'trabajo',
  minuta: 'trabajo',
  mensajes: 'trabajo',
  hojas: 'trabajo',
  vista: 'trabajo',
  programacion: 'trabajo',
  testimonio: 'catalogo',
  demostracion: 'empresa',
};

/** The matter of a write; undefined of a read, and of a write that says neither its act nor that it is of what is one's own. */
export function materiaDe({ method, writesNothing, acto, access, alcance }: Endpoint): Materia | undefined {
  if (method === 'GET' || writesNothing) return undefined;
  const objeto = acto?.split('.')[0] as ObjetoDeActo | undefined;
  if (objeto) return materiaDeObjeto[objeto];
  if (alcance === 'participante') return 'trabajo';
  const suyo = alcance === 'propio' || (alcance === undefined && access !== 'staff' && access !== 'admin');
  return suyo ? 'propio' : undefined;
}
