import { type CodigoError, errores } from '@fedatario/contract';

const delContrato = Object.fromEntries(
  Object.entries(errores).map(([codigo, { mensaje }]) => [codigo, mensaje]),
) as Record<CodigoError, string>;

/** The contract holds the Spanish text of every code; only the browser knows when there was no answer. */
export const error = {
  ...delContrato,
  'sin-conexion':
    'No hay conexión con el servicio. Lo que escribió no se ha perdido; revise su internet e intente de nuevo.',
};
