import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Modalidad } from '@fedatario/contract';
import { crearEn } from '../catalogos/catalogos.ts';
import type { Db } from '../db/db.ts';
import { crearProducto, publicarVersion } from '../productos/productos.ts';
import { bienes } from './bienes.ts';
import { categorias } from './categorias.ts';
import { dinero } from './dinero.ts';
import { AVISO, DESPUES_DE_PAGAR, type Ficha, PLAZO_DESDE } from './ficha.ts';
import { gestores } from './gestores.ts';
import { motivos } from './motivos.ts';
import { personas } from './personas.ts';
import { preguntas } from './preguntas.ts';
import { tiposDeRequisito } from './tipos-requisito.ts';
import { trabajo } from './trabajo.ts';

const documentos = [...bienes, ...dinero, ...personas, ...trabajo];

/** The demo's catalogue: every document of the engine's examples, and what visitors ask. Into an empty catalogue. */
export async function seedCatalogo(db: Db, now: Date): Promise<void> {
  for (const { clave, tipo } of tiposDeRequisito) await crearEn('tiposRequisito', { db, now }, tipo, { clave });
  for (const gestor of gestores) await crearEn('gestores', { db, now }, gestor);
  for (const motivo of motivos) await crearEn('motivos', { db, now }, motivo);
  const ids = new Map<string, string>();
  for (const categoria of categorias) ids.set(categoria.nombre, await crearEn('categorias', { db, now }, categoria));
  for (const ficha of documentos) await seedDocumento(db, ficha, ids, now);
  for (const [pregunta, respuesta] of preguntas) await crearEn('preguntas', { db, now }, { pregunta, respuesta });
}

interface FichaDelMotor {
  readonly nombre: string;
  readonly categoria: string;
  readonly modalidad: Modalidad;
  readonly instrumento: keyof typeof CLASES;
  readonly precio: number;
}

/** As the examples of the engine name each kind of act. */
const CLASES = {
  escritura_publica: 'escrituraPublica',
  acta_notarial: 'actaNotarial',
  legalizacion_firmas: 'legalizacionFirmas',
  protocolacion: 'protocolacion',
  documento_privado: 'documentoPrivado',
} as const;

type Ids = ReadonlyMap<string, string>;

async function seedDocumento(db: Db, ficha: Ficha, ids: Ids, now: Date): Promise<void> {
  const { nombre, categoria, modalidad, instrumento, precio } = ejemplo(`${ficha.slug}/ficha.json`) as FichaDelMotor;
  const claseActo = modalidad === 'notarial' ? CLASES[instrumento] : null;
  const idProducto = await crearProducto(
    db,
    { ...comun(ficha, modalidad, ids, categoria), tipo: 'documento', nombre, claseActo, pasos: [] },
    now,
  );
  const texto = {
    entrevista: ejemplo(`${ficha.slug}/entrevista.json`),
    plantilla: ejemplo(`${ficha.slug}/plantilla.json`),
    respuestasDeMuestra: ejemplo(`${ficha.slug}/respuestas/${ficha.muestra}.json`),
    lintada: true,
  };
  await publicarVersion(db, idProducto, { precio, texto }, now);
}

function comun(ficha: Omit<Ficha, 'muestra'>, modalidad: Modalidad, ids: Ids, categoria: string) {
  const idCategoria = ids.get(categoria);
  if (!idCategoria) throw new Error(`La demostración no tiene la categoría «${categoria}».`);
  return {
    modalidad,
    slug: ficha.slug,
    resumen: ficha.resumen,
    descripcion: `${ficha.descripcion}\n\n${AVISO[modalidad]}`,
    incluye: [...ficha.incluye],
    noIncluye: [...ficha.noIncluye],
    baseLegal: [...ficha.baseLegal],
    tags: [...ficha.tags],
    aranceles: [...(ficha.aranceles ?? [])],
    plazoHoras: ficha.plazoHoras,
    plazoDesde: PLAZO_DESDE[modalidad],
    despuesDePagar: [...DESPUES_DE_PAGAR[modalidad]],
    preguntasFrecuentes: ficha.preguntas.map(([pregunta, respuesta]) => ({ pregunta, respuesta })),
    destacado: ficha.destacado ?? false,
    categoria: { idCategoria, nombre: categoria },
    requisitos: (ficha.requisitos ?? []).map((clave) => ({
      clave: clave.replace('?', ''),
      obligatorio: !clave.endsWith('?'),
    })),
  };
}

function ejemplo(path: string): unknown {
  return JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve(`@fedatario/document-engine/examples/${path}`)), 'utf8'),
  );
}
