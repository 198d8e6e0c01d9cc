import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import type { Entrevista } from '../modelo/entrevista.ts';

/** A small lease and its answers, for tests. */

export const HOY = { contexto: { hoy: '2026-11-21' } };
const ARRENDAMIENTO: Entrevista = {
  secciones: [
    {
      clave: 'partes',
      titulo: 'Las partes',
      preguntas: [
        { clave: 'arrendante', etiqueta: 'Quién da en arrendamiento', tipo: 'persona' },
        { clave: 'tieneFiador', etiqueta: '¿Habrá fiador?', tipo: 'siNo', defecto: false },
        { clave: 'fiador', etiqueta: 'Datos del fiador', tipo: 'persona', visibleSi: { var: 'tieneFiador' } },
      ],
    },
    {
      clave: 'dinero',
      titulo: 'Renta',
      preguntas: [
        { clave: 'renta', etiqueta: 'Renta mensual', tipo: 'moneda', min: 10_000 },
        { clave: 'meses', etiqueta: 'Duración en meses', tipo: 'numero', min: 1, max: 36 },
        { clave: 'inicio', etiqueta: 'Fecha de inicio', tipo: 'fecha', min: { var: 'hoy' } },
        {
          clave: 'muebles',
          etiqueta: 'Inventario',
          tipo: 'lista',
          obligatoria: false,
          min: 1,
          elemento: {
            clave: 'mueble',
            etiqueta: 'Mueble',
            tipo: 'grupo',
            campos: [
              { clave: 'nombre', etiqueta: 'Nombre', tipo: 'texto', max: 40 },
              { clave: 'roto', etiqueta: '¿Está roto?', tipo: 'siNo', defecto: false },
              { clave: 'dano', etiqueta: 'Daño', tipo: 'texto', visibleSi: { var: 'roto' } },
            ],
          },
        },
      ],
    },
    {
      clave: 'acta',
      titulo: 'El acta',
      visiblePara: 'notario',
      preguntas: [{ clave: 'hojas', etiqueta: 'Número de hojas', tipo: 'numero', min: 1 }],
    },
  ],
  derivados: [{ clave: 'total', tipo: 'moneda', valor: { '*': [{ var: 'renta' }, { var: 'meses' }] } }],
  reglas: [
    {
      si: { '==': [{ var: 'arrendante.cui' }, { var: 'fiador.cui' }] },
      nivel: 'error',
      mensaje: 'El fiador debe ser otra persona.',
      pregunta: 'fiador.cui',
    },
    { si: { '>': [{ var: 'meses' }, 24] }, nivel: 'aviso', mensaje: 'Es un plazo largo.' },
  ],
};

export const ANA = {
  nombres: 'Ana Lucía',
  apellidos: 'Ixcot Pérez',
  sexo: 'F',
  fechaNacimiento: '1990-05-04',
  estadoCivil: 'soltero',
  profesion: 'maestra',
  domicilioDepartamento: '01',
  direccion: '1a. calle 2-34, zona 1',
  cui: '1234 56789 0101',
};
export const COMPLETA = { arrendante: ANA, renta: 350_000, meses: 12, inicio: '2026-12-01' };

const arrendamiento = read(ARRENDAMIENTO);
export const evaluar = (respuestas: unknown, rol: 'cliente' | 'notario' = 'cliente') =>
  evaluarEntrevista(arrendamiento, respuestas, { ...HOY, rol });
export const mensajes = (respuestas: unknown) => evaluar(respuestas).problemas.map(({ mensaje }) => mensaje);

export function read(definicion: Entrevista): EntrevistaCompilada {
  const result = leerEntrevista(definicion);
  if (!result.ok) throw new Error(result.problemas.join('\n'));
  return result.entrevista;
}
