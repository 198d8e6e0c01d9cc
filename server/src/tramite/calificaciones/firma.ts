const particulas = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/**
 * The first name and the initial of the surname («Ana R.»): all that the public reads of a customer. Of four names or more the last
 * but one is the first surname; of two or three the last one is a surname in any case.
 */
export function firmaDe(nombreCompleto: string): string {
  const nombres = nombreCompleto.split(/\s+/u).filter((nombre) => nombre && !particulas.has(nombre.toLowerCase()));
  const [primero = '', ...otros] = nombres;
  const apellido = otros.length >= 3 ? otros.at(-2) : otros.at(-1);
  const inicial = [...(apellido ?? '')][0]?.toUpperCase();
  const nombre = [...primero].slice(0, LARGO_DEL_NOMBRE).join('');
  return inicial === undefined ? nombre : `${nombre} ${inicial}.`;
}

/** Characters of the longest first name that is shown whole. */
const LARGO_DEL_NOMBRE = 40;
