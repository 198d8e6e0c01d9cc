import { catalogos, type NombreDeCatalogo } from '@fedatario/contract';
import { claveDe } from './clave.ts';
import type { Definicion, Tabla } from './queries.ts';
import {
  productosDeCategoria,
  productosDeTipo,
  usosDeCategoria,
  usosDeGestor,
  usosDeInstitucion,
  usosDeMotivo,
  usosDeSede,
  usosDeTipo,
} from './usos/queries.ts';

const definiciones: { readonly [N in NombreDeCatalogo]: Definicion<N> } = {
  categorias: {
    tabla: 'categorias',
    id: 'idCategoria',
    activo: 'activa',
    busca: ['nombre', 'slug', 'descripcion'],
    ordenes: { orden: 'number', nombre: 'string', productos: 'number' },
    titulos: { nombre: 'Nombre', slug: 'Dirección', descripcion: 'Descripción', productos: 'Productos' },
    unicos: ['nombre', 'slug'],
    calculados: { productos: productosDeCategoria },
    usos: usosDeCategoria,
  },
  tiposRequisito: {
    tabla: 'tiposRequisito',
    id: 'idTipo',
    activo: 'activo',
    busca: ['nombre', 'instrucciones'],
    ordenes: { nombre: 'string', productos: 'number' },
    titulos: {
      nombre: 'Nombre',
      instrucciones: 'Instrucciones',
      formatos: 'Formatos',
      tamanoMaximo: 'Tamaño máximo (bytes)',
      vigenciaDias: 'Vigencia (días)',
      originalEnFirma: 'Original en la firma',
      productos: 'Productos',
    },
    unicos: ['nombre'],
    calculados: { productos: productosDeTipo },
    usos: usosDeTipo,
    alCrear: ({ nombre }) => ({ clave: claveDe(nombre) }),
  },
  preguntas: {
    tabla: 'preguntasFrecuentes',
    id: 'idPregunta',
    activo: 'activa',
    busca: ['pregunta', 'respuesta'],
    ordenes: { orden: 'number', pregunta: 'string' },
    titulos: { pregunta: 'Pregunta', respuesta: 'Respuesta' },
    unicos: ['pregunta'],
  },
  motivos: {
    tabla: 'motivosFeedback',
    id: 'idMotivo',
    activo: 'activo',
    busca: ['nombre', 'descripcion'],
    ordenes: { orden: 'number', nombre: 'string' },
    titulos: { nombre: 'Nombre', descripcion: 'Descripción' },
    unicos: ['nombre'],
    usos: usosDeMotivo,
  },
  sedes: {
    tabla: 'sedes',
    id: 'idSede',
    activo: 'activa',
    busca: ['nombre', 'direccion', 'indicaciones'],
    ordenes: { orden: 'number', nombre: 'string' },
    titulos: {
      nombre: 'Nombre',
      direccion: 'Dirección',
      indicaciones: 'Indicaciones',
      urlMapa: 'Mapa',
      zonaHoraria: 'Zona horaria',
      salas: 'Salas',
    },
    unicos: ['nombre'],
    usos: usosDeSede,
  },
  instituciones: {
    tabla: 'instituciones',
    id: 'idInstitucion',
    activo: 'activa',
    busca: ['nombre', 'notas'],
    ordenes: { nombre: 'string' },
    titulos: { nombre: 'Nombre', urlConsulta: 'Consulta en línea', notas: 'Notas' },
    unicos: ['nombre'],
    usos: usosDeInstitucion,
  },
  gestores: {
    tabla: 'gestores',
    id: 'idGestor',
    activo: 'activo',
    busca: ['nombre', 'email', 'notas'],
    ordenes: { nombre: 'string', email: 'string' },
    titulos: {
      nombre: 'Nombre',
      email: 'Correo',
      telefono: 'Teléfono',
      instituciones: 'Instituciones',
      notas: 'Notas',
    },
    unicos: ['email'],
    usos: usosDeGestor,
  },
};

export function tablaDe(nombre: NombreDeCatalogo): Tabla {
  return { ...(definiciones[nombre] as unknown as Tabla), campos: Object.keys(catalogos[nombre].Nueva.shape) };
}
