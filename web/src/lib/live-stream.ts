import { EventSourceParserStream } from 'eventsource-parser/stream';

/** What changed: `perdido`, perhaps anything. */
export interface Cambio {
  readonly tema: string;
  readonly id?: string;
}

/** Reads changes as they come, until the line ends. */
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

/** What cannot be read is passed over: a newer server may say more than this page understands. */
function cambioOf(data: string): Cambio | undefined {
  try {
    const cambio = JSON.parse(data) as Partial<Cambio> | null;
    return typeof cambio?.tema === 'string' ? (cambio as Cambio) : undefined;
  } catch {
    return undefined;
  }
}
