import type { Acto, ObjetoDeActo } from '@fedatario/contract';
import { objetoDeCatalogo } from '../catalogos/objeto.ts';

/** A row that administrative acts are done to, as their record names it. Tables and columns as the database writes them. */
export interface Objeto {
  readonly tabla: string;
  /** Column of the key; null for a table with one row only. */
  readonly id: string | null;
  /** Other parameters of a path that name the row, each with its column. */
  readonly claves?: Readonly<Record<string, string>>;
  /** The column that people know it by, or that of the row it belongs to. */
  readonly nombre: string | Padre | null;
  /** The row that says whose data it is, when looks at it are recorded for that person. */
  readonly titular?: Padre;
  /** Columns whose changes are recorded. Others never are: no secret, no identity number. */
  readonly campos: readonly string[];
  /** Columns whose change is recorded without their values. */
  readonly reservados?: readonly string[];
  /** Its module locks the whole table, so reading it before must do so too. */
  readonly tomaTabla?: true;
  /** Its module locks it after another row, so reading it here must not lock it first. Its revision guards it. */
  readonly sinTomar?: true;
}

export interface Padre {
  readonly tabla: string;
  /** The key of the parent, which the row has too. */
  readonly por: string;
  readonly nombre: string;
}

const factura: Padre = { tabla: 'facturas', por: 'id_factura', nombre: 'referencia' };
const deFactura: Padre = { ...factura, nombre: 'id_usuario' };
const deSolicitud: Padre = { tabla: 'solicitudes', por: 'id_solicitud', nombre: 'id_usuario' };
const deUsuario: Padre = { tabla: 'usuarios', por: 'id_usuario', nombre: 'id_usuario' };
const columnas = (nombres: string) => nombres.split(' ');

/** A part of a trámite that is looked at and never changed under this name. */
const parte: Objeto = { tabla: 'solicitudes', id: 'id_solicitud', nombre: 'nombre', titular: deSolicitud, campos: [] };

