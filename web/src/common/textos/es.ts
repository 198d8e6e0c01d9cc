/** Texts of the dialog that asks for the password again. */
export const reingreso = {
  titulo: 'Confirme que es usted',
  texto: 'Antes de seguir, escriba su contraseña; por {minutos} minutos no se la pedimos otra vez.',
  clave: 'Contraseña',
  codigo: 'Código de su aplicación',
  ayudaCodigo: 'O uno de sus códigos de respaldo.',
  mostrar: 'Mostrar la contraseña',
  ocultar: 'Ocultar la contraseña',
  confirmar: 'Continuar',
};
