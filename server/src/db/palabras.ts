import { actuaciones, clasesDeActo, estadosDeDeber, estadosDePropuesta } from '@fedatario/contract/acto';
import { tiposDeArchivo } from '@fedatario/contract/base';
import { estadosBorrador, tiposDeEntrada } from '@fedatario/contract/borrador';
import { clasesDeTextoLegal, estadosFeedback, modalidadesDeCita, tiposDocumento } from '@fedatario/contract/casa';
import {
  estadosDeVenta,
  fallosDePublicacion,
  modalidades,
  nivelesDeDocumento,
  publicosDePlan,
  tiposProducto,
} from '@fedatario/contract/catalogo';
import {
  alcancesDeCodigo,
  beneficiosDeLinea,
  clasesDeCargo,
  clasesDeUnidad,
  estadosCertificacion,
  estadosComprobante,
  estadosDeCargo,
  estadosDeUso,
  estadosFactura,
  estadosPago,
  estadosReembolso,
  estadosSuscripcion,
  fallosDeProveedor,
  metodosDePago,
  movimientosDeBeneficio,
  periodosDePlan,
  regimenesIsr,
  tiposDeDescuento,
  tiposDeLinea,
} from '@fedatario/contract/compra';
import {
  cadencias,
  clasesDeRetencion,
  estadosDeCopia,
  estadosDeRespaldo,
  fallosDeEnvio,
  formatosDeReporte,
  movimientosDePlanes,
} from '@fedatario/contract/control';
import {
  agentesCita,
  clasesDeCita,
  estadosCita,
  estadosDeEspera,
  estadosRequisito,
  ladosDeCita,
  quienesPagan,
  tiposDeSolicitud,
} from '@fedatario/contract/solicitud';
import {
  calidades,
  clasesDePresentacion,
  identificaciones,
  marcasDeDocumento,
  quienesResponden,
} from '@fedatario/contract/tramite';

interface Palabras {
  /** The type of the contract that names them; without one, the column has the words themselves as its type. */
  readonly tipo?: string;
  readonly palabras: readonly string[];
}

const de = (tipo: string, palabras: readonly string[]): Palabras => ({ tipo, palabras });
const solas = (...palabras: readonly string[]): Palabras => ({ palabras });

/**
 * The columns of text that hold a closed set of words, each checked by the database. `tables.ts` has their types from here, so that a query
 * with a word that its machine does not have does not compile. The
 * database still takes `autoservicioConAutentica`, a modality that was never sold.
 */
