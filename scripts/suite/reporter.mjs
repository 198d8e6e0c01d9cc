// The reporter of a process of the suite: each test and each file that ended goes to the parent as a message.

/** A file is a suite without a parent. The suites in it are not counted, only their tests. */
export default async function* reporter(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const suite = data.details.type === 'suite';
    if (!wasRun(data)) process.send({ type: 'skipped' });
    else if (!suite || failedByItself(data)) process.send({ type: 'test', ...toldOf(data) });
    if (suite && data.nesting === 0) process.send({ type: 'file' });
  }
  yield '';
}

/** A suite fails with its tests, which were told already, or by itself: its hooks, its file or its time. */
function failedByItself({ details: { error } }) {
  return error !== undefined && error.failureType !== 'subtestsFailed';
}

function wasRun({ skip, todo }) {
  return skip === undefined && todo === undefined;
}

function toldOf({ file, line, name, details: { error, duration_ms } }) {
  const { cause, message } = error ?? {};
  const why = error && String(cause?.stack ?? cause?.message ?? message);
  return { file, line, name, milliseconds: Math.round(duration_ms), why };
}
