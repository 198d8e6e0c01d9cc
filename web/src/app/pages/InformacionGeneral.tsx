export function InformacionGeneral() {
  return null;
}
