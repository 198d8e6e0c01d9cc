import type { PropuestaDeFirma } from '@fedatario/contract/acto';
import type { PreguntaDelActo } from '@fedatario/contract/tramite';
import { findDepartamento, findMunicipio } from '@fedatario/document-engine';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal, horaLocal } from '../../services/hora-local.ts';
import { leerActo, personasDelActo } from '../../tramite/minutas/minutas.ts';
import { llegadaDe } from '../../tramite/presencia/presencia.ts';
import { leerTramite } from '../../tramite/tramites/tramites.ts';
import { leerProtocolo } from '../protocolo/protocolo.ts';
import { comparecientesDe } from './comparecientes.ts';
import { findLugar, findPorFirmar } from './queries.ts';
import { primerDia } from './reglas.ts';
import { sinCampo } from './texto.ts';

/** Initial values of the form of a signing; only the notary whose turn it is may read them. */
export async function proponerFirma(
  { db, actor, now }: Pick<Context<'all'>, 'db' | 'actor' | 'now'>,
  idSolicitud: string,
): Promise<PropuestaDeFirma> {
  const { acciones } = await leerTramite({ db, actor, now }, idSolicitud);
  if (acciones.find(({ accion }) => accion === 'firmar')?.impedimento !== null) throw new AppError('estado-no-permite');
  const { idUsuario } = actor;
  const { claseActo, ...fechas } = await findPorFirmar(db, idSolicitud);
  const { direccion } = await informacionActual(db);
  const llegada = await llegadaDe({ db, actor, now }, idSolicitud);
  const preguntas = (await leerActo(db, idSolicitud))?.preguntas ?? [];
  return {
    clase: claseActo,
    lugar: lugarDelActo(preguntas) ?? (await findLugar(db, idUsuario)) ?? lugarDe(direccion),
    fecha: diaLocal(now),
    desde: primerDia(fechas),
    protocolo: await leerProtocolo(db, idUsuario, now),
    preguntas: sinCampo(preguntas).map((una) => ({ ...una, valor: una.valor ?? propuesto(una.ruta, now) })),
    comparecientes: comparecientesDe(await personasDelActo(db, idSolicitud), llegada?.asistentes ?? []),
    llegada: llegada
      ? {
          registradaPor: llegada.registradaPor,
          registradaEn: llegada.registradaEn.toISOString(),
          faltan: llegada.faltan,
        }
      : null,
  };
}

/**
 * The place named in the last part of an address: «…, ciudad de Guatemala»; empty for an address that ends in anything else.
 */
function lugarDe(direccion: string | null): string {
  const ultima = direccion?.split(',').at(-1)?.trim() ?? '';
  return /^\p{L}[\p{L} .]{2,60}$/u.test(ultima) ? ultima : '';
}

/** The municipio that the notary said in the text: «Mixco, Guatemala». */
function lugarDelActo(preguntas: readonly PreguntaDelActo[]): string | undefined {
  const valor = preguntas.find(({ ruta }) => ruta === 'lugar')?.valor;
  const municipio = typeof valor === 'string' ? findMunicipio(valor) : undefined;
  if (!municipio) return undefined;
  const departamento = findDepartamento(municipio.codigoDepartamento)?.nombre ?? '';
  return municipio.nombre === departamento ? `Ciudad de ${departamento}` : `${municipio.nombre}, ${departamento}`;
}

/** An act that is signed today usually begins now. When it ends, only its notary knows. */
function propuesto(ruta: string, now: Date): string | null {
  return ruta === 'horaInicio' ? horaLocal(now).slice(11, 16) : null;
}
