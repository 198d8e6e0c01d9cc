import { type Grupo, permite, type Rol } from '@fedatario/contract/base';
import { adminScreens, redirects } from './screens.ts';

/**
 * A navigation item of the specification (section 3). `auth` says who sees it; the access of its screen says who may
 * open it.
 */
interface Item {
  readonly url: string;
  readonly auth: Grupo;
  /** Path prefix of other screens that highlight this item too. */
  readonly within?: string;
}

const group = <I extends string>(auth: Grupo, items: Record<I, Item>) => ({ auth, items });
const admin = (url: string, within?: string): Item => ({ url, auth: 'admin', ...(within && { within }) });
const staff = (url: string): Item => ({ url, auth: 'staff' });
/** An item without a role in the specification: everyone who has the menu sees it. */
const anybody = (url: string): Item => ({ url, auth: 'public' });

/** The menu of the specification (section 2), entry by entry. This file holds no markup, so that tests read it. */
export const menu = {
  comienzo: group('staff', { 'pagina-inicio': staff('/') }),
  reportes: group('admin', {
    'tablero-venta': admin('/admin/dashboards/venta'),
    'tablero-tramites': admin('/admin/dashboards/tramites-notariales'),
    'tablero-suscripciones': admin('/admin/dashboards/suscripciones'),
    'historial-ventas': admin('/admin/historial-ventas'),
    'reporte-productos': admin('/admin/reporte/detalle-productos'),
    'reporte-mas-vendidos': admin('/admin/reporte/productos-mas-vendidos'),
    'reporte-tramites': admin('/admin/reporte/tramites-por-estado'),
    'reporte-ventas': admin('/admin/reporte/ventas-mensuales'),
  }),
  documentos: group('public', {
    'tramites-sin-asignar': admin('/admin/tramites-sin-asignar'),
    'tramites-en-proceso': staff('/admin/tramites-en-proceso'),
  }),
  gestiones: group('public', {
    'gestiones-sin-asignar': anybody('/admin/gestion-tramites-sin-asignar'),
    'gestiones-en-proceso': anybody('/admin/gestion-tramites-en-proceso'),
  }),
  planes: group('public', {
    'lista-planes': admin('/admin/planes/lista-planes', '/admin/planes/administrar-planes'),
    citas: staff('/admin/planes/citas'),
    'citas-pendientes': staff('/admin/planes/citas-pendientes'),
  }),
  suscripciones: group('public', {
    'lista-suscripciones': staff('/admin/suscripciones/lista-suscripciones'),
    'suscripciones-pendientes': admin('/admin/suscripciones/lista-suscripciones-pendientes'),
  }),
  administracion: group('admin', {
    notarios: admin('/admin/catalogos/notarios'),
    'tipos-requisitos': admin('/admin/catalogos/tipos-requisitos'),
    categorias: admin('/admin/catalogos/categorias'),
    productos: admin('/admin/catalogos/productos', '/admin/catalogos/producto'),
    'codigos-promocionales': admin('/admin/facturacion/codigos-promocionales'),
    'tipos-notificaciones': admin('/admin/catalogos/tipos-notificaciones'),
    gestores: admin('/admin/catalogos/gestores'),
  }),
  general: group('admin', {
    feedback: admin('/admin/generales/feedback'),
    'motivos-feedback': admin('/admin/generales/motivos-feedback'),
    'informacion-general': admin('/admin/generales/informacion-general'),
    'preguntas-frecuentes': admin('/admin/generales/preguntas-frecuentes'),
  }),
  seguridad: group('admin', {
    usuarios: admin('/admin/seguridad/usuarios'),
    boletin: admin('/admin/seguridad/suscripciones'),
  }),
};

/** Entries that the menu adds to the specification, at the end of their group: screens that product.md asks for. */
export const beyond = {
  reportes: { 'notas-de-credito': admin('/admin/notas-de-credito') },
  documentos: { deberes: staff('/admin/deberes'), registro: staff('/admin/registro') },
  administracion: { clausulas: admin('/admin/catalogos/clausulas') },
  general: {
    'plantillas-respuesta': admin('/admin/generales/plantillas-respuesta'),
    testimonios: admin('/admin/generales/testimonios'),
    'listo-para-abrir': admin('/admin/generales/listo-para-abrir'),
    'cobros-y-facturas': admin('/admin/generales/cobros-y-facturas'),
  },
  seguridad: { auditoria: admin('/admin/seguridad/auditoria') },
};

type Menu = typeof menu;
export type GroupId = keyof Menu;
type ItemsOf<G> = G extends { items: Record<infer I, Item> } ? I : never;
type Beyond = typeof beyond;
export type ItemId = ItemsOf<Menu[GroupId]> | { [G in keyof Beyond]: keyof Beyond[G] }[keyof Beyond];

export interface Entry extends Item {
  readonly id: ItemId;
}
export interface Group {
  readonly id: GroupId;
  readonly entries: readonly Entry[];
}

/** Whether an entry leads to a screen that is not built yet, so that the menu can say so. */
export function esPronto({ url }: Item): boolean {
  const to = Object.hasOwn(redirects, url) ? redirects[url as keyof typeof redirects] : url;
  return adminScreens.some((screen) => 'pending' in screen && patternOf(screen.path).test(to));
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

/** The groups and entries that a role sees; a group without entries is left out. */
export function menuFor(rol: Rol | undefined): Group[] {
  return Object.entries(menu)
    .filter(([, { auth }]) => permite(auth, rol))
    .map(([id, { items }]) => ({ id: id as GroupId, entries: entriesFor(id, items, rol) }))
    .filter(({ entries }) => entries.length > 0);
}

function entriesFor(group: string, items: Record<string, Item>, rol: Rol | undefined): Entry[] {
  const more: Partial<Record<string, Record<string, Item>>> = beyond;
  return Object.entries({ ...items, ...more[group] })
    .map(([id, item]) => ({ id: id as ItemId, ...item }))
    .filter(({ auth }) => permite(auth, rol));
}

/** Whether a path belongs to this entry: its own screen, or one below it. */
export function isWithin({ url, within }: Item, pathname: string): boolean {
  const places = within === undefined ? [url] : [url, within];
  return places.some((place) => pathname === place || (place !== '/' && pathname.startsWith(`${place}/`)));
}
