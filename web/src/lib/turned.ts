/** The order after a click on a column header: ascending, then descending, then ascending again. */
export function turned(orden: string, column: string): string {
  return orden === column ? `-${column}` : column;
}
