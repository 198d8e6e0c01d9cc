import { sha256 } from '../../services/cipher.ts';
import { claseDeActo, type FichaDelMotor, fichaDelMotor, textoDeEjemplo } from './ejemplos.ts';
import { AVISO, DESPUES_DE_PAGAR, type Ficha, PLAZO_DESDE } from './ficha.ts';
import { bienes } from './fichas/bienes.ts';
import { dinero } from './fichas/dinero.ts';
import { legalizaciones } from './fichas/legalizaciones.ts';
import { personas } from './fichas/personas.ts';
import { trabajo } from './fichas/trabajo.ts';

/** Every document that can be put on sale. */
export const fichas: readonly Ficha[] = [...bienes, ...dinero, ...legalizaciones, ...personas, ...trabajo];

/** A document with all that is said and asked of it, but for its price. */
export function contenidoDe(ficha: Ficha) {
  const motor = fichaDelMotor(ficha.slug);
  const producto = productoDe(ficha, motor);
  const texto = textoDeEjemplo(ficha.slug, ficha.muestra);
  const huella = sha256(Buffer.from(JSON.stringify([motor.categoria, producto, texto]))).toString('hex');
  return { motor, producto, texto: { ...texto, lintada: true }, huella };
}

export type Contenido = ReturnType<typeof contenidoDe>;

function productoDe(ficha: Ficha, motor: FichaDelMotor) {
  const { nombre, modalidad } = motor;
  return {
    tipo: 'documento' as const,
    nombre,
    modalidad,
    claseActo: claseDeActo(motor),
    slug: ficha.slug,
    resumen: ficha.resumen,
    descripcion: `${ficha.descripcion}\n\n${AVISO[modalidad]}`,
    incluye: [...ficha.incluye],
    noIncluye: [...ficha.noIncluye],
    baseLegal: [...ficha.baseLegal],
    tags: [...ficha.tags],
    aranceles: [...(ficha.aranceles ?? [])],
    plazoHoras: ficha.plazoHoras,
    plazoDesde: PLAZO_DESDE[modalidad],
    despuesDePagar: [...(ficha.despuesDePagar ?? DESPUES_DE_PAGAR[modalidad])],
    preguntasFrecuentes: ficha.preguntas.map(([pregunta, respuesta]) => ({ pregunta, respuesta })),
    pasos: [],
    destacado: ficha.destacado ?? false,
    requisitos: (ficha.requisitos ?? []).map((clave) => ({
      clave: clave.replace('?', ''),
      obligatorio: !clave.endsWith('?'),
    })),
  };
}
