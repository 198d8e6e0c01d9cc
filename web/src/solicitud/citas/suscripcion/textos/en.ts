import type { citasEnCalendario as es } from './es.ts';

export const citasEnCalendario: typeof es = {
  titulo: 'Your appointments in your calendar',
  detalle:
    'With a secret address, Google, Outlook or Apple show your appointments and change them by themselves. It brings only yours: those ahead and those of the last {dias} days.',
  hacer: 'Make my secret address',
  hechaEn: 'You have a secret address since {fecha}. For safety it is not shown again.',
  renovar: 'Make another address',
  anular: 'Revoke the address',
  anulada: 'The address opens no longer.',
  direccion: 'Your secret address',
  unaVez:
    'Copy it now: it is not shown again. Whoever has it sees your appointments. The one you had before opens no longer, and this one stops opening if you change your password or e-mail, or close the other sessions.',
  copiar: 'Copy the address',
  copiada: 'The address is copied.',
  como: 'How to subscribe',
  google:
    'Google Calendar (on a computer): beside “Other calendars” press “+”, “From URL”, paste the address and press “Add calendar”.',
  outlook: 'Outlook: in Calendar, “Add calendar”, “Subscribe from web”, paste the address and press “Import”.',
  apple: 'iPhone or Mac: in Calendar, “Add Calendar”, “Add Subscription Calendar”, and paste the address.',
  tarda: 'Each program decides when it reads it again: changes may take hours to be seen there.',
};
