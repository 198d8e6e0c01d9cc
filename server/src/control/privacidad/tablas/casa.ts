import type { Ajeno } from './dato.ts';

const oficina: Ajeno = { ajeno: 'Lo escribe la oficina de sí misma.' };
const catalogo: Ajeno = { ajeno: 'Es del catálogo: lo que se ofrece a todos.' };
const sinPersona: Ajeno = { ajeno: 'Cuenta o numera; no dice nada de nadie.' };

/** Tables without data of customers. Those about members of staff belong to the office. */
export const deLaCasa = {
  calendario: oficina,
  certificadosNotario: oficina,
  datosFacturacion: oficina,
  gestores: oficina,
  informacionGeneral: oficina,
  perfilesNotario: oficina,
  reglasCitas: oficina,
  reglasDeAcceso: oficina,
  sedes: oficina,
  reglasDeCatalogo: oficina,
  protocolos: oficina,
  registroCadenas: oficina,
  registroCabezas: oficina,
  textosLegales: oficina,
  textosLegalesVersiones: oficina,
  tiposNotificacion: oficina,
  valoresDeLey: oficina,
  categorias: catalogo,
  codigosPromocionales: catalogo,
  edicionCatalogo: catalogo,
  motivosFeedback: catalogo,
  palabrasProducto: catalogo,
  preguntasFrecuentes: catalogo,
  productos: catalogo,
  productosRequisitos: catalogo,
  surtido: catalogo,
  tiposRequisito: catalogo,
  versionesProducto: catalogo,
  redaccionesProducto: catalogo,
  textosProducto: catalogo,
  casosProducto: catalogo,
  publicacionesProducto: catalogo,
  nivelesProducto: catalogo,
  constanciasDeCierre: sinPersona,
  eventosPago: sinPersona,
  intentos: sinPersona,
  numeraciones: sinPersona,
  centinela: sinPersona,
  roles: sinPersona,
} satisfies Record<string, Ajeno>;
