const MINIMUM = 8;
/** Common passwords of Guatemala, which an English list lacks. */
const ours = [
  'contraseña',
  'contrasena',
  'guatemala',
  'fedatario',
  'notario123',
  'quetzal1',
  'guatemala1',
  'contraseña1',
  'clave123',
  'micontraseña',
];

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether the password stands in a list of the most used ones, whatever its case. The list is read at the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].filter(({ length }) => length >= MINIMUM), ...ours]);
}
