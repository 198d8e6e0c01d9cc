/** For whom somebody signs. `genero` is null where the answers do not ask it, as of a ward. */
export type Representado = { nombre: string; genero: 'femenino' | 'masculino' | null };
