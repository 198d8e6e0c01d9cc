import type { Uso } from '@fedatario/contract/base';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

/** Most names that are given of each kind of use. */
const NOMBRADOS = 5;

/** Count of products in a category `e`. */
export const productosDeCategoria = sql<number>`(
  select count(*) from productos p where p.id_categoria = e.id_categoria)`;

export function usosDeCategoria(db: Db, id: string): Promise<Uso[]> {
  return usosDe(db, {
    productos: sql`select nombre from productos where id_categoria = ${id}`,
    codigosPromocionales: sql`select codigo as nombre from codigos_promocionales
      where aplica_a = 'categorias' and objetos @> array[${id}::uuid]`,
  });
}

/** Count of products that ask for a kind of requirement `e`. */
export const productosDeTipo = sql<number>`(
  select count(*) from productos_requisitos r where r.clave = e.clave)`;

export function usosDeTipo(db: Db, id: string): Promise<Uso[]> {
  const clave = sql`(select clave from tipos_requisito where id_tipo = ${id})`;
  return usosDe(db, {
    productos: sql`select p.nombre from productos p join productos_requisitos r on r.id_producto = p.id_producto
      where r.clave = ${clave}`,
    solicitudes: sql`select s.serie || '-' || lpad(s.numero::text, 6, '0') as nombre from solicitudes s join requisitos r on r.id_solicitud = s.id_solicitud
      where r.clave = ${clave}`,
  });
}

export function usosDeSede(db: Db, id: string): Promise<Uso[]> {
  return usosDe(db, {
    citas: sql`select to_char(inicio at time zone zona, 'DD/MM/YYYY HH24:MI') as nombre from citas
      where id_sede = ${id} or propuesta_sede = ${id}`,
  });
}

export function usosDeMotivo(db: Db, id: string): Promise<Uso[]> {
  return usosDe(db, { comentarios: sql`select nombre from feedback where id_motivo = ${id}` });
}

export function usosDeInstitucion(db: Db, id: string): Promise<Uso[]> {
  const institucion = sql`(select nombre from instituciones where id_institucion = ${id})`;
  return usosDe(db, {
    productos: sql`select p.nombre from productos p
      where jsonb_path_exists(p.pasos, '$[*] ? (@.institucion == $una)', jsonb_build_object('una', ${institucion}))`,
  });
}

export function usosDeGestor(db: Db, id: string): Promise<Uso[]> {
  return usosDe(db, {
    solicitudes: sql`select serie || '-' || lpad(numero::text, 6, '0') as nombre from solicitudes where id_gestor = ${id}`,
  });
}

/** Count and first names of each kind of use; kinds without uses are left out. */
async function usosDe(db: Db, kinds: Partial<Record<Uso['clase'], RawBuilder<unknown>>>): Promise<Uso[]> {
  const usos: Uso[] = [];
  for (const [clase, rows] of Object.entries(kinds)) {
    const found = await sql<{ total: number; nombres: string[] | null }>`
      select count(*) as total, (array_agg(nombre order by nombre))[1:${sql.lit(NOMBRADOS)}] as nombres
      from (${rows}) u`.execute(db);
    const { total = 0, nombres } = found.rows[0] ?? {};
    if (total > 0) usos.push({ clase: clase as Uso['clase'], total, nombres: nombres ?? [] });
  }
  return usos;
}
