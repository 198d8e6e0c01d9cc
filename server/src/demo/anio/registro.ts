import { correo, identidad, usuarios } from '@fedatario/contract/casa';
import type { Cliente } from './compra.ts';
import { type Gente, nombreDe } from './gente.ts';
import { CLAVE, type Persona } from './llamada.ts';
import type { Oficina } from './oficina.ts';

/** Opens an account, whose address waits to be confirmed. */
export async function abrirCuenta({ llamar, trabajar }: Oficina, gente: Gente): Promise<void> {
  const { email } = gente;
  const body = {
    nombreCompleto: gente.empresa ?? nombreDe(gente),
    email,
    password: CLAVE,
    aceptaTerminos: true,
  } as const;
  await llamar(undefined, usuarios.signUp, { body });
  await trabajar();
}

/** Opens an account, confirms its address with the code that was mailed, and fills in the profile. */
export async function registrar(oficina: Oficina, gente: Gente): Promise<Cliente> {
  const { llamar } = oficina;
  const { email } = gente;
  await abrirCuenta(oficina, gente);
  const [carta] = await llamar(undefined, correo.buzon, { query: { para: email, limite: 1 } });
  const codigo = /\b\d{6}\b/.exec(carta?.texto ?? '')?.[0] ?? '';
  await llamar(undefined, identidad.confirm, { body: { email, codigo } });
  return conPerfil(oficina, { idUsuario: '', email, nombreCompleto: '' }, gente);
}

/** The customer with that account, whose profile says who they are. */
export async function conPerfil({ llamar }: Oficina, persona: Persona, gente: Gente): Promise<Cliente> {
  const { email } = persona;
  const { revision } = await llamar(persona, usuarios.byEmail, { params: { email } });
  const { telefono, cui, nit, fechaNacimiento, lugar } = gente;
  const documento = { tipoDocumento: 'dpi', numeroDocumento: cui } as const;
  const body = { telefono, ...documento, nit, fechaNacimiento, direccion: `${lugar.calle}, ${lugar.nombre}`, revision };
  const { idUsuario, nombreCompleto } = await llamar(persona, usuarios.updateInfo, { params: { email }, body });
  return { idUsuario, email, nombreCompleto, gente };
}
