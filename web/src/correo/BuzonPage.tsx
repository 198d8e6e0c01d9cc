export function BuzonPage() {
  return null;
}
