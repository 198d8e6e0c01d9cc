export {
  list as listAvisos,
  markAllRead as markAvisos,
  markRead as markAviso,
  unread as countAvisos,
} from '@fedatario/contract/llamadas/notificaciones';