export const palabras: Readonly<Record<string, Palabras>> = {
  'archivos.tipo': de('TipoDeArchivo', tiposDeArchivo),
  'beneficio_saldos.clase': de('ClaseDeUnidad', clasesDeUnidad),
  'beneficios.clase': de('ClaseDeUnidad', clasesDeUnidad),
  'beneficios.movimiento': de('MovimientoDeUnidad', movimientosDeBeneficio),
  'borrador_cambios.motivo': solas('guardado', 'deshecho', 'rehecho', 'restaurado', 'migrado'),
  'borradores.estado': de('EstadoBorrador', estadosBorrador),
  'calendarios_ajenos.fallo': solas('direccion', 'respuesta', 'tamano', 'tiempo', 'formato'),
  'certificados_notario.origen': solas('propio', 'desarrollo'),
  'cita_historial.como': de('AgenteCita', agentesCita),
  'citas.clase': de('ClaseDeCita', clasesDeCita),
  'citas.estado': de('EstadoCita', estadosCita),
  'citas.modalidad': de('ModalidadDeCita', modalidadesDeCita),
  'citas.propuesta_por': de('LadoDeCita', ladosDeCita),
  'codigos.proposito': solas('confirmar', 'recuperar'),
  'codigos_promocionales.aplica_a': de('AlcanceDeCodigo', alcancesDeCodigo),
  'codigos_promocionales.tipo': de('TipoDeDescuento', tiposDeDescuento),
  'comprobantes.estado': de('EstadoComprobante', estadosComprobante),
  'copias.estado': de('EstadoDeCopia', estadosDeCopia),
  'datos_facturacion.regimen': de('RegimenIsr', regimenesIsr),
  'deberes.estado': de('EstadoDeDeber', estadosDeDeber),
  'documento_marcas.marca': de('MarcaDeDocumento', marcasDeDocumento),
  'dtes.ambiente': solas('pruebas', 'produccion'),
  'dtes.estado': de('EstadoCertificacion', estadosCertificacion),
  'esperas_de_citas.clase': de('ClaseDeCita', clasesDeCita),
  'esperas_de_citas.estado': de('EstadoDeEspera', estadosDeEspera),
  'esperas_de_citas.modalidad': de('ModalidadDeCita', modalidadesDeCita),
  'factura_lineas.beneficio': de('BeneficioDeLinea', beneficiosDeLinea),
  'factura_lineas.tipo': de('TipoDeLinea', tiposDeLinea),
  'facturas.estado': de('EstadoFactura', estadosFactura),
  'facturas.metodo': de('MetodoDePago', metodosDePago),
  'feedback.estado': de('EstadoFeedback', estadosFeedback),
  'feedback_mensajes.clase': solas('persona', 'oficina', 'nota'),
  'firma_comparecientes.calidad': de('Calidad', calidades),
  'firma_comparecientes.identificacion': de('Identificacion', identificaciones),
  'firmas.clase': de('ClaseDeActo', clasesDeActo),
  'gestion_gastos.paga': de('QuienPaga', quienesPagan),
  'gestion_observaciones.responde': de('QuienResponde', quienesResponden),
  'gestion_presentaciones.clase': de('ClaseDePresentacion', clasesDePresentacion),
  'libreta.tipo': de('TipoDeEntrada', tiposDeEntrada),
  'llaves_duraderas.proposito': solas('huellas', 'registro'),
  'marca_propuestas.estado': de('EstadoDePropuesta', estadosDePropuesta),
  'marca_propuestas.marca': de('MarcaDeDocumento', marcasDeDocumento),
  'minutas.origen': solas('respuestas', 'notario', 'firma'),
  'niveles_producto.nivel': de('NivelDeDocumento', nivelesDeDocumento),
  'ocupaciones.papel': solas('notario', 'equipo', 'cliente', 'bloqueo'),
  'pagos.estado': de('EstadoPago', estadosPago),
  'pagos.metodo': de('MetodoDePago', metodosDePago),
  'planes.estado': de('EstadoDeVenta', estadosDeVenta),
  'planes.para': de('PublicoDePlan', publicosDePlan),
  'planes_por_dia.movimiento': de('MovimientoDePlanes', movimientosDePlanes),
  'productos.clase_acto': de('ClaseDeActo', clasesDeActo),
  'productos.estado': de('EstadoDeVenta', estadosDeVenta),
  'productos.modalidad': de('Modalidad', [...modalidades, 'autoservicioConAutentica']),
  'productos.tipo': de('TipoProducto', tiposProducto),
  'programaciones.cada': de('Cadencia', cadencias),
  'programaciones.fallo': de('FalloDeEnvio', fallosDeEnvio),
  'programaciones.formato': de('FormatoDeReporte', formatosDeReporte),
  'protocolo_instrumentos.origen': solas('tramite', 'cancelado', 'razon', 'ajeno'),
  'publicaciones_producto.fallo': de('FalloDePublicacion', fallosDePublicacion),
  'reembolsos.estado': de('EstadoReembolso', estadosReembolso),
  'reembolsos.medio': solas('tarjeta', 'manual'),
  'registro_actuaciones.actuacion': de('Actuacion', actuaciones),
  'requisitos.estado': de('EstadoRequisito', estadosRequisito),
  'respaldos.estado': de('EstadoDeRespaldo', estadosDeRespaldo),
  'respaldos.metodo': solas('fisico', 'logico'),
  'retenciones.clase': de('ClaseDeRetencion', clasesDeRetencion),
  'senales_pago.fallo': de('FalloDeProveedor', fallosDeProveedor),
  'solicitudes.tipo': de('TipoDeSolicitud', tiposDeSolicitud),
  'suscripcion_cargos.clase': de('ClaseDeCargo', clasesDeCargo),
  'suscripcion_cargos.estado': de('EstadoDeCargo', estadosDeCargo),
  'suscripcion_cargos.periodo': de('PeriodoDePlan', periodosDePlan),
  'suscripciones.estado': de('EstadoSuscripcion', estadosSuscripcion),
  'suscripciones.periodo': de('PeriodoDePlan', periodosDePlan),
  'suscripciones.periodo_siguiente': de('PeriodoDePlan', periodosDePlan),
  'textos_legales.clase': de('ClaseDeTextoLegal', clasesDeTextoLegal),
  'tramites_por_periodo.grano': solas('dia', 'mes', 'anio'),
  'tramites_por_periodo.hecho': solas('nuevo', 'estancia', 'entrega', 'sinDocumento'),
  'usos_codigo.estado': de('EstadoDeUso', estadosDeUso),
  'usuarios.tipo_documento': de('TipoDocumento', tiposDocumento),
};

/** Columns whose words the database does not check: those of two machines, and steps of the past, whose words may be gone. */
export const sinComprobar: Readonly<Record<string, string>> = {
  'cita_historial.a': 'EstadoCita',
  'cita_historial.accion': "AccionCita | 'crear' | 'equipo'",
  'cita_historial.de': 'EstadoCita',
  'reembolso_historial.a': 'EstadoReembolso',
  'reembolso_historial.accion': 'AccionReembolso',
  'reembolso_historial.de': 'EstadoReembolso',
  'solicitud_historial.a': 'EstadoDeSolicitud',
  'solicitud_historial.de': 'EstadoDeSolicitud',
  'solicitudes.estado': 'EstadoDeSolicitud',
  'solicitudes.estado_anterior': 'EstadoDeSolicitud',
  'textos_legales_aceptados.clase': 'ClaseDeTextoLegal',
  'textos_legales_versiones.clase': 'ClaseDeTextoLegal',
};
