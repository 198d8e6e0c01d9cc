import type { Opcion, Pregunta } from '../../modelo/entrevista.ts';

/** Groups of things rather than people. Source: domain-gt 4.0. */

export const direccion: Pregunta[] = [
  { clave: 'linea', etiqueta: 'Dirección exacta', tipo: 'texto', min: 5, max: 200 },
  { clave: 'municipio', etiqueta: 'Municipio', tipo: 'municipio' },
];

export const vehiculo: Pregunta[] = [
  { clave: 'placa', etiqueta: 'Placa', tipo: 'placa', ejemplo: 'P-123BCD' },
  { clave: 'tipo', etiqueta: 'Tipo', tipo: 'texto', palabra: true, max: 40, ejemplo: 'automóvil' },
  { clave: 'marca', etiqueta: 'Marca', tipo: 'texto', palabra: true, max: 40 },
  { clave: 'linea', etiqueta: 'Línea', tipo: 'texto', max: 60 },
  {
    clave: 'modelo',
    etiqueta: 'Modelo (año)',
    tipo: 'numero',
    min: 1950,
    max: { '+': [{ anio: [{ var: 'hoy' }] }, 1] },
  },
  { clave: 'color', etiqueta: 'Color', tipo: 'texto', palabra: true, max: 60 },
  { clave: 'chasis', etiqueta: 'Chasis o VIN', tipo: 'texto', chasis: true, min: 5, max: 20 },
  { clave: 'motor', etiqueta: 'Motor', tipo: 'texto', max: 30 },
  { clave: 'asientos', etiqueta: 'Asientos', tipo: 'numero', min: 1, max: 80 },
  {
    clave: 'centimetrosCubicos',
    etiqueta: 'Centímetros cúbicos (0 si es eléctrico)',
    tipo: 'numero',
    min: 0,
    max: 20_000,
  },
  {
    clave: 'combustible',
    etiqueta: 'Combustible',
    tipo: 'opcion',
    obligatoria: false,
    opciones: options('gasolina, diésel, híbrido, eléctrico'),
  },
  {
    clave: 'uso',
    etiqueta: 'Uso',
    tipo: 'opcion',
    obligatoria: false,
    opciones: options('particular, comercial, alquiler'),
  },
  { clave: 'certificado', etiqueta: 'Número de certificado de propiedad', tipo: 'texto', min: 3, max: 30 },
  { clave: 'tarjetaCirculacion', etiqueta: 'Tarjeta de circulación', tipo: 'texto', max: 30, obligatoria: false },
];

const CON_DATOS = { var: 'tieneDatosRegistrales' };

export const inmueble: Pregunta[] = [
  {
    clave: 'tipo',
    etiqueta: 'Tipo de inmueble',
    tipo: 'opcion',
    opciones: [
      { valor: 'casa', etiqueta: 'Casa', texto: 'una casa de habitación' },
      { valor: 'apartamento', etiqueta: 'Apartamento', texto: 'un apartamento' },
      { valor: 'local', etiqueta: 'Local comercial', texto: 'un local comercial' },
      { valor: 'oficina', etiqueta: 'Oficina', texto: 'una oficina' },
      { valor: 'bodega', etiqueta: 'Bodega', texto: 'una bodega' },
      { valor: 'terreno', etiqueta: 'Terreno', texto: 'un terreno' },
    ],
  },
  {
    clave: 'direccion',
    etiqueta: 'Dirección exacta',
    ayuda: 'Con su artículo, porque se lee en medio de una frase.',
    ejemplo: 'la quinta avenida doce guion treinta y cuatro de la zona catorce',
    tipo: 'texto',
    min: 5,
    max: 200,
  },
  { clave: 'municipio', etiqueta: 'Municipio', tipo: 'municipio' },
  {
    clave: 'descripcion',
    etiqueta: '¿De qué ambientes consta?',
    etiquetaCorta: 'Ambientes',
    ayuda: 'Con minúscula y sin punto final.',
    ejemplo: 'sala, comedor, cocina, dos dormitorios y un parqueo',
    tipo: 'parrafo',
    max: 1500,
  },
  {
    clave: 'tieneDatosRegistrales',
    etiqueta: '¿Conoce los datos del Registro de la Propiedad?',
    ayuda:
      'Finca, folio y libro: los números con que está inscrito. Están en la escritura del dueño o en una certificación del Registro.',
    tipo: 'siNo',
    defecto: false,
  },
  { clave: 'finca', etiqueta: 'Finca', ejemplo: '1234', tipo: 'texto', max: 20, visibleSi: CON_DATOS },
  { clave: 'folio', etiqueta: 'Folio', ejemplo: '56', tipo: 'texto', max: 20, visibleSi: CON_DATOS },
  { clave: 'libro', etiqueta: 'Libro', ejemplo: '789 de Guatemala', tipo: 'texto', max: 60, visibleSi: CON_DATOS },
];

function options(names: string): Opcion[] {
  return names.split(', ').map((name) => ({ valor: name, etiqueta: name }));
}
