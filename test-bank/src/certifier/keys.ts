import { createHash } from 'node:crypto';

/** User and keys of the play of INFILE, which follow from the key of its process. */
export function infileKeys(apiKey: string) {
  const signingKey = createHash('sha256').update(`firma ${apiKey}`).digest('hex').slice(0, 32);
  return { user: 'PRUEBA', apiKey, signingKey };
}

/** User and password of the play of Digifact; the user names its country and a NIT filled to twelve. */
export function digifactKeys(apiKey: string) {
  return { user: 'GT.00000576937K.PRUEBA', password: apiKey };
}
