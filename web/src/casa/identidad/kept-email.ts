const KEPT = 'correo_en_la_puerta';

/** Keeps the e-mail typed for signing in through a reload, in this tab only. The password is never stored. */
export function keepDoorEmail(email: string, vault: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage): void {
  if (email === '') vault.removeItem(KEPT);
  else vault.setItem(KEPT, email);
}

export function keptDoorEmail(vault: Pick<Storage, 'getItem'> = sessionStorage): string {
  return vault.getItem(KEPT) ?? '';
}
