const SE_VEN = 4;

/**
 * An identity number of which only the last four characters are read: `•••• •••• 0101`. Of a short one, none.
 */
export function ocultar(numero: string): string {
  const limpio = numero.replaceAll(/\s/g, '');
  return limpio.length < 2 * SE_VEN ? '•••• ••••' : `•••• •••• ${limpio.slice(-SE_VEN)}`;
}
