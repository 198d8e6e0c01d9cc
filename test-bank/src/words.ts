/** The party that a process plays, as the terminal names it, and the setting that names its port. */
export interface Words {
  readonly whom: string;
  readonly variable: string;
}

const bank = { whom: 'al banco', variable: 'SANDBOX_PORT' };
const certifier = { whom: 'al certificador', variable: 'FEL_SANDBOX_PORT' };

export function wordsOf(wire: string): Words {
  return wire === 'infile' || wire === 'digifact' ? certifier : bank;
}
