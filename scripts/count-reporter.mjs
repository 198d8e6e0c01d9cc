/** Writes how many tests passed and failed, as JSON, when the run ends. Suites and files are not tests. */
export default async function* countReporter(events) {
  const totals = { passed: 0, failed: 0 };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite' || data?.skip !== undefined || data?.todo !== undefined) continue;
    if (type === 'test:pass') totals.passed += 1;
    if (type === 'test:fail') totals.failed += 1;
  }
  yield JSON.stringify(totals);
}
