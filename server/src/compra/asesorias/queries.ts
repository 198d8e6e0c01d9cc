import { idDeRol } from '@fedatario/contract/base';
import { estadosVivosDeCita } from '@fedatario/contract/solicitud';
import { type SqlBool, sql } from 'kysely';
import { visiblePara } from '../../casa/clientela/clientela.ts';
import { alfabetico } from '../../db/alfabeto.ts';
import type { Db } from '../../db/db.ts';
import { conPalabras, containing } from '../../db/like.ts';
import type { Actor } from '../../http/route.ts';
import { enDevolucion, planesDe } from '../beneficios/beneficios.ts';

const CLIENTES_POR_BUSQUEDA = 10;

/** Active customers whom the actor may see, with that text in their name, address or telephone. */
export function listClientes(db: Db, actor: Actor, texto: string) {
  // Telephones are kept without the dashes and spaces that people write.
  const numero = containing(texto.replace(/[\s-]/g, ''));
  return db
    .selectFrom('usuarios as u')
    .select(['u.idUsuario', 'u.nombreCompleto as nombre', 'u.email', 'u.telefono'])
    .select(planesDe(sql`u.id_usuario`, 'cita').as('planes'))
    .where('u.idRol', '=', idDeRol.cliente)
    .where('u.activo', '=', true)
    .where(visiblePara(actor, 'u.id_usuario'))
    .where(sql<SqlBool>`(${conPalabras(texto, sql`u.nombre_completo`, sql`u.email`)} or u.telefono ilike ${numero})`)
    .orderBy(alfabetico(sql`u.nombre_completo`))
    .orderBy('u.idUsuario')
    .limit(CLIENTES_POR_BUSQUEDA)
    .execute();
}

/** Appointments ahead that units of a subscription pay. */
export async function countPorVenir(db: Db, idSuscripcion: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('beneficios as b')
    .innerJoin('citas as c', 'c.idCita', 'b.idCita')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('b.idSuscripcion', '=', idSuscripcion)
    .where('b.movimiento', '=', 'reservado')
    .where('c.estado', 'in', estadosVivosDeCita)
    .where('c.fin', '>', now)
    .executeTakeFirstOrThrow();
  return n;
}

/** The plan whose unit pays an appointment, locked so that nobody cancels it meanwhile; undefined of one that no plan pays. */
export function lockPlanDeCita(db: Db, idCita: string) {
  return (
    db
      .selectFrom('beneficios as b')
      .innerJoin('suscripciones as s', 's.idSuscripcion', 'b.idSuscripcion')
      .select(['s.estado', 's.periodo', 's.periodoSiguiente', 's.finPeriodo', 's.enMoraDesde'])
      .select(enDevolucion('s').as('enDevolucion'))
      // A plan that is over reserves only what the office owes.
      .select(sql<boolean>`coalesce(b.hecho_en >= s.cancelada_en, false)`.as('debida'))
      .where('b.idCita', '=', idCita)
      .where('b.movimiento', '=', 'reservado')
      .forUpdate('s')
      .executeTakeFirst()
  );
}
