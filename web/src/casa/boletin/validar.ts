import { CORREO, FIN_CORTO } from '@fedatario/contract/base';

export interface Pedido {
  readonly nombre: string;
  readonly email: string;
}

export interface Errores {
  /** The specification gives no message for the name, so the field is only marked. */
  readonly nombre: boolean;
  readonly email: 'requerido' | 'invalido' | undefined;
}

/** Validates the newsletter form (specification, section 5). */
export function validar({ nombre, email }: Pedido): Errores {
  return { nombre: nombre.trim() === '', email: errorDeEmail(email.trim()) };
}

function errorDeEmail(email: string): Errores['email'] {
  if (email === '') return 'requerido';
  return email.length <= 254 && CORREO.test(email) && FIN_CORTO.test(email) ? undefined : 'invalido';
}

/** The first field in error; undefined when the form is valid. */
export function primero({ nombre, email }: Errores): keyof Pedido | undefined {
  if (nombre) return 'nombre';
  return email ? 'email' : undefined;
}
