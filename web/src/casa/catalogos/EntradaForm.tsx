import { RowForm } from '../../common/RowForm.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import type { Catalogo, Entrada } from './catalogo.ts';
import css from './catalogos.module.css';
import { usePalabras } from './palabras/palabras.ts';
import { useEntrada } from './use-entrada.ts';

interface Props {
  catalogo: Catalogo;
  entrada: Entrada | undefined;
  onClose: () => void;
}

export function EntradaForm({ catalogo, entrada, onClose }: Props) {
  const t = useT();
  const { campo: labels, ayuda = {}, opcion = {} } = usePalabras(catalogo.palabras);
  const { row, sending } = useEntrada(catalogo, entrada, onClose);
  const { form } = row;
  const { errors } = form.formState;
  const read = (valor: string) => opcion[valor] ?? valor;
  const campos = Object.entries(catalogo.campos);
  const drawn = campos.map(([name, campo], index) => {
    const first = !entrada && index === 0;
    const about = { label: labels[name] ?? name, help: ayuda[name], error: errors[name], opcion: read, first };
    return <div key={name}>{campo.dibuja({ form, name, ...about })}</div>;
  });
  return (
    <RowForm
      row={row}
      sending={sending}
      labels={Object.fromEntries(campos.map(([name]) => [name, labels[name] ?? name]))}
      action={entrada ? undefined : t('catalogos.crear')}
      panel="entrada"
      show={(_, value) => read(value)}
    >
      <Stack gap={5} className={css.campos}>
        {drawn}
      </Stack>
    </RowForm>
  );
}
