import { idDeRol } from '@fedatario/contract/base';
import { estadosEnVenta } from '@fedatario/contract/catalogo';
import { respaldosCompletos, respaldosFallidos } from '@fedatario/contract/control';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { words } from '../../db/words.ts';

export interface Hechos {
  readonly telefono: string | null;
  readonly direccion: string | null;
  readonly razonSocial: string | null;
  readonly nit: string | null;
  readonly datosTransferencia: string | null;
  /** The hours of each day of the week. */
  readonly horario: readonly (readonly object[])[] | null;
  readonly productos: number;
  /** Notaries who may practise today; of these, those without a certificate in force and those with one made here. */
  readonly notarios: number;
  readonly sinCertificado: number;
  /** With one that nobody outside recognises: made here, or by its own holder. */
  readonly conCertificadoDePrueba: number;
  readonly textos: number;
  readonly textosDeDemostracion: number;
  readonly respaldoHecho: Date | null;
  readonly respaldoProbado: Date | null;
  readonly respaldoFallido: Date | null;
  readonly administradores: number;
  readonly sinDosPasos: number;
}

/** All facts in the data that tell whether the office can open, in one query. `hoy` is a day, `ahora` an instant. */
export async function findHechos(db: Db, { hoy, ahora }: { hoy: string; ahora: Date }): Promise<Hechos> {
  const { rows } = await sql<Hechos>`
    with ejercen as (
      select n.id_usuario, c.origen, c.titular = c.emisor as autofirmado from perfiles_notario n
      join usuarios u on u.id_usuario = n.id_usuario and u.id_rol = ${idDeRol.notario} and u.activo
      left join certificados_notario c on c.id_notario = n.id_usuario and c.hasta > ${ahora}
      where n.activo and n.solvente_hasta >= ${hoy}::date
        and not coalesce(n.inhabilitado_desde <= ${hoy}::date
          and (n.inhabilitado_hasta is null or n.inhabilitado_hasta >= ${hoy}::date), false)
    ), administran as (
      select u.id_usuario, d.activado_en from usuarios u left join dos_pasos d on d.id_usuario = u.id_usuario
      where u.id_rol = ${idDeRol.admin} and u.activo
    )
    select i.telefono, i.direccion, f.razon_social, f.nit, f.datos_transferencia, c.horario,
      (select count(*)::int from productos where estado in (${words(estadosEnVenta)})) as productos,
      (select count(*)::int from ejercen) as notarios,
      (select count(*)::int from ejercen where origen is null) as sin_certificado,
      (select count(*)::int from ejercen where origen = 'desarrollo' or autofirmado) as con_certificado_de_prueba,
      (select count(*)::int from textos_legales) as textos,
      (select count(*)::int from textos_legales where texto ilike '%texto de demostraci%') as textos_de_demostracion,
      (select max(comenzado_en) from respaldos where estado in (${words(respaldosCompletos)})) as respaldo_hecho,
      (select max(probado_en) from respaldos) as respaldo_probado,
      (select max(comenzado_en) from respaldos where estado in (${words(respaldosFallidos)})) as respaldo_fallido,
      (select count(*)::int from administran) as administradores,
      (select count(*)::int from administran where activado_en is null) as sin_dos_pasos
    from informacion_general i
    left join datos_facturacion f on f.id = 1
    left join calendario c on c.id = 1
    where i.id = 1`.execute(db);
  const [hechos] = rows;
  if (!hechos) throw new Error('No hay información general.');
  return hechos;
}
