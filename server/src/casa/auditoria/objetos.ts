import type { Acto, ObjetoDeActo } from '@fedatario/contract/base';
import { objetoDeCatalogo } from '../catalogos/objeto.ts';
import { type Objeto, objeto, padre } from './objeto.ts';
import { objetosDeCompra } from './objetos-de-compra.ts';

const deSolicitud = padre('solicitudes', 'idSolicitud', 'idUsuario');
const deUsuario = padre('usuarios', 'idUsuario', 'idUsuario');

const deTrabajo = { id: 'idSolicitud', nombre: 'nombre', titular: deSolicitud, sinTomar: true } as const;

/** A part of a trámite that is looked at and never changed under this name. */
const parte = objeto('solicitudes', { id: 'idSolicitud', nombre: 'nombre', titular: deSolicitud, campos: [] });

/** One entry for each kind of thing that the staff changes or looks at. */
const objetos: Readonly<Record<Exclude<ObjetoDeActo, 'entrada'>, Objeto>> = {
  expediente: parte,
  respuestas: parte,
  minuta: parte,
  mensajes: parte,
  hojas: parte,
  identidad: objeto('usuarios', {
    id: 'idUsuario',
    claves: { id: 'idUsuario' },
    nombre: 'nombreCompleto',
    titular: deUsuario,
    campos: [],
  }),
  usuario: objeto('usuarios', {
    id: 'idUsuario',
    claves: { id: 'idUsuario', email: 'email' },
    nombre: 'nombreCompleto',
    titular: deUsuario,
    campos: [
      'email',
      'nombreCompleto',
      'idRol',
      'activo',
      'bloqueadoPor',
      'telefono',
      'fechaNacimiento',
      'direccion',
      'idioma',
      'zonaHoraria',
    ],
    reservados: ['tipoDocumento', 'numeroDocumentoCifrado', 'nit'],
  }),
  reglasDeAcceso: objeto('reglasDeAcceso', { id: null, nombre: null, campos: ['dosPasosAlPersonal'] }),
  reglasDeCatalogo: objeto('reglasDeCatalogo', { id: null, nombre: null, campos: ['segundaPersona'] }),
  boletin: objeto('boletin', { id: 'idBoletin', nombre: 'email', campos: ['activo'] }),
  feedback: objeto('feedback', { id: 'idFeedback', nombre: 'email', campos: ['estado', 'destacado', 'idResponsable'] }),
  producto: objeto('productos', {
    id: 'idProducto',
    nombre: 'nombre',
    campos: ['nombre', 'resumen', 'precio', 'estado', 'plazoHoras'],
  }),
  clausula: objeto('clausulas', { id: 'idClausula', nombre: 'nombre', campos: ['nombre', 'version', 'archivada'] }),
  ...objetosDeCompra,
  informacionGeneral: objeto('informacionGeneral', {
    id: null,
    nombre: 'nombreEmpresa',
    campos: [
      'nombreEmpresa',
      'lema',
      'email',
      'telefono',
      'direccion',
      'sitioWeb',
      'linkFacebook',
      'linkLinkedIn',
      'linkTwitter',
      'linkInstagram',
      'esquemaColores',
      'logoClaro',
      'logoOscuro',
      'icono',
    ],
  }),
  datosFacturacion: objeto('datosFacturacion', {
    id: null,
    nombre: 'razonSocial',
    campos: [
      'razonSocial',
      'nit',
      'establecimiento',
      'direccion',
      'municipio',
      'departamento',
      'codigoPostal',
      'regimen',
      'datosTransferencia',
    ],
  }),
  tipoNotificacion: objeto('tiposNotificacion', {
    id: 'clave',
    nombre: 'nombre',
    campos: ['nombre', 'activa', 'correo', 'enApp', 'asunto', 'titulo', 'cuerpo', 'boton', 'pie', 'aviso'],
  }),
  calendario: objeto('calendario', {
    id: null,
    nombre: null,
    campos: ['horario', 'traslado', 'feriadosLocales', 'excepciones', 'cierresDeRegistros'],
  }),
  valorDeLey: objeto('valoresDeLey', {
    id: 'idValor',
    nombre: 'fuente',
    campos: ['clave', 'desde', 'valor', 'fuente'],
  }),
  certificado: objeto('certificadosNotario', {
    id: 'idNotario',
    claves: { id: 'idNotario' },
    nombre: 'titular',
    campos: ['origen', 'titular', 'emisor', 'desde', 'hasta'],
  }),
  textoLegal: objeto('textosLegales', { id: 'clase', nombre: 'clase', campos: ['version', 'texto'] }),
  tramite: objeto('solicitudes', { ...deTrabajo, campos: ['estado', 'idNotario'] }),
  cita: objeto('citas', {
    id: 'idCita',
    nombre: padre('usuarios', 'idUsuario', 'nombreCompleto'),
    titular: deUsuario,
    campos: ['estado', 'inicio', 'fin', 'modalidad', 'motivo'],
    sinTomar: true,
  }),
  bloqueo: objeto('ocupaciones', {
    id: 'idOcupacion',
    claves: { idBloqueo: 'idOcupacion' },
    nombre: null,
    campos: ['inicio', 'fin', 'motivo', 'viva'],
    sinTomar: true,
  }),
  reglasDeCitas: objeto('reglasCitas', {
    id: null,
    nombre: null,
    campos: [
      'minutosFirma',
      'minutosAsesoria',
      'minutosVideollamada',
      'minutosTelefono',
      'paso',
      'holguraAntes',
      'holguraDespues',
      'anticipacionHoras',
      'diasMaximos',
      'horasParaCambiar',
      'cambiosMaximos',
      'asesoriasPorVenir',
      'confirmaSola',
    ],
  }),
  enlaceDeGestor: objeto('gestores', { id: 'idGestor', nombre: 'nombre', campos: [] }),
  gestion: objeto('solicitudes', { ...deTrabajo, campos: ['estado', 'idGestor'] }),
  requisito: objeto('requisitos', {
    id: 'idRequisito',
    nombre: 'nombre',
    titular: deSolicitud,
    campos: ['estado', 'motivo', 'venceEl'],
    sinTomar: true,
  }),
  marca: objeto('marcaPropuestas', {
    id: 'idPropuesta',
    nombre: padre('documentos', 'idDocumento', 'codigoVerificacion'),
    campos: ['marca', 'motivo', 'estado', 'respuesta'],
    sinTomar: true,
  }),
  protocolo: objeto('protocoloInstrumentos', {
    id: 'idInstrumento',
    nombre: null,
    campos: ['anio', 'numero', 'origen', 'fecha', 'folioDesde', 'folioHasta', 'nota'],
    sinTomar: true,
  }),
  papel: objeto('papelesDeActo', {
    id: 'idPapel',
    titular: deSolicitud,
    nombre: padre('solicitudes', 'idSolicitud', 'nombre'),
    campos: ['tipo', 'orden'],
    sinTomar: true,
  }),
  deber: objeto('deberes', {
    id: 'idDeber',
    titular: deSolicitud,
    nombre: padre('solicitudes', 'idSolicitud', 'nombre'),
    campos: ['tipo', 'venceEl', 'estado', 'cumplidoEl', 'constancia'],
    sinTomar: true,
  }),
  testimonio: objeto('calificaciones', {
    id: 'idSolicitud',
    titular: deSolicitud,
    nombre: padre('solicitudes', 'idSolicitud', 'nombre'),
    campos: ['elegidaEn'],
    sinTomar: true,
  }),
  /** Its records are those of the whole installation, as the company's are. */
  demostracion: objeto('informacionGeneral', { id: null, nombre: null, campos: [] }),
  vista: objeto('vistas', {
    id: 'idVista',
    nombre: 'nombre',
    campos: ['nombre', 'compartida', 'orden', 'ocultas'],
  }),
  programacion: objeto('programaciones', {
    id: 'idProgramacion',
    nombre: padre('vistas', 'idVista', 'nombre'),
    campos: ['cada', 'dia', 'hora', 'formato', 'pausada'],
  }),
  notario: objeto('perfilesNotario', {
    id: 'idUsuario',
    nombre: padre('usuarios', 'idUsuario', 'nombreCompleto'),
    campos: [
      'colegiado',
      'titulo',
      'activo',
      'solventeHasta',
      'inhabilitadoDesde',
      'inhabilitadoHasta',
      'inhabilitadoPor',
      'especialidades',
      'modalidades',
      'minutosCita',
      'cargaMaxima',
      'horario',
      'excepciones',
    ],
  }),
};

/** An entry is of the catalogue that its act names. */
export function objetoDe(acto: Acto): Objeto {
  const [objeto, , catalogo = ''] = acto.split('.') as [ObjetoDeActo, string, string?];
  return objeto === 'entrada' ? objetoDeCatalogo(catalogo) : objetos[objeto];
}
