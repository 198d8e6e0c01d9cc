import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hearFrom } from './live-stream.ts';

/** A response with these pieces, split at arbitrary points. */
function lineOf(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const bytes = pieces.map((piece) => encoder.encode(piece));
  return new Response(
    new ReadableStream({
      pull(controller) {
        const next = bytes.shift();
        if (next) controller.enqueue(next);
        else controller.close();
      },
    }),
  );
}

async function heardOn(...pieces: string[]) {
  const heard: unknown[] = [];
  await hearFrom(lineOf(...pieces), (id, { tema }) => heard.push([id, tema]));
  return heard;
}

test('oye cada cambio aunque llegue en pedazos, y pasa por alto los latidos', async () => {
  assert.deepEqual(
    await heardOn(
      ': latido\n\nid: 1\nda',
      'ta: {"tema":"notificaciones"}\n',
      '\n: latido\n\n',
      'id: 2\ndata: {"tema":"tramite"}\n\n',
    ),
    [
      ['1', 'notificaciones'],
      ['2', 'tramite'],
    ],
  );
});

test('lo que no se entiende no rompe la línea', async () => {
  assert.deepEqual(await heardOn('data: {\n\n', 'data: null\n\n', 'data: {"otra":1}\n\n', 'data: {"tema":"x"}\n\n'), [
    [undefined, 'x'],
  ]);
});
