import type { MarcaDeDocumento } from '@fedatario/contract/tramite';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Lector, visibles } from '../expedientes/expedientes.ts';

/** A trámite that the actor may see; without an actor, any. */
export async function findTramite(db: Db, actor: Lector | undefined, idSolicitud: string) {
  return visibles(db, actor, 'tramite')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .leftJoin('usuarios as n', 'n.idUsuario', 's.idNotario')
    .select([
      's.idSolicitud',
      's.serie',
      's.numero',
      's.nombre',
      's.estado',
      's.estadoAnterior',
      's.revision',
      's.automatica',
    ])
    .select([
      's.tipo',
      's.idGestor',
      's.idFactura',
      's.posicion',
      's.idUsuario',
      'u.nombreCompleto',
      's.idNotario',
      's.aceptadaEn',
    ])
    .select([
      'n.nombreCompleto as nombreNotario',
      's.plazoHoras',
      's.horasConsumidas',
      's.relojDesde',
      's.venceEn',
      's.limiteEn',
    ])
    .select(['s.creadaEn', 's.actualizadaEn'])
    .select(marcaDe.as('marca'))
    .select(sql<boolean>`exists (select 1 from documentos d where d.id_solicitud = s.id_solicitud)`.as('entregado'))
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
}

/** The mark of its newest document, in the contract's form. */
const marcaDe = sql<MarcaRow | null>`(select jsonb_build_object('marca', m.marca, 'motivo', m.motivo, 'confirmadaEn', m.confirmada_en,
      'serie', xs.serie, 'numero', xs.numero, 'codigo', x.codigo_verificacion)
    from documentos d left join documento_marcas m using (id_documento)
      left join documentos x on x.id_documento = m.id_sustituto
      left join solicitudes xs on xs.id_solicitud = x.id_solicitud
    where d.id_solicitud = s.id_solicitud and m.id_documento is not null
    order by d.version desc limit 1)`;

export interface MarcaRow {
  readonly marca: MarcaDeDocumento;
  readonly motivo: string;
  readonly confirmadaEn: string;
  readonly serie: string | null;
  readonly numero: number | null;
  readonly codigo: string | null;
}

export type TramiteRow = NonNullable<Awaited<ReturnType<typeof findTramite>>>;

/** Category of a trámite's product. */
export async function findCategoria(db: Db, idSolicitud: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('solicitudes as s')
    .innerJoin('productos as p', 'p.idProducto', 's.idProducto')
    .select('p.idCategoria')
    .where('s.idSolicitud', '=', idSolicitud)
    .where('s.tipo', '=', 'tramite')
    .executeTakeFirst();
  return row?.idCategoria;
}
