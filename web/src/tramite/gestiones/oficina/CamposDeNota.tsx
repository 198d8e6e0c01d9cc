import { TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';

interface Props<Campo extends string> {
  /** Fields of one line, in their order; those of `dias` hold a day. */
  campos: readonly Campo[];
  dias?: readonly Campo[];
  escrito: Readonly<Record<Campo, string>>;
  etiquetas: Readonly<Record<Campo, string>>;
  /** Fields that may not be left empty, once saving was tried. */
  faltan?: readonly Campo[];
  faltaDe: (campo: string) => string | undefined;
  onChange: (campo: Campo, valor: string) => void;
}

const LARGO = 120;

/** Fields of one line with their errors. */
export function CamposDeNota<Campo extends string>(props: Props<Campo>) {
  const { campos, dias = [], escrito, etiquetas, faltan = [], faltaDe, onChange } = props;
  const t = useT();
  return campos.map((campo) => (
    <TextInput
      key={campo}
      type={dias.includes(campo) ? 'date' : 'text'}
      label={etiquetas[campo]}
      error={(faltan.includes(campo) && escrito[campo].trim() === '' && t('campo.requerido')) || faltaDe(campo)}
      maxLength={LARGO}
      value={escrito[campo]}
      onChange={({ currentTarget }) => onChange(campo, currentTarget.value)}
    />
  ));
}
