/** Errors of an uploaded file, or of storing it. */
export const erroresDeArchivos = {
  'archivo-demasiado-grande': {
    status: 413,
    mensaje: 'El archivo pesa más de {maximo} MB. Envíe uno más liviano, o una foto en lugar del original.',
  },
  'archivo-vacio': { status: 422, mensaje: 'El archivo llegó vacío. Ábralo para ver que esté bien y súbalo de nuevo.' },
  'subida-lenta': {
    status: 408,
    mensaje: 'El archivo llegaba demasiado despacio. Súbalo de nuevo.',
  },
  'archivo-no-admitido': {
    status: 422,
    mensaje:
      'Eso no es un PDF ni una imagen JPG, PNG, WebP o HEIC. Guárdelo en uno de esos formatos y súbalo de nuevo.',
  },
  'imagen-requerida': { status: 422, mensaje: 'Eso es un PDF. Suba una imagen JPG, PNG, WebP o HEIC.' },
  'imagen-enorme': {
    status: 422,
    mensaje: 'Esa imagen tiene demasiados puntos. Tómela con menos resolución.',
  },
  'archivo-danado': {
    status: 422,
    mensaje: 'El archivo está dañado y no se puede abrir. Guárdelo otra vez, o tómele una foto, y súbalo de nuevo.',
  },
  'archivo-con-clave': {
    status: 422,
    mensaje: 'Ese PDF está protegido con una contraseña. Guárdelo sin ella y súbalo de nuevo, o suba fotos.',
  },
  'pdf-demasiadas-paginas': {
    status: 422,
    mensaje:
      'Ese PDF tiene {paginas} páginas y aquí caben {maximo}. Guarde en otro archivo solo las que van, y súbalo.',
  },
  'pagina-ilegible': {
    status: 422,
    mensaje: 'La página {pagina} de ese PDF no se puede dibujar. Escanéela otra vez y suba el archivo de nuevo.',
  },
  'archivo-activo': {
    status: 422,
    mensaje: 'Ese PDF lleva dentro programas u otros archivos. Imprímalo como PDF y suba el que resulte.',
  },
  'archivo-infectado': { status: 422, mensaje: 'El antivirus rechazó ese archivo. Revíselo antes de usarlo.' },
  'archivo-inexistente': { status: 422, mensaje: 'El archivo que subió ya no está. Súbalo de nuevo.' },
  'sin-espacio': {
    status: 507,
    mensaje: 'No pudimos guardar el archivo: nos falta espacio. No se perdió nada; intente en unos minutos.',
  },
} as const satisfies Record<string, { status: number; mensaje: string }>;
