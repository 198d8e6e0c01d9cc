import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

/** The places that would be left without the question they read. */
export function Estragos({ text, estragos }: { text: string; estragos: readonly string[] }) {
  if (estragos.length === 0) return null;
  return (
    <Notice tone="error">
      <p>{text}</p>
      <Stack as="ul" gap={1} lang="es">
        {estragos.map((estrago) => (
          <li key={estrago}>{estrago}</li>
        ))}
      </Stack>
    </Notice>
  );
}
