import { fileURLToPath } from 'node:url';

const FONTS = new URL('../../assets/fonts/', new URL('..', import.meta.resolve('@fedatario/server/pdf')));

export const face = (name: string) => fileURLToPath(new URL(`SourceSerif4-${name}.otf`, FONTS));
export const OPTIONS = { autor: 'Fedatario', fecha: '2026-11-21T16:30:00Z', borrador: false };
/** Margins of the sheet in points: left, top, right, bottom. */
export const MARGINS = [91, 85, 68, 79] as const;
