import type { CodigosDeCorreo } from '@fedatario/contract/casa';
import type { z } from 'zod/mini';
import { AppError } from '../../../http/errors.ts';
import type { OutsideContext } from '../../../http/route.ts';
import { updateCorreoDeLector } from '../../boletin/boletin.ts';
import { cambiarCorreo, type Identity } from '../../identidad/identidad.ts';
import { CORREO_UNICO, updateEmail } from './queries.ts';

/** Changes the actor's address, with both codes; of two accounts that change to one address, one wins. */
export async function terminarCambioDeCorreo(
  identity: Identity,
  request: OutsideContext<'all'>,
  codigos: z.output<typeof CodigosDeCorreo>,
): Promise<{ email: string }> {
  const { actor, now } = request;
  const { idUsuario } = actor;
  const email = await cambiarCorreo(identity, request, codigos, async (db, nuevo) => {
    await updateEmail(db, idUsuario, nuevo, now).catch((error: { constraint?: string }) => {
      throw error.constraint === CORREO_UNICO ? new AppError('correo-en-uso') : error;
    });
    await updateCorreoDeLector(db, idUsuario, nuevo);
  });
  return { email };
}
