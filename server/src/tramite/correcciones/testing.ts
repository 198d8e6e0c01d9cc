import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { moverBorradores } from '../../borrador/borradores/borradores.ts';
import { publicarVersion } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { seal } from '../../services/cipher.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { createConMinuta } from '../minutas/testing.ts';
import type { TramiteOptions } from '../tramites/testing/tramites.ts';
import { insertRonda, listObservaciones, markObservacionesEnviadas, upsertObservacion } from './queries.ts';

const NOW = new Date('2026-01-15T15:00:00Z');

const texto = (clave: string, etiqueta: string, more: object = {}) => ({ clave, etiqueta, tipo: 'texto', ...more });
const entrevista = {
  secciones: [
    {
      clave: 'persona',
      titulo: 'Quien declara',
      preguntas: [
        texto('nombre', 'Su nombre'),
        { clave: 'casada', etiqueta: '¿Está casada?', tipo: 'siNo' },
        texto('conyuge', 'Nombre del cónyuge', { visibleSi: { var: 'casada' } }),
      ],
    },
    {
      clave: 'bienes',
      titulo: 'Lo que declara',
      preguntas: [
        {
          clave: 'bienes',
          etiqueta: 'Bienes',
          tipo: 'lista',
          min: 1,
          elemento: {
            clave: 'bien',
            etiqueta: 'Bien',
            tipo: 'grupo',
            campos: [texto('marca', 'Marca'), { clave: 'valor', etiqueta: 'Valor', tipo: 'moneda' }],
          },
        },
        { clave: 'plazo', etiqueta: 'Plazo', tipo: 'numero', min: 1, max: 60 },
        { clave: 'aviso', etiqueta: 'Aviso', tipo: 'numero', max: { var: 'plazo' } },
        texto('nota', 'Nota', { obligatoria: false }),
      ],
    },
    {
      clave: 'delNotario',
      titulo: 'Del notario',
      visiblePara: 'notario',
      preguntas: [texto('lugar', 'Lugar')],
    },
  ],
};
const linea = (ruta: string) => ({ type: 'paragraph', content: [{ type: 'variable', attrs: { ruta } }] });
const plantilla = { titulo: 'Declaración', contenido: { type: 'doc', content: [linea('nombre'), linea('plazo')] } };

/** The answers as they were bought. */
export const COMPRADAS = {
  nombre: 'Ana Ruis',
  casada: false,
  bienes: [
    { marca: 'Toyota', valor: 5_000_000 },
    { marca: 'Honda', valor: 150_000 },
  ],
  plazo: 12,
  aviso: 10,
};

/** A trámite with its text, bought with these answers: of a customer, or assigned to the notary given. */
export async function createConRespuestas(
  db: Db,
  who: CreatedUsuario,
  { cui, ...options }: TramiteOptions & { cui?: string } = {},
) {
  const compradas = cui === undefined ? COMPRADAS : { ...COMPRADAS, cui };
  const tramite = await createConMinuta(db, who, options);
  const { idSolicitud } = tramite;
  const { idProducto, idFactura, posicion } = await db
    .selectFrom('solicitudes')
    .select(['idProducto', 'idFactura', 'posicion'])
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  await publicarVersion(
    db,
    idProducto,
    { precio: 1, texto: { entrevista: entrevistaCon(cui), plantilla, respuestasDeMuestra: compradas } },
    NOW,
  );
  const { idVersionVigente: idVersion } = await db
    .selectFrom('productos')
    .select('idVersionVigente')
    .where('idProducto', '=', idProducto)
    .$narrowType<{ idVersionVigente: string }>()
    .executeTakeFirstOrThrow();
  const { idBorrador } = await db
    .selectFrom('facturaLineas')
    .select('idBorrador')
    .where('idFactura', '=', idFactura)
    .where('posicion', '=', posicion)
    .$narrowType<{ idBorrador: string }>()
    .executeTakeFirstOrThrow();
  const json = JSON.stringify(compradas);
  await db
    .updateTable('solicitudes')
    .set({ idVersion, respuestasCifradas: seal(json, `solicitud:${idSolicitud}`) })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  await db
    .updateTable('borradores')
    .set({ idVersion, respuestasCifradas: seal(json, `borrador:${idBorrador}`) })
    .where('idBorrador', '=', idBorrador)
    .execute();
  return { ...tramite, idBorrador, idProducto };
}

