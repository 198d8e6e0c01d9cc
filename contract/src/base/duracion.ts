/** Lengths of time in milliseconds, as clocks and dates count them. A day of the calendar may be another length: see `calendario`. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
