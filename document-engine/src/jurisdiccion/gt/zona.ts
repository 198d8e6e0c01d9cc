/**
 * Time zone of the country, without summer time: of every date that the law or the office counts. Apart from the other data of
 * the country, since the first page of a visitor needs no more.
 */
export const ZONA_HORARIA = 'America/Guatemala';
