import { EventSourceParserStream } from 'eventsource-parser/stream';

/** A change on the server; `perdido` means that changes may have been missed. */
export interface Cambio {
  readonly tema: string;
  readonly id?: string;
}

/** Reads changes from the stream until it ends. */
export async function hearFrom(
  response: Response,
  heard: (id: string | undefined, cambio: Cambio) => void,
): Promise<void> {
  const reader = response.body
    ?.pipeThrough<string>(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const cambio = cambioOf(read.value.data);
    if (cambio) heard(read.value.id, cambio);
  }
}

/** An unreadable change is skipped: a newer server may send kinds that this page does not know. */
function cambioOf(data: string): Cambio | undefined {
  try {
    const cambio = JSON.parse(data) as Partial<Cambio> | null;
    return typeof cambio?.tema === 'string' ? (cambio as Cambio) : undefined;
  } catch {
    return undefined;
  }
}
