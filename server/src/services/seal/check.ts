/**
 * The fault of a sealed file, in words; undefined when its signature covers all of it and was made with the key of this certificate
 * (by its SHA-256), and any token of time in it is of that signature. Read by other code than the one that seals.
 */
export async function faultOfSeal(pdf: Buffer, certificado: Buffer): Promise<string | undefined> {
  const { rangesOf, verifyCms } = await import('./check/seal.ts');
  return faultOf(() => {
    const { ranges, cms } = rangesOf(pdf);
    verifyCms(cms, ranges, certificado);
  });
}

/** The same of a signature alone, over this content. */
export async function faultOfCms(cms: Buffer, content: Uint8Array, certificado: Buffer): Promise<string | undefined> {
  const { verifyCms } = await import('./check/seal.ts');
  return faultOf(() => verifyCms(cms, [content], certificado));
}

/** A signature that breaks the libraries that read it is as bad as a wrong one. */
async function faultOf(check: () => void): Promise<string | undefined> {
  const { SealFault } = await import('./check/signed.ts');
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof SealFault ? error.message : 'la firma no se puede leer';
  }
}
