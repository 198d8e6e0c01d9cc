type Say = (part: object) => Promise<void>;

/**
 * The side of `processes.ts` inside of a child: answers one question at a time, its parts one by one, then null. After an
 * exception the process may be in a broken state, so it ends.
 */
export function answerQuestions<Message>(answer: (message: Message, say: Say) => Promise<void> | void): void {
  process.on('message', async (message: Message) => {
    try {
      await answer(message, say);
      process.send?.(null);
    } catch {
      process.exit(1);
    }
  });
  // The parent decides when to end: Ctrl-C reaches the whole group, and an answer under way must be finished.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  // The parent is gone: there is nobody to answer.
  process.on('error', () => process.exit());
}

/** Resolves once the part was sent: a part not yet sent would be lost if the next one crashes the process. */
function say(part: object): Promise<void> {
  return new Promise((done) => process.send?.(part, () => done()));
}
