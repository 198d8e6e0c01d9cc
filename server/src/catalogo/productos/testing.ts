import type { Modalidad, ProductoDetalle } from '@fedatario/contract/catalogo';
import { v7 as uuidv7 } from 'uuid';
import { crearEn } from '../../casa/catalogos/catalogos.ts';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import { crearProducto, publicarVersion } from './productos.ts';

const NOW = new Date('2026-01-15T09:00:00Z');

const pregunta = (clave: string, rest: object = {}) => ({ clave, etiqueta: `La ${clave}`, tipo: 'texto', ...rest });

/** An interview of short texts under these names, and a template that writes each in a line. */
export function textoDePrueba(claves: readonly string[], preguntas: readonly object[] = []) {
  const line = (ruta: string) => ({ type: 'paragraph', content: [{ type: 'variable', attrs: { ruta } }] });
  const named = preguntas.map((one) => (one as { clave: string }).clave);
  return {
    entrevista: {
      secciones: [
        { clave: 'datos', titulo: 'Los datos', preguntas: [...claves.map((clave) => pregunta(clave)), ...preguntas] },
      ],
    },
    plantilla: { titulo: 'Prueba', contenido: { type: 'doc', content: [...claves, ...named].map(line) } },
    respuestasDeMuestra: Object.fromEntries(claves.map((clave) => [clave, `muestra de ${clave}`])),
  };
}

export interface ProductoOptions {
  readonly nombre?: string;
  readonly slug?: string;
  readonly resumen?: string;
  readonly descripcion?: string;
  readonly tags?: string[];
  readonly categoria?: { readonly idCategoria: string; readonly nombre: string };
  readonly modalidad?: Modalidad;
  readonly precio?: number;
  readonly destacado?: boolean;
  /** Names of its questions, all short texts; `alfa`, `beta` and `gama` unless told otherwise. */
  readonly claves?: readonly string[];
  /** Names of what it asks to hand in, each of a kind of its own; with `?` at the end, one that is not obligatory. */
  readonly requisitos?: readonly string[];
  readonly pasos?: ProductoDetalle['pasos'];
  readonly aranceles?: ProductoDetalle['aranceles'];
}

export interface CreatedProducto {
  readonly idProducto: string;
  readonly slug: string;
  readonly categoria: { readonly idCategoria: string; readonly nombre: string; readonly slug: string };
}

/** A product on sale, in a category of its own unless one is given. */
export async function createProducto(db: Db, options: ProductoOptions = {}): Promise<CreatedProducto> {
  const slug = options.slug ?? `producto-${uuidv7()}`;
  const { precio = 10_000, claves = ['alfa', 'beta', 'gama'] } = options;
  const categoria = { slug: '', ...(options.categoria ?? (await createCategoria(db))) };
  const idProducto = await crearProducto(
    db,
    {
      tipo: options.modalidad === 'gestion' ? 'gestion' : 'documento',
      modalidad: options.modalidad ?? 'autoservicio',
      nombre: options.nombre ?? 'Documento de prueba',
      slug,
      resumen: options.resumen ?? 'Resumen.',
      descripcion: options.descripcion ?? 'Descripción.',
      incluye: [],
      noIncluye: [],
      baseLegal: [],
      tags: options.tags ?? [],
      aranceles: options.aranceles ?? [],
      plazoHoras: 8,
      plazoDesde: 'desde el pago',
      despuesDePagar: [],
      preguntasFrecuentes: [],
      pasos: options.pasos ?? [],
      destacado: options.destacado ?? false,
      categoria,
      requisitos: await createRequisitos(db, options.requisitos ?? []),
    },
    NOW,
  );
  await publicarVersion(db, idProducto, { precio, texto: textoDePrueba(claves) }, NOW);
  return { idProducto, slug, categoria };
}

async function createRequisitos(db: Db, nombres: readonly string[]) {
  const pedidos = nombres.map((nombre) => {
    const clave = `tipo_${uuidv7().replaceAll('-', '')}`;
    return { clave, nombre: nombre.replace('?', ''), obligatorio: !nombre.endsWith('?') };
  });
  for (const { clave, nombre } of pedidos)
    await db
      .insertInto('tiposRequisito')
      .values({
        idTipo: uuidv7(),
        clave,
        nombre,
        instrucciones: 'Completo y legible.',
        vigenciaDias: 90,
        creadoEn: NOW,
        actualizadoEn: NOW,
      })
      .execute();
  return pedidos.map(({ clave, obligatorio }) => ({ clave, obligatorio }));
}

/** An active category, of a name of its own unless one is given. */
export async function createCategoria(db: Db, propio?: string) {
  const slug = `categoria-${uuidv7()}`;
  const nombre = propio ?? `Categoría ${slug}`;
  const categoria = { nombre, slug, descripcion: '', icono: 'description' } as const;
  const idCategoria = await inTransaction(db, (tx) => crearEn('categorias', { db: tx, now: NOW }, categoria));
  return { idCategoria, nombre, slug };
}
