export const citasEnCalendario = {
  titulo: 'Sus citas en su calendario',
  detalle:
    'Con una dirección secreta, Google, Outlook o Apple muestran sus citas y las cambian solas. Solo trae las suyas: las próximas y las de los últimos {dias} días.',
  hacer: 'Hacer mi dirección secreta',
  hechaEn: 'Tiene una dirección secreta desde el {fecha}. Por seguridad no se vuelve a mostrar.',
  renovar: 'Hacer otra dirección',
  anular: 'Anular la dirección',
  anulada: 'La dirección ya no abre.',
  direccion: 'Su dirección secreta',
  unaVez:
    'Cópiela ahora: no se vuelve a mostrar. Quien la tenga ve sus citas. La que tenía antes ya no abre, y esta deja de abrir si cambia su contraseña o su correo, o si cierra las demás sesiones.',
  copiar: 'Copiar la dirección',
  copiada: 'La dirección está copiada.',
  como: 'Cómo suscribirse',
  google:
    'Google Calendar (en una computadora): junto a «Otros calendarios», pulse «+», «Desde URL», pegue la dirección y pulse «Agregar calendario».',
  outlook:
    'Outlook: en Calendario, «Agregar calendario», «Suscribirse desde la web», pegue la dirección y pulse «Importar».',
  apple:
    'iPhone o Mac: en Calendario, «Agregar calendario», «Agregar calendario por suscripción», y pegue la dirección.',
  tarda: 'Cada programa decide cuándo vuelve a leerla: los cambios pueden tardar horas en verse ahí.',
};
