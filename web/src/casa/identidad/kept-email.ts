const KEPT = 'correo_en_la_puerta';

/** Keeps the e-mail typed to sign in through a reload of the page, in this tab alone; the password is kept nowhere. */
export function keepDoorEmail(email: string, vault: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage): void {
  if (email === '') vault.removeItem(KEPT);
  else vault.setItem(KEPT, email);
}

export function keptDoorEmail(vault: Pick<Storage, 'getItem'> = sessionStorage): string {
  return vault.getItem(KEPT) ?? '';
}
