import { conElExpediente, dato, deSolicitud } from './dato.ts';

const delNotario = 'Lo lleva el notario: Código de Notariado, arts. 8 a 22 y 37.';
const deRequisito = { columna: 'idRequisito', en: 'requisitos' } as const;
const deMensaje = { columna: 'idMensaje', en: 'mensajes' } as const;
const deObservacion = { columna: 'idObservacion', en: 'gestionObservaciones' } as const;
const deDocumento = { columna: 'idDocumento', en: 'documentos' } as const;

/** Tables written while a trámite is worked on. Children stand before the tables they refer to, because they are erased in this order. */
export const delTrabajo = {
  mensajeArchivos: dato('mensajeArchivos', {
    de: [deMensaje],
    copia: { titulo: 'Archivos de los mensajes' },
    archivo: 'idArchivo',
    borrado: conElExpediente,
  }),
  mensajeLecturas: dato('mensajeLecturas', {
    de: [deMensaje],
    copia: { titulo: 'Cuándo se leyeron los mensajes' },
    borrado: conElExpediente,
  }),
  mensajes: dato('mensajes', {
    de: [deSolicitud],
    copia: { titulo: 'Mensajes', abre: ['textoCifrado'] },
    borrado: conElExpediente,
  }),
  notasInternas: dato('notasInternas', {
    de: [deSolicitud],
    copia: { no: 'Son apuntes de trabajo de la oficina, no datos que usted dio.' },
    borrado: conElExpediente,
  }),
  requisitoArchivos: dato('requisitoArchivos', {
    de: [deRequisito],
    copia: { titulo: 'Archivos de los requisitos' },
    archivo: 'idArchivo',
    borrado: conElExpediente,
  }),
  requisitos: dato('requisitos', {
    de: [deSolicitud],
    copia: { titulo: 'Requisitos de sus trámites' },
    borrado: conElExpediente,
  }),
  gestionObservacionArchivos: dato('gestionObservacionArchivos', {
    de: [deObservacion],
    copia: { titulo: 'Archivos con que contestó a las instituciones' },
    archivo: 'idArchivo',
    borrado: conElExpediente,
  }),
  gestionObservaciones: dato('gestionObservaciones', {
    de: [deSolicitud],
    copia: { titulo: 'Observaciones de las instituciones' },
    borrado: conElExpediente,
  }),
  gestionResultadoArchivos: dato('gestionResultadoArchivos', {
    de: [deSolicitud],
    copia: { titulo: 'Archivos de los resultados de sus gestiones' },
    archivo: 'idArchivo',
    borrado: conElExpediente,
  }),
  gestionResultados: dato('gestionResultados', {
    de: [deSolicitud],
    copia: { titulo: 'Resultados de sus gestiones' },
    borrado: conElExpediente,
  }),
  gestionPresentaciones: dato('gestionPresentaciones', {
    de: [deSolicitud],
    copia: { titulo: 'Lo presentado a instituciones' },
    archivo: 'idArchivo',
    borrado: conElExpediente,
  }),
  gestionRecados: dato('gestionRecados', {
    de: [deSolicitud],
    copia: { no: 'Es trabajo entre la oficina y su gestor, no datos que usted dio.' },
    borrado: conElExpediente,
  }),
  gestionGastos: dato('gestionGastos', {
    de: [deSolicitud],
    copia: { titulo: 'Gastos de sus gestiones', dinero: ['estimado', 'gastado'] },
    archivo: 'idArchivo',
    borrado: conElExpediente,
  }),
  gestionPasos: dato('gestionPasos', {
    de: [deSolicitud],
    copia: { titulo: 'Pasos de sus gestiones' },
    borrado: conElExpediente,
  }),
  respuestaObservaciones: dato('respuestaObservaciones', {
    de: [deSolicitud],
    copia: { titulo: 'Observaciones a sus respuestas' },
    borrado: conElExpediente,
  }),
  correcciones: dato('correcciones', {
    de: [deSolicitud],
    copia: { titulo: 'Correcciones de sus respuestas', abre: ['antesCifradas'] },
    borrado: conElExpediente,
  }),
  minutaObservaciones: dato('minutaObservaciones', {
    de: [deSolicitud],
    copia: { titulo: 'Observaciones al texto' },
    borrado: conElExpediente,
  }),
  minutaEnvios: dato('minutaEnvios', {
    de: [deSolicitud],
    copia: { titulo: 'Textos que se le enviaron' },
    borrado: conElExpediente,
  }),
  minutasTrabajo: dato('minutasTrabajo', {
    de: [deSolicitud],
    copia: { no: 'Es la copia de trabajo del notario; las versiones que se le enviaron están en la copia.' },
    borrado: conElExpediente,
  }),
  minutaActos: dato('minutaActos', {
    de: [deSolicitud],
    copia: { no: 'Son los datos del acto que dijo el notario: lugar, fecha, horas y hojas.' },
    borrado: conElExpediente,
  }),
  minutaPorSalir: dato('minutaPorSalir', {
    de: [deSolicitud],
    copia: { no: 'Es un envío que espera unos segundos.' },
    borrado: conElExpediente,
  }),
  minutas: dato('minutas', {
    de: [deSolicitud],
    copia: {
      titulo: 'Versiones del texto de sus trámites',
      sin: ['sha256'],
      abre: ['contenidoCifrado'],
    },
    borrado: conElExpediente,
  }),
  calificaciones: dato('calificaciones', {
    de: [deSolicitud],
    copia: { titulo: 'Calificaciones' },
    // The points stay in the averages of the notary and the product; the words, and the consent to show them, are erased.
    borrado: [
      {
        en: 'inmediata',
        hacer: 'limpiar',
        valores: { comentario: null, firma: null, consentidaEn: null, elegidaEn: null },
      },
    ],
  }),
};

