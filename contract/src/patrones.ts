/** Specification, section 5: a standard address whose ending has 2 to 4 letters. Alone here, so that a page reads it without the schemas. */
export const CORREO =
  /^[\w!#$%&'*+/=?^`{|}~-]{1,64}(?:\.[\w!#$%&'*+/=?^`{|}~-]{1,64}){0,8}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,4}$/i;
