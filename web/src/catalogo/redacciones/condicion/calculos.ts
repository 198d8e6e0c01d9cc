/** Spanish words for the operations of a rule that give a value; each takes its arguments already in words. */
export const CALCULOS: Readonly<Record<string, (args: readonly string[]) => string>> = {
  '+': (args) => args.join(' más '),
  '-': ([a, b]) => (b === undefined ? `menos ${a}` : `${a} menos ${b}`),
  '*': (args) => args.join(' por '),
  '/': ([a, b]) => `${a} entre ${b}`,
  '%': ([a, b]) => `lo que sobra de ${a} entre ${b}`,
  min: (args) => `el menor entre ${y(args)}`,
  max: (args) => `el mayor entre ${y(args)}`,
  or: (args) => args.join(' o, si falta, '),
  and: (args) => args.join(' y '),
  length: ([lista]) => `cuántos hay en ${lista}`,
  sumarDias: ([dia, n]) => corrido(dia, n, 'día', 'días'),
  sumarMeses: ([dia, n]) => corrido(dia, n, 'mes', 'meses'),
  finDePlazo: ([dia, n]) => `el fin de un plazo de ${n} meses desde ${dia}`,
  primerDia: (args) => `lo que llega primero de ${y(args)}`,
  ultimoDia: (args) => `lo que llega al último de ${y(args)}`,
  diasEntre: ([a, b]) => `los días de ${a} a ${b}`,
  edad: ([a, b]) => `los años cumplidos de ${a} a ${b}`,
  anio: ([dia]) => `el año de ${dia}`,
  piso: ([n]) => `la parte entera de ${n}`,
  abonos: ([deuda, tasa, cuotas, primera]) =>
    `los abonos de ${deuda} al ${tasa} por ciento, en ${cuotas} cuotas desde ${primera}`,
  horasAlDia: ([lista]) => `las horas al día de ${lista}`,
  horasALaSemana: ([lista]) => `las horas a la semana de ${lista}`,
  horasDeNoche: ([lista]) => `las horas de noche de ${lista}`,
  diasALaSemana: ([lista]) => `los días a la semana de ${lista}`,
  seCruzan: ([lista]) => `se cruzan los tramos de ${lista}`,
};

function corrido(dia = '', cuantos = '', uno: string, varios: string): string {
  const isAntes = cuantos.startsWith('-');
  const n = isAntes ? cuantos.slice(1) : cuantos;
  return `${n} ${n === '1' ? uno : varios} ${isAntes ? 'antes de' : 'después de'} ${dia}`;
}

function y(args: readonly string[]): string {
  return args.length < 2 ? args.join('') : `${args.slice(0, -1).join(', ')} y ${args.at(-1)}`;
}
