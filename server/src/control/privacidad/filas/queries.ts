import { solicitudesQueSeConservan } from '@fedatario/contract/solicitud';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condicion, Dato, NombreDeTabla } from '../tablas/dato.ts';
import { datoDe } from '../tablas/tablas.ts';

/** Every column that names a file: a file is erased with its owner once none does. */
export const usosDeArchivos: readonly (readonly [tabla: string, columna: string])[] = [
  ['comprobantes', 'id_archivo'],
  ['deberes', 'id_archivo'],
  ['documentos', 'id_archivo'],
  ['feedback_archivos', 'id_archivo'],
  ['firma_hojas', 'id_archivo'],
  ['fotos', 'id_archivo'],
  ['gestion_gastos', 'id_archivo'],
  ['gestion_observacion_archivos', 'id_archivo'],
  ['gestion_presentaciones', 'id_archivo'],
  ['gestion_resultado_archivos', 'id_archivo'],
  ['mensaje_archivos', 'id_archivo'],
  ['requisito_archivos', 'id_archivo'],
  ['informacion_general', 'icono'],
  ['informacion_general', 'logo_claro'],
  ['informacion_general', 'logo_oscuro'],
  ['productos', 'id_imagen'],
];

/** SQL of each condition, and the table to whose rows it applies. */
const condiciones: Readonly<Record<Condicion, { readonly de: NombreDeTabla; readonly dice: string }>> = {
  entregada: { de: 'solicitudes', dice: entregada() },
  sinEntregar: { de: 'solicitudes', dice: `not ${entregada()}` },
  entregadaSinNotario: { de: 'solicitudes', dice: `${entregada()} and solicitudes.id_notario is null` },
  pagada: { de: 'facturas', dice: 'facturas.numero is not null' },
  sinPagar: { de: 'facturas', dice: 'facturas.numero is null' },
  anulada: { de: 'facturas', dice: 'facturas.motivo_anulacion is not null' },
  comprado: { de: 'borradores', dice: comprado() },
  sinComprar: { de: 'borradores', dice: `not ${comprado()}` },
  // Kept because a mark tells whoever verifies the document that it no longer holds.
  sinNotario: {
    de: 'documentos',
    dice: `documentos.id_notario is null and not exists (select from documento_marcas m
      where documentos.id_documento in (m.id_documento, m.id_sustituto))`,
  },
  deCuenta: { de: 'auditoria', dice: "auditoria.objeto = 'usuario'" },
  sinUso: { de: 'archivos', dice: sinUso() },
};

/** Condition of the rows of a table that belong to this person, and meet the condition if one is given. */
export function suyas({ de }: Dato, tabla: NombreDeTabla, idUsuario: string, cuales?: Condicion): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    de.map(({ columna, en, por }) =>
      en === undefined
        ? sql`${sql.ref(columna)} = ${idUsuario}`
        : sql`${sql.ref(columna)} in (select ${sql.ref(por ?? columna)} from ${sql.table(en)} where ${enOtra(en, idUsuario, cuales)})`,
    ),
    sql` or `,
  )}) and ${laCondicion(tabla, cuales)}`;
}

function enOtra(tabla: NombreDeTabla, idUsuario: string, cuales: Condicion | undefined): RawBuilder<SqlBool> {
  const dato = datoDe(tabla);
  if (!dato) throw new Error(`${tabla} no es de nadie.`);
  return suyas(dato, tabla, idUsuario, cuales);
}

function laCondicion(tabla: NombreDeTabla, cuales: Condicion | undefined) {
  const condicion = cuales && condiciones[cuales];
  return condicion?.de === tabla ? sql.raw(condicion.dice) : sql`true`;
}

function entregada(): string {
  const conservadas = solicitudesQueSeConservan.map((estado) => `'${estado}'`).join(', ');
  return `(solicitudes.estado in (${conservadas})
    or exists (select from firmas f where f.id_solicitud = solicitudes.id_solicitud))`;
}

function comprado(): string {
  return 'exists (select from factura_lineas l where l.id_borrador = borradores.id_borrador)';
}

function sinUso(): string {
  return usosDeArchivos
    .map(([tabla, columna]) => `not exists (select from ${tabla} x where x.${columna} = archivos.id_archivo)`)
    .join(' and ');
}