/** Adds a question of an identity number, if one is to be answered. */
function entrevistaCon(cui: string | undefined) {
  if (cui === undefined) return entrevista;
  const preguntas = [{ clave: 'cui', etiqueta: 'Número de DPI', tipo: 'cui' }];
  return { secciones: [...entrevista.secciones, { clave: 'identidad', titulo: 'Identidad', preguntas }] };
}

/** A trámite that waits for its customer to correct these answers. */
export async function createEnCorreccion(
  db: Db,
  who: CreatedUsuario,
  observadas: readonly string[] = ['nombre'],
  options: TramiteOptions = {},
) {
  const tramite = await createConRespuestas(db, who, { ...options, estado: 'enCorreccion' });
  const { idSolicitud, idBorrador, notario } = tramite;
  const enviadaPor = notario?.idUsuario ?? '';
  const ronda = await insertRonda(db, { idSolicitud, antes: COMPRADAS, enviadaPor, enviadaEn: NOW });
  for (const ruta of observadas) {
    const row = { idObservacion: uuidv7(), idSolicitud, ruta, motivo: `Revise ${ruta}` };
    await upsertObservacion(db, { ...row, hechaPor: enviadaPor, hechaEn: NOW });
  }
  await markObservacionesEnviadas(db, idSolicitud, ronda);
  await moverBorradores(db, [idBorrador], { accion: 'observar', a: 'enCorreccion', now: NOW });
  return { ...tramite, observaciones: await listObservaciones(db, idSolicitud) };
}

const absent = { idSolicitud: uuidv7() };
const enRevision: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createConRespuestas(db, owner)).idSolicitud }),
  absent,
};
const enCorreccion: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createEnCorreccion(db, owner)).idSolicitud }),
  absent,
};
/** Case of a trámite with one remark, unsent or sent. */
const conUna = (estado: 'enRevision' | 'enCorreccion'): AccessCase => ({
  own: async (db, owner) => {
    const { idSolicitud, observaciones } = await createEnCorreccion(db, owner);
    const idObservacion = observaciones[0]?.idObservacion ?? '';
    if (estado === 'enRevision') {
      await db.updateTable('solicitudes').set({ estado }).where('idSolicitud', '=', idSolicitud).execute();
      await db
        .updateTable('respuestaObservaciones')
        .set({ ronda: null })
        .where('idObservacion', '=', idObservacion)
        .execute();
    }
    return { idSolicitud, idObservacion };
  },
  absent: { ...absent, idObservacion: uuidv7() },
});
/** Every remark has its reason. */
const contestada: AccessCase = {
  own: async (db, owner) => {
    const { idSolicitud } = await createEnCorreccion(db, owner);
    await db
      .updateTable('respuestaObservaciones')
      .set({ respuesta: 'Está bien' })
      .where('idSolicitud', '=', idSolicitud)
      .execute();
    return { idSolicitud };
  },
  absent,
};
/** The step is over: whoever may see the trámite gets a 409, anybody else a 404. */
const firmado: AccessCase = {
  own: async (db, owner) => ({
    idSolicitud: (await createConRespuestas(db, owner, { estado: 'firmado' })).idSolicitud,
  }),
  absent,
  status: 409,
};

export const casosDeCorrecciones: Record<string, AccessCase> = {
  [nameOf(api.respuestas.read)]: enRevision,
  [nameOf(api.respuestas.ofProducto)]: {
    own: async (db, owner) => ({ idProducto: (await createConRespuestas(db, owner)).idProducto }),
    absent: { idProducto: uuidv7() },
  },
  [nameOf(api.respuestas.replaced)]: enRevision,
  [nameOf(api.respuestas.identidad)]: { ...enRevision, body: () => ({ motivo: 'Para revisar su factura' }) },
  [nameOf(api.correcciones.remark)]: { ...enRevision, body: () => ({ ruta: 'nombre', motivo: 'Con su tilde' }) },
  [nameOf(api.correcciones.forget)]: conUna('enRevision'),
  [nameOf(api.correcciones.send)]: { ...firmado, body: () => ({ revision: 1 }) },
  [nameOf(api.correcciones.read)]: enCorreccion,
  [nameOf(api.correcciones.save)]: {
    ...enCorreccion,
    body: () => ({ revision: 2, cambios: [{ clave: 'nombre', valor: 'Ana Ruiz' }] }),
  },
  [nameOf(api.correcciones.explain)]: { ...conUna('enCorreccion'), body: () => ({ respuesta: 'Así es' }) },
  [nameOf(api.correcciones.submit)]: { ...contestada, body: () => ({ revision: 1, respuestas: 2 }) },
};