/** Tables of an act that was signed or sealed. */
export const delActo = {
  marcaPropuestas: dato('marcaPropuestas', {
    de: [deDocumento],
    copia: { no: 'Es una deliberación de la oficina; la marca que quedó está en la copia.' },
    borrado: [{ en: 'expediente', hacer: 'borrar', cuales: 'sinNotario' }],
    queda: delNotario,
  }),
  documentoMarcas: dato('documentoMarcas', {
    de: [deDocumento],
    copia: { titulo: 'Marcas de sus documentos' },
    borrado: [],
    queda: 'Dice de un documento si todavía vale, a quien lo verifica: no nombra a nadie.',
  }),
  documentos: dato('documentos', {
    de: [deSolicitud],
    copia: {
      titulo: 'Documentos entregados',
      sin: ['certificadoSha256'],
      abre: ['contenidoCifrado'],
    },
    archivo: 'idArchivo',
    borrado: [{ en: 'expediente', hacer: 'borrar', cuales: 'sinNotario' }],
    queda: delNotario,
  }),
  protocoloInstrumentos: dato('protocoloInstrumentos', {
    de: [deSolicitud],
    copia: { titulo: 'Instrumentos en el protocolo' },
    borrado: [],
    queda: delNotario,
  }),
  papelesDeActo: dato('papelesDeActo', {
    de: [deSolicitud],
    copia: { titulo: 'Testimonios y copias de sus actos', abre: ['datosCifrados'] },
    borrado: [],
    queda: delNotario,
  }),
  deberes: dato('deberes', {
    de: [deSolicitud],
    copia: { titulo: 'Deberes posteriores del notario' },
    borrado: [],
    queda: delNotario,
  }),
  firmaComparecientes: dato('firmaComparecientes', {
    de: [deSolicitud],
    copia: { titulo: 'Comparecientes en sus actos', sin: ['numeroCifrado'] },
    borrado: [],
    queda: delNotario,
  }),
  firmaHojas: dato('firmaHojas', {
    de: [deSolicitud],
    copia: { titulo: 'Hojas firmadas' },
    archivo: 'idArchivo',
    borrado: [],
    queda: delNotario,
  }),
  firmas: dato('firmas', {
    de: [deSolicitud],
    copia: { titulo: 'Firmas ante notario' },
    borrado: [],
    queda: delNotario,
  }),
  registroActuaciones: dato('registroActuaciones', {
    de: [deSolicitud],
    copia: { titulo: 'Registro de actuaciones', sin: ['huella', 'previa', 'prueba', 'documentoSha256'] },
    borrado: [],
    queda: delNotario,
  }),
  solicitudHistorial: dato('solicitudHistorial', {
    de: [deSolicitud],
    copia: { titulo: 'Historia de sus trámites' },
    borrado: [
      { en: 'inmediata', hacer: 'limpiar', valores: { motivo: null }, cuales: 'sinEntregar' },
      { en: 'expediente', hacer: 'limpiar', valores: { motivo: null }, cuales: 'entregada' },
    ],
  }),
  solicitudes: dato('solicitudes', {
    de: [{ columna: 'idUsuario' }],
    copia: { titulo: 'Trámites y gestiones', abre: ['respuestasCifradas'] },
    borrado: [
      {
        en: 'inmediata',
        hacer: 'limpiar',
        valores: { respuestasCifradas: null, nombre: 'Trámite' },
        cuales: 'sinEntregar',
      },
      { en: 'expediente', hacer: 'limpiar', valores: { respuestasCifradas: null }, cuales: 'entregada' },
      { en: 'expediente', hacer: 'limpiar', valores: { nombre: 'Trámite' }, cuales: 'entregadaSinNotario' },
    ],
    queda: 'El nombre y el número de lo que autorizó un notario: están en su registro.',
  }),
};