/** One entry for each kind of thing that the staff changes or looks at. */
const objetos: Readonly<Record<Exclude<ObjetoDeActo, 'entrada'>, Objeto>> = {
  expediente: parte,
  respuestas: parte,
  minuta: parte,
  mensajes: parte,
  hojas: parte,
  identidad: {
    tabla: 'usuarios',
    id: 'id_usuario',
    claves: { id: 'id_usuario' },
    nombre: 'nombre_completo',
    titular: deUsuario,
    campos: [],
  },
  usuario: {
    tabla: 'usuarios',
    id: 'id_usuario',
    claves: { id: 'id_usuario', email: 'email' },
    nombre: 'nombre_completo',
    titular: deUsuario,
    campos: columnas(
      'email nombre_completo id_rol activo bloqueado_por telefono fecha_nacimiento direccion idioma zona_horaria',
    ),
    reservados: columnas('tipo_documento numero_documento_cifrado nit'),
  },
  reglasDeAcceso: { tabla: 'reglas_de_acceso', id: null, nombre: null, campos: columnas('dos_pasos_al_personal') },
  codigo: {
    tabla: 'codigos_promocionales',
    id: 'id_codigo',
    nombre: 'codigo',
    campos: columnas(
      'codigo descripcion activo tipo valor aplica_a objetos monto_minimo desde hasta usos_maximos usos_por_cliente',
    ),
  },
  factura: {
    tabla: 'facturas',
    id: 'id_factura',
    nombre: 'referencia',
    titular: deFactura,
    campos: columnas('estado total reembolsado'),
    sinTomar: true,
  },
  dte: { tabla: 'dtes', id: 'id_dte', nombre: factura, campos: columnas('estado tipo'), sinTomar: true },
  reembolso: {
    tabla: 'reembolsos',
    id: 'id_reembolso',
    nombre: factura,
    campos: columnas('estado medio motivo respuesta cotizado monto devolucion'),
    sinTomar: true,
  },
  comprobante: {
    tabla: 'comprobantes',
    id: 'id_comprobante',
    claves: { idFactura: 'id_factura' },
    titular: deFactura,
    nombre: factura,
    campos: columnas('estado monto monto_recibido motivo'),
    sinTomar: true,
  },
  informacionGeneral: {
    tabla: 'informacion_general',
    id: null,
    nombre: 'nombre_empresa',
    campos: columnas(
      'nombre_empresa lema email telefono direccion sitio_web link_facebook link_linked_in link_twitter link_instagram esquema_colores logo_claro logo_oscuro icono',
    ),
  },
  datosFacturacion: {
    tabla: 'datos_facturacion',
    id: null,
    nombre: 'razon_social',
    campos: columnas(
      'razon_social nit establecimiento direccion municipio departamento codigo_postal regimen datos_transferencia',
    ),
  },
  tipoNotificacion: {
    tabla: 'tipos_notificacion',
    id: 'clave',
    nombre: 'nombre',
    campos: columnas('nombre activa correo en_app asunto titulo cuerpo boton pie aviso'),
  },
  calendario: {
    tabla: 'calendario',
    id: null,
    nombre: null,
    campos: columnas('horario traslado feriados_locales excepciones'),
  },
  valorDeLey: {
    tabla: 'valores_de_ley',
    id: 'id_valor',
    nombre: 'clave',
    campos: columnas('clave desde valor fuente'),
  },
  certificado: {
    tabla: 'certificados_notario',
    id: 'id_notario',
    claves: { id: 'id_notario' },
    nombre: 'titular',
    campos: columnas('origen titular emisor desde hasta'),
  },
  textoLegal: { tabla: 'textos_legales', id: 'clase', nombre: 'clase', campos: columnas('version texto') },
  tramite: {
    tabla: 'solicitudes',
    id: 'id_solicitud',
    nombre: 'nombre',
    titular: deSolicitud,
    campos: columnas('estado id_notario'),
    sinTomar: true,
  },
  requisito: {
    tabla: 'requisitos',
    id: 'id_requisito',
    nombre: 'nombre',
    titular: deSolicitud,
    campos: columnas('estado motivo vence_el'),
    sinTomar: true,
  },
  marca: {
    tabla: 'marca_propuestas',
    id: 'id_propuesta',
    nombre: { tabla: 'documentos', por: 'id_documento', nombre: 'codigo_verificacion' },
    campos: columnas('marca motivo estado respuesta'),
    sinTomar: true,
  },
  protocolo: {
    tabla: 'protocolo_instrumentos',
    id: 'id_instrumento',
    nombre: null,
    campos: columnas('anio numero origen fecha folio_desde folio_hasta nota'),
    sinTomar: true,
  },
  deber: {
    tabla: 'deberes',
    id: 'id_deber',
    titular: deSolicitud,
    nombre: { tabla: 'solicitudes', por: 'id_solicitud', nombre: 'nombre' },
    campos: columnas('tipo vence_el estado cumplido_el constancia'),
    sinTomar: true,
  },
  notario: {
    tabla: 'perfiles_notario',
    id: 'id_usuario',
    nombre: { tabla: 'usuarios', por: 'id_usuario', nombre: 'nombre_completo' },
    campos: columnas(
      'colegiado titulo activo solvente_hasta inhabilitado_desde inhabilitado_hasta inhabilitado_por especialidades modalidades minutos_cita carga_maxima horario excepciones',
    ),
  },
};

/** An entry is of the catalogue that its act names. */
export function objetoDe(acto: Acto): Objeto {
  const [objeto, , catalogo = ''] = acto.split('.') as [ObjetoDeActo, string, string?];
  return objeto === 'entrada' ? objetoDeCatalogo(catalogo) : objetos[objeto];
}

/** `id_usuario` is `idUsuario` wherever it is not a column. */
export function camelOf(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
