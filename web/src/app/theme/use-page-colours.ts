import { temaConocido } from '@fedatario/contract/base';
import { useEffect } from 'react';
import { temas } from './temas.ts';

/**
 * Colours what the themed area does not cover: the page background, the browser's bar, and the splash of the next
 * visit, which `index.html` draws before the settings are known.
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
