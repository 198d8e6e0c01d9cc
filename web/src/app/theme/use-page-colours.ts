import { temaConocido } from '@fedatario/contract';
import { useEffect } from 'react';
import { temas } from './temas.ts';

/** Colours what the page's area does not cover: the ground behind it and the browser's own bar. */
export function usePageColours(esquema: string): void {
  useEffect(() => {
    const { papel } = temas[temaConocido(esquema)];
    document.documentElement.style.background = papel;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', papel);
  }, [esquema]);
}
