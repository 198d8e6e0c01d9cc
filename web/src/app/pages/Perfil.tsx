export function Perfil() {
  return null;
}
