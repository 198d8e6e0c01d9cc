const KEPT = 'correo_en_la_puerta';

/** What was typed at the door as e-mail outlives a reload of its page, in this tab alone; the password is kept nowhere. */
export function keepDoorEmail(email: string, vault: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage): void {
  if (email === '') vault.removeItem(KEPT);
  else vault.setItem(KEPT, email);
}

export function keptDoorEmail(vault: Pick<Storage, 'getItem'> = sessionStorage): string {
  return vault.getItem(KEPT) ?? '';
}
