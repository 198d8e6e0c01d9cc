import { useEffect, useState } from 'react';
import { readEmail } from '../../lib/token.ts';

/** A text being written, kept in this tab until it is sent, by user and place. */
export function useEscrito(lugar: string) {
  const clave = `escrito ${readEmail() ?? ''} ${lugar}`;
  const [texto, setTexto] = useState(() => sessionStorage.getItem(clave) ?? '');
  useEffect(() => {
    if (texto === '') sessionStorage.removeItem(clave);
    else sessionStorage.setItem(clave, texto);
  }, [clave, texto]);
  return [texto, setTexto] as const;
}
