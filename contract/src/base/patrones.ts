/** Alone here, so that a page reads them without the schemas. */

/**
 * An address of any domain that can exist: labels of 63 letters, digits and hyphens, which are not at their ends, and an ending of
 * letters or in punycode. Source: RFC 5321, section 4.1.2; RFC 1035, section 2.3.1; RFC 5890, section 2.3.2.1.
 */
export const CORREO =
  /^[\w!#$%&'*+/=?^`{|}~-]{1,64}(?:\.[\w!#$%&'*+/=?^`{|}~-]{1,64}){0,8}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,124}(?:[a-z]{2,63}|xn--[a-z0-9](?:[a-z0-9-]{0,57}[a-z0-9])?)$/i;

/** Specification, section 5: the newsletter form takes a standard address whose ending has 2 to 4 letters. */
export const FIN_CORTO = /\.[a-z]{2,4}$/i;

/** The number of a passport, with three letters or digits at least. Source: SAT, FEL Reglas y Validaciones 2.0, 2.2.4.8. */
export const PASAPORTE = /^(?=(?:[&%\-/#=]*[A-Z0-9]){3})[A-Z0-9&%\-/#=]{3,18}$/i;
