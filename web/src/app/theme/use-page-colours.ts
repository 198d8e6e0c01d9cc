import { temaConocido } from '@fedatario/contract';
import { useEffect } from 'react';
import { temas } from './temas.ts';

/**
 * Colours what the page's area does not cover: the ground behind it, the browser's own bar, and the splash of the next time,
 * which `index.html` draws before anything is known of who looks.
 */
export function usePageColours(esquema: string): void {
  useEffect(() => {
    const { papel, tinta2, linea, acento } = temas[temaConocido(esquema)];
    document.documentElement.style.background = papel;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', papel);
    const splash = { '--fondo': papel, '--letras': tinta2, '--aro': linea, '--giro': acento };
    localStorage.setItem('colores', JSON.stringify(splash));
  }, [esquema]);
}
