import type { Ofrecida } from './nombres.ts';

/** Formats of the engine that suit each type of answer, the usual one first; '' is the one of the type itself. */
const POR_TIPO: Readonly<Partial<Record<Ofrecida['tipo'], readonly string[]>>> = {
  texto: ['', 'cita', 'codigo', 'deletreado'],
  parrafo: ['', 'cita'],
  numero: ['', 'letras', 'con', 'concuerda', 'letra'],
  moneda: ['', 'montoLetras', 'moneda'],
  porcentaje: [''],
  fecha: ['', 'fechaLarga', 'fechaSolemne'],
  hora: [''],
  siNo: [''],
  opcion: ['', 'texto'],
  opcionMultiple: ['', 'seguidas', 'concuerda'],
  lista: ['', 'concuerda'],
  cui: [''],
  nit: ['', 'nitLetras'],
  telefono: [''],
  placa: ['', 'codigo'],
  departamento: [''],
  municipio: ['', 'lugar'],
  persona: ['nombre', 'edad', 'tratamiento', 'genero', 'estadoCivil', 'gentilicio'],
  grupo: ['nombre', 'edad', 'tratamiento', 'genero'],
  derivado: ['', 'fecha', 'fechaLarga', 'letras', 'monto', 'con', 'concuerda'],
  sistema: ['', 'nombre', 'genero'],
};

/** The formats to choose from; one that is written and is not among them is kept at the end. */
export function formatosPara(tipo: Ofrecida['tipo'] | undefined, escrito: string | undefined): readonly string[] {
  const usual = POR_TIPO[tipo ?? 'derivado'] ?? [''];
  return escrito === undefined || usual.includes(escrito) ? usual : [...usual, escrito];
}
