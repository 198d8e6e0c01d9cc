import * as z from 'zod/mini';
import { correo, enlace, lineas, m, parrafo, telefono, texto } from '../base/campos.ts';
import { formatosDeRequisito, MEGA } from '../base/formatos.ts';
import { BYTES_POR_ARCHIVO } from './archivos.ts';
import { catalogo } from './catalogo.ts';
import { variableAjena } from './plantillas.ts';

/** The part of an address that names an entry: lower-case letters without accents, digits and hyphens. */
const slug = texto(80).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, m('slug')));

/** The pictures of a category, by the names they are stored under. */
export const iconosDeCategoria = [
  'description',
  'home',
  'directions_car',
  'gavel',
  'handshake',
  'payments',
  'family_restroom',
  'badge',
  'business',
  'fact_check',
] as const;

/** Refuses a variable that answer templates do not have, naming it. */
const conVariables = z.check<string>(({ value, issues }) => {
  const variable = variableAjena(value);
  if (variable !== undefined)
    issues.push({ code: 'custom', input: value, message: 'variableDePlantilla', params: { variable }, continue: true });
});

const megas = z.int(m('tamano')).check(z.minimum(MEGA, m('tamano')), z.maximum(BYTES_POR_ARCHIVO, m('tamano')));
const dias = z.int(m('usos')).check(z.minimum(1, m('usos')), z.maximum(3_650, m('usos')));

/** The catalogues of the back office: what an entry of each holds, by what it is ordered, and who works on it. */
export const catalogos = {
  categorias: catalogo({
    path: '/private/categorias',
    access: 'admin',
    nombre: 'categorías de productos',
    campos: { nombre: texto(80), slug, descripcion: lineas(300), icono: z.enum(iconosDeCategoria, m('opcion')) },
    fila: { productos: z.int() },
    ordenes: ['orden', 'nombre', 'productos'],
    ejemplo: { nombre: 'Vehículos', slug: 'vehiculos', descripcion: 'Comprar y vender.', icono: 'directions_car' },
  }),
  tiposRequisito: catalogo({
    path: '/private/tipos-requisitos',
    access: 'staff',
    nombre: 'tipos de requisitos',
    campos: {
      nombre: texto(120),
      instrucciones: lineas(600),
      formatos: z.array(z.enum(formatosDeRequisito, m('opcion'))).check(z.minLength(1, m('objetosDeCodigo'))),
      tamanoMaximo: megas,
      vigenciaDias: z.nullable(dias),
      originalEnFirma: z.boolean(m('opcion')),
    },
    fila: { productos: z.int() },
    ordenes: ['nombre', 'productos'],
    ejemplo: {
      nombre: 'Recibo de agua, luz o teléfono',
      instrucciones: 'De no más de tres meses.',
      formatos: ['pdf', 'jpg'],
      tamanoMaximo: 10 * MEGA,
      vigenciaDias: 90,
      originalEnFirma: false,
    },
  }),
  preguntas: catalogo({
    path: '/private/preguntas-frecuentes',
    access: 'staff',
    nombre: 'preguntas frecuentes',
    campos: { pregunta: texto(200), respuesta: parrafo(3_000) },
    ordenes: ['orden', 'pregunta'],
    ejemplo: { pregunta: '¿Cuánto tarda?', respuesta: 'En la página de cada documento se dice.' },
  }),
  motivos: catalogo({
    path: '/private/motivos-feedback',
    access: 'staff',
    nombre: 'motivos por los que alguien escribe',
    campos: { nombre: texto(80), descripcion: lineas(300) },
    ordenes: ['orden', 'nombre'],
    ejemplo: { nombre: 'Una sugerencia', descripcion: 'Algo que podríamos hacer mejor.' },
  }),
  plantillas: catalogo({
    path: '/private/plantillas-respuesta',
    access: 'staff',
    nombre: 'respuestas que la oficina escribe a menudo',
    campos: { nombre: texto(80), texto: parrafo(4_000).check(conVariables) },
    ordenes: ['orden', 'nombre'],
    ejemplo: { nombre: 'Ya está en camino', texto: 'Hola, {{nombre}}: su trámite {{referencia}} va en camino.' },
  }),
  sedes: catalogo({
    path: '/private/sedes',
    access: 'staff',
    nombre: 'oficinas donde se atiende',
    campos: {
      nombre: texto(80),
      direccion: texto(200),
      indicaciones: lineas(600),
      urlMapa: enlace,
      zonaHoraria: texto(60).check(z.refine(esZonaHoraria, m('zonaHoraria'))),
      salas: z
        .array(texto(60))
        .check(
          z.minLength(1, m('requerido')),
          z.maxLength(30, m('demasiados')),
          z.refine(distintas, m('valorRepetido')),
        ),
    },
    ordenes: ['orden', 'nombre'],
    ejemplo: {
      nombre: 'Oficina de la zona 10',
      direccion: '12 calle 1-25, zona 10, oficina 402, Guatemala',
      indicaciones: 'Hay parqueo en el sótano. Pregunte en recepción.',
      urlMapa: 'https://www.openstreetmap.org/?mlat=14.6&mlon=-90.51',
      zonaHoraria: 'America/Guatemala',
      salas: ['Sala 1', 'Sala 2'],
    },
  }),
  instituciones: catalogo({
    path: '/private/instituciones',
    access: 'staff',
    nombre: 'instituciones',
    campos: {
      nombre: texto(120),
      urlConsulta: enlace,
      notas: lineas(2_000),
    },
    ordenes: ['nombre'],
    ejemplo: { nombre: 'RENAP', urlConsulta: 'https://www.renap.gob.gt', notas: '' },
  }),
  gestores: catalogo({
    path: '/private/gestores',
    access: 'staff',
    nombre: 'gestores externos',
    campos: {
      nombre: texto(120),
      email: correo,
      telefono,
      instituciones: z.array(texto(120)).check(z.maxLength(30, m('demasiados'))),
      notas: lineas(2_000),
    },
    ordenes: ['nombre', 'email'],
    ejemplo: {
      nombre: 'Óscar Pineda',
      email: 'oscar@ejemplo.com',
      telefono: '+50255512345',
      instituciones: ['SAT', 'RENAP'],
      notas: '',
    },
  }),
};

export type NombreDeCatalogo = keyof typeof catalogos;

/** Whether a name is one of the IANA time zones that this machine knows. */
function esZonaHoraria(nombre: string): boolean {
  try {
    return nombre !== '' && new Intl.DateTimeFormat('en', { timeZone: nombre }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function distintas(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
