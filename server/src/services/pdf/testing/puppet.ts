import type { Documento } from '@fedatario/document-engine';

/** A process that answers «ok», crashes or hangs, as the title of the document says. */
process.on('message', ({ documento: { titulo } }: { documento: Documento }) => {
  if (titulo === 'cae') process.exit(9);
  if (titulo === 'muere') process.kill(process.pid, 'SIGSEGV');
  while (titulo === 'cuelga');
  const answer = { ok: true, pdf: new TextEncoder().encode(saidOf(titulo)), memory: titulo === 'crece' ? 500 : 50 };
  setTimeout(() => process.send?.(answer), titulo === 'lento' ? 300 : 5);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

function saidOf(titulo: string): string {
  if (titulo === 'quién') return `${process.pid}`;
  // biome-ignore lint/style/noProcessEnv: a test asks what the pool gave us.
  return titulo === 'entorno' ? Object.keys(process.env).join() : titulo;
}
