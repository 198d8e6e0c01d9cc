import { relative } from 'node:path';

/** Writes, as JSON, how many tests passed and failed and each one that failed, when the run ends. Suites and files are not tests. */
export default async function* countReporter(events) {
  const totals = { passed: 0, failed: 0, failures: [] };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite' || data?.skip !== undefined || data?.todo !== undefined) continue;
    if (type === 'test:pass') totals.passed += 1;
    if (type !== 'test:fail') continue;
    totals.failed += 1;
    totals.failures.push(failureOf(data));
  }
  yield JSON.stringify(totals);
}

/** The place, the name, the time and the message of a failed test. */
function failureOf({ file, line, name, details }) {
  const place = file ? `${relative(process.cwd(), file)}:${line}` : '';
  const { cause, message } = details.error;
  const why = cause?.stack ?? cause?.message ?? message;
  return `${place} › ${name} (${Math.round(details.duration_ms)} ms)\n${String(why).split('\n').slice(0, 12).join('\n')}`;
}
