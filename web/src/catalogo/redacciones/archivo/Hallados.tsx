import { Stack } from '../../../ui/layout/layout.tsx';

/** Pieces found in a file, in the language of the documents. */
export function Hallados({ textos }: { textos: readonly string[] }) {
  return (
    <Stack as="ul" gap={1} lang="es">
      {textos.map((texto) => (
        <li key={texto}>{texto}</li>
      ))}
    </Stack>
  );
}
