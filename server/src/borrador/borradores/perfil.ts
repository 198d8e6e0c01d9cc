import type { Perfil } from '@fedatario/contract/casa';
import { perfilPorCorreo } from '../../casa/usuarios/usuarios.ts';
import type { Context } from '../../http/route.ts';

/** Answers from the customer's profile, by the names that interviews use. */
export async function deSuPerfil(
  lector: Pick<Context<'all'>, 'db' | 'actor' | 'now'>,
): Promise<Record<string, string>> {
  const perfil = await perfilPorCorreo(lector, lector.actor.email);
  const { email, telefono, nit, direccion, fechaNacimiento, tipoDocumento, numeroDocumento } = perfil;
  const known = {
    ...nombreEnPartes(perfil),
    email,
    telefono,
    nit,
    direccion,
    fechaNacimiento,
    // A passport's number is no answer to the question of the DPI.
    numeroDocumento: tipoDocumento === 'dpi' ? numeroDocumento : null,
  };
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/**
 * A profile keeps the name in one line and deeds need two. Two words are one and one, four are two and two; any other name is
 * left for the customer to write: a guess would be read as fact.
 */
function nombreEnPartes({ nombreCompleto }: Pick<Perfil, 'nombreCompleto'>) {
  const words = nombreCompleto.trim().split(/\s+/);
  const joined = words.some((word) => /^(de|del|la|las|los|y|da|di|van|von)$/i.test(word));
  if (joined || (words.length !== 2 && words.length !== 4)) return {};
  const half = words.length / 2;
  return { nombres: words.slice(0, half).join(' '), apellidos: words.slice(half).join(' ') };
}
