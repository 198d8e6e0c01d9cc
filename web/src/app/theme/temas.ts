import { type NombreDeTema, temaConocido } from '@fedatario/contract/base';
import type { CSSProperties } from 'react';

/** The values that a theme sets; CSS derives every other colour from these. */
export interface Tema {
  readonly modo: 'light' | 'dark';
  /** Page background, and sheets on it. */
  readonly papel: string;
  readonly hoja: string;
  readonly tinta: string;
  readonly tinta2: string;
  readonly linea: string;
  readonly acento: string;
  readonly sobreAcento: string;
  /** Accent for large marks only: it lacks contrast for text. */
  readonly vivo: string;
}

const light = (papel: string, linea: string, acento: string, vivo = acento): Tema => ({
  modo: 'light',
  papel,
  hoja: '#ffffff',
  tinta: '#1f2430',
  tinta2: '#5b6270',
  linea,
  acento,
  sobreAcento: '#ffffff',
  vivo,
});

const dark = (papel: string, hoja: string, linea: string, acento: string): Tema => ({
  modo: 'dark',
  papel,
  hoja,
  tinta: '#f5f3ef',
  tinta2: '#b6bbc6',
  linea,
  acento,
  sobreAcento: '#17130d',
  vivo: acento,
});

export const temas: Readonly<Record<NombreDeTema, Tema>> = {
  default: light('#fbf9f6', '#e7e2da', '#b8480a', '#f28c28'),
  defaultDark: dark('#1b1e26', '#242833', '#383d4a', '#f4a65e'),
  lightOrange: light('#fff6ec', '#f1dfca', '#a84a06', '#f28c28'),
  light1: light('#f6f8fc', '#dde4ef', '#1c5fa8'),
  light2: light('#f4faf9', '#d8e8e5', '#0b6a66'),
  light3: light('#f6faf5', '#dbe7d9', '#22703c'),
  light4: light('#f9faf2', '#e3e6d0', '#546a10'),
  light5: light('#fdf9ee', '#eee4c9', '#87590a'),
  light6: light('#fdf6f5', '#f0dcda', '#b3261e'),
  light7: light('#fdf5f8', '#f0d9e2', '#a8245e'),
  light8: light('#faf6fd', '#e6dbf0', '#7a2fa6'),
  light9: light('#f7f7fd', '#dedef0', '#4a45b0'),
  light10: light('#f7f7f8', '#e1e2e6', '#3d4453'),
  light11: light('#faf7f4', '#e8dfd6', '#6d4a2c'),
  light12: light('#f3f9fb', '#d6e6ec', '#0c6285'),
  dark1: dark('#151b26', '#1d2533', '#313b4d', '#86b8f2'),
  dark2: dark('#121e1f', '#1a292a', '#2c4041', '#6fd0c8'),
  dark3: dark('#141e17', '#1c2a20', '#2f4034', '#8ccf9a'),
  dark4: dark('#1a1e12', '#25291a', '#3b4129', '#bccf6a'),
  dark5: dark('#201b10', '#2c2618', '#453b26', '#e6bd5a'),
  dark6: dark('#221616', '#2f1f1f', '#4a3131', '#f29b93'),
  dark7: dark('#21161c', '#2e1f28', '#48313e', '#f094bd'),
  dark8: dark('#1c1724', '#282033', '#3f3350', '#cba2f0'),
  dark9: dark('#171826', '#212235', '#343652', '#aab0f5'),
  dark10: dark('#191a1d', '#232529', '#393c42', '#d0d4dc'),
  dark11: dark('#1f1a16', '#2b241f', '#443a32', '#dcb291'),
  dark12: dark('#111d24', '#192831', '#2b3e49', '#7fc8e8'),
};

/** Attributes that draw the root of an area in a theme; an unknown name counts as `default`. */
export function areaProps(nombre: string) {
  const conocido = temaConocido(nombre);
  const { modo, papel, hoja, tinta, tinta2, linea, acento, sobreAcento, vivo } = temas[conocido];
  return {
    'data-tema': conocido,
    'data-mantine-color-scheme': modo,
    style: {
      '--papel': papel,
      '--hoja': hoja,
      '--tinta': tinta,
      '--tinta-2': tinta2,
      '--linea': linea,
      '--acento': acento,
      '--sobre-acento': sobreAcento,
      '--vivo': vivo,
    } as CSSProperties & Record<`--${string}`, string>,
  };
}
