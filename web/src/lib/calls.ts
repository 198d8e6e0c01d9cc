import type { Endpoint, identidad, informacionGeneral, usuarios } from '@fedatario/contract';

/**
 * A call of the contract without its schemas, which weigh more than the first page may. Method, path and access are
 * literal types of the contract: a difference does not compile.
 */
export function light<E extends Endpoint>(names: Pick<E, 'method' | 'path' | 'access'>): E {
  return names as E;
}

export const readInformacionGeneral = light<typeof informacionGeneral.read>({
  method: 'GET',
  path: '/public/parametrosgenerales',
  access: 'public',
});

export const readPerfil = light<typeof usuarios.byEmail>({
  method: 'GET',
  path: '/private/usuario/email/:email',
  access: 'all',
});

export const signOut = light<typeof identidad.signOut>({
  method: 'DELETE',
  path: '/public/identidad/sesion',
  access: 'public',
});
