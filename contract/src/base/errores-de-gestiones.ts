/** Errors of gestiones before institutions. */
export const erroresDeGestiones = {
  'sin-gestores': {
    status: 409,
    mensaje:
      'Ningún gestor activo atiende esas instituciones. Elija a uno, o agréguelas a quien las atiende en el catálogo.',
  },
  'gestor-inactivo': {
    status: 409,
    mensaje: 'Ese gestor ya no está activo en el catálogo. Elija a otro.',
  },
  'gasto-exige-nit': {
    status: 409,
    mensaje:
      'Por este monto la factura no puede ir a consumidor final. Pida a su cliente que escriba su NIT en su perfil, y cóbrelo después.',
  },
  'gasto-sin-aceptar': {
    status: 409,
    mensaje:
      'El cliente todavía no pagó lo que se le pidió, así que no aceptó este gasto. Primero se cobra, o la oficina lo anota a su cargo.',
  },
  'gestor-sin-entrar': {
    status: 401,
    mensaje: 'Su entrada terminó. Abra el enlace de su correo y pida un código nuevo; lo que escribió sigue aquí.',
  },
} as const satisfies Record<string, { status: number; mensaje: string }>;
