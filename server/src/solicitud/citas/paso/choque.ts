import { horaDe } from '@fedatario/contract/solicitud';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { findOcupante, type Ocupacion } from '../ocupaciones/queries.ts';

type Choque = Pick<Ocupacion, 'papel' | 'idCausa' | 'idPersona' | 'inicio' | 'fin' | 'antes' | 'despues'>;

/**
 * The refusal of an hour, as the office reads it: it names who has that hour. With whom a customer meets another notary is not told, because
 * a notary reads this too.
 */
export async function errorDeChoque(db: Db, choque: Choque): Promise<AppError> {
  const ocupante = await findOcupante(db, choque);
  if (!ocupante) return new AppError('hora-ocupada');
  const { papel, quien, cliente, inicio, fin, motivo } = ocupante;
  const zona = ocupante.zona ?? jurisdiccion.zonaHoraria;
  const params = { quien, horas: `${horaDe(inicio.toISOString(), zona)}–${horaDe(fin.toISOString(), zona)}` };
  // A notary may ask for the time of a colleague, and learns nothing of what that is.
  if (choque.papel === 'equipo' || papel === 'equipo') return new AppError('equipo-ocupado', { params });
  if (papel === 'bloqueo') return new AppError('hora-apartada', { params: { ...params, motivo: motivo ?? '' } });
  if (papel === 'cliente') return new AppError('cliente-ocupado', { params });
  return new AppError('hora-de-otra-cita', { params: { ...params, con: cliente ?? '' } });
}
