import { AppError } from '../../../http/errors.ts';
import { answerQuestions } from '../../../services/process-child.ts';
import type { Pregunta, Respuesta } from './aparte.ts';
import { examinar } from './examen.ts';
import { leerArchivo } from './leer.ts';

answerQuestions<Pregunta>((pregunta, say) => say(responder(pregunta)));

function responder({ bytes, juzga }: Pregunta): Respuesta {
  try {
    return {
      examen: juzga ? examinar(bytes) : { archivo: leerArchivo(bytes).archivo, faltas: [], casosDistintos: [] },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { codigo: error.codigo, errores: error.extras.errores ?? [] };
  }
}
