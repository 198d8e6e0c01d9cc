/** Encodes a value for a message of the protocol; pg exports it without types. */
declare module 'pg/lib/utils.js' {
  export const prepareValue: (value: unknown) => unknown;
}
