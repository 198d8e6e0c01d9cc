/** What a value looks like in a message of the protocol; pg does not say its types. */
declare module 'pg/lib/utils.js' {
  export const prepareValue: (value: unknown) => unknown;
}
