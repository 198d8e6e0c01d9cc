import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nombresDeTema } from '@fedatario/contract/base';
import { areaProps, temas } from './temas.ts';

const AA = 4.5;

for (const nombre of nombresDeTema) {
  const { papel, hoja, tinta, tinta2, acento, sobreAcento, vivo } = temas[nombre];
  const pairs = {
    'text on the page': [tinta, papel],
    'text on a sheet': [tinta, hoja],
    'secondary text on the page': [tinta2, papel],
    'secondary text on a sheet': [tinta2, hoja],
    'accent on the page': [acento, papel],
    'accent on a sheet': [acento, hoja],
    'accent on what it tints': [acento, mix(vivo, hoja, 0.12)],
    'initials without a photo': [tinta, mix(vivo, hoja, 0.2)],
    'text on the accent': [sobreAcento, acento],
  } as const;
  for (const [pair, [text, ground]] of Object.entries(pairs)) {
    test(`${nombre}: ${pair} se lee con un contraste de al menos ${AA}:1`, () => {
      assert.ok(contrast(text, ground) >= AA, `${text} on ${ground}: ${contrast(text, ground).toFixed(2)}`);
    });
  }
}

test('hay 27 temas, y no hay dos con la misma página y el mismo acento', () => {
  assert.equal(nombresDeTema.length, 27);
  assert.equal(new Set(Object.values(temas).map(({ papel, acento }) => papel + acento)).size, 27);
});

test('un tema que no existe se dibuja como el de omisión', () => {
  assert.equal(areaProps('light99')['data-tema'], 'default');
  assert.equal(areaProps('light99').style['--papel'], temas.default.papel);
});

test('negro sobre blanco es 21:1, como dice WCAG', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
});

/** Same as `color-mix(in srgb, a share, b)` in CSS. */
function mix(a: string, b: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [x, y] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(x * share + y * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, contrast ratio of two opaque colours. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
