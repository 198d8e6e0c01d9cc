import { MEGA } from '@fedatario/contract/base';
import type { catalogos } from '@fedatario/contract/casa';
import { CLAVE_DE_REPRESENTACION } from '@fedatario/contract/solicitud';
import type { output } from 'zod/mini';

type TipoDeRequisito = output<typeof catalogos.tiposRequisito.Nueva>;
interface TipoDeLaDemo {
  readonly clave: string;
  readonly tipo: TipoDeRequisito;
}

const tipo = (
  clave: string,
  nombre: string,
  instrucciones: string,
  more: Partial<TipoDeRequisito> = {},
): TipoDeLaDemo => ({
  clave,
  tipo: {
    nombre,
    instrucciones,
    formatos: ['pdf', 'jpg', 'png'],
    tamanoMaximo: 10 * MEGA,
    vigenciaDias: null,
    originalEnFirma: false,
    ...more,
  },
});

export const tiposDeRequisito: readonly TipoDeLaDemo[] = [
  tipo('dpi_frente', 'DPI, lado del frente', 'Foto o escaneo a color, vigente, con las cuatro esquinas a la vista.', {
    originalEnFirma: true,
  }),
  tipo('dpi_reverso', 'DPI, lado de atrás', 'Foto o escaneo a color, con las cuatro esquinas a la vista.', {
    originalEnFirma: true,
  }),
  tipo('pasaporte', 'Pasaporte vigente', 'La página de los datos, completa y legible.', { originalEnFirma: true }),
  tipo('nombramiento_rl', 'Nombramiento del representante legal', 'Acta inscrita y vigente el día de la firma.'),
  tipo('patente_empresa', 'Patente de comercio de empresa', 'Las dos caras, legibles.'),
  tipo('patente_sociedad', 'Patente de comercio de sociedad', 'Las dos caras, legibles.'),
  tipo('rtu', 'Constancia del RTU', 'La constancia actualizada, en PDF, como la da la SAT.'),
  tipo('recibo_servicio', 'Recibo de agua, luz o teléfono', 'De no más de tres meses.', { vigenciaDias: 90 }),
  tipo('certificado_propiedad_vehiculo', 'Certificado de propiedad del vehículo', 'Las dos caras del original.', {
    originalEnFirma: true,
  }),
  tipo('tarjeta_circulacion', 'Tarjeta de circulación', 'La del año en curso.'),
  tipo('solvencia_vehiculo', 'Solvencia del impuesto de circulación', 'Del vehículo que se vende.'),
  tipo('certificacion_nacimiento', 'Certificación de nacimiento', 'Del RENAP, de no más de seis meses.', {
    vigenciaDias: 180,
  }),
  tipo('certificacion_defuncion', 'Certificación de defunción', 'Solo si uno de los padres falleció.'),
  tipo('pasaporte_menor', 'Pasaporte del menor', 'La página de los datos, vigente el día del viaje.'),
  tipo('boleto_ornato', 'Boleto de ornato', 'Del año en curso.'),
  tipo('acta_asamblea', 'Acta de la asamblea o escritura constitutiva', 'Donde consta lo que se resolvió.'),
  tipo('documento_a_legalizar', 'Documento que se firma', 'Completo, con todas sus hojas y sin espacios en blanco.', {
    originalEnFirma: true,
  }),
  tipo(
    'identificacion_firmantes',
    'DPI o pasaporte de cada persona que firma',
    'Los dos lados del DPI, o la página de datos del pasaporte, de todas las personas; también de quien firme a ruego. Si pasan de diez fotos, júntelas en un PDF.',
    { originalEnFirma: true },
  ),
  tipo(
    CLAVE_DE_REPRESENTACION,
    'Documentos de quien firma por otro',
    'Si alguien firma por otro, lo que lo prueba. Por una sociedad o asociación, el nombramiento inscrito y vigente. Por quien dio poder, el testimonio del mandato con su inscripción. Por un hijo menor, la certificación de nacimiento. Por quien está bajo tutela, la certificación del discernimiento. Por una herencia, la resolución que nombra a quien la representa. Si un juez autorizó el acto, también su resolución.',
    { originalEnFirma: true },
  ),
  tipo(
    'original_a_fotocopiar',
    'Foto de lo que se va a fotocopiar',
    'Sirve para preparar el acta; la copia se hace del original en papel, que usted lleva.',
    { originalEnFirma: true },
  ),
  tipo(
    'autorizacion_portal',
    'Autorización para el portal',
    'Una nota firmada que autoriza a pedir la constancia en el portal con su correo.',
  ),
  tipo('logo_marca', 'Logo de la marca', 'En buena resolución, tal como se va a usar.'),
  tipo(
    'poder_gestion',
    'Poder para hacer la gestión',
    'Solo si otra persona firma por el titular: carta poder o mandato, con la firma de quien lo da. La carta poder se prepara en esta misma página.',
  ),
  tipo('testimonio_constitucion', 'Testimonio de la escritura constitutiva', 'Completo, con su razón y sus timbres.'),
  tipo(
    'acta_nombramiento',
    'Acta de nombramiento del representante',
    'El acta notarial; puede pedirla en nuestro catálogo.',
  ),
  tipo(
    'formulario_firmado',
    'Formulario con la firma legalizada',
    'El gestor se lo envía lleno por los mensajes; lo firma ante notario y lo sube.',
  ),
  tipo('comprobante_pension', 'Comprobante de la pensión', 'El último, si lo tiene.'),
];
