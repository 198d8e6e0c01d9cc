/** Version of the product, of its calls and of its backups. */
export const VERSION = '0.3.0';
