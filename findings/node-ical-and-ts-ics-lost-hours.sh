#!/bin/sh
# node-ical never gives the added days of a series and ends a day-long event an hour off; ts-ics moves a weekly hour when the clock is put back.
#
# Expected: RFC 5545, 3.8.5.2: each RDATE is an instance. 3.3.6: a duration of a day ends at the same hour of the next day, however long it is,
# and PT24H does not. 3.3.10 and 3.3.5: a series with a TZID keeps its hour of the clock of that zone.
# Happens: expandRecurringEvent of node-ical gives DTSTART alone of an event with RDATE; P1D and PT24H are the same to it, so that P1D across the end of
# summer time in New York ends at 11:00. ts-ics's extendByRecurrenceRule repeats Tuesdays at 9:00 of New York at 8:00 from November on.
# Versions: node-ical 0.27.2, ts-ics 2.4.6. Date: 2026-11-29.
# Why it matters here: those hours of a notary's private calendar would be offered to a customer. The product reads calendars itself
# (server/src/services/ics); lectura.test.ts holds RDATE, and calendarios.test.ts any series against its truth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-ical@0.27.2 ts-ics@2.4.6
cat >see.mjs <<'JS'
import assert from 'node:assert/strict';
import nodeIcal from 'node-ical';
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';
const [from, to] = [new Date('2026-10-01'), new Date('2027-01-01')];
const calendar = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', 'SUMMARY:x', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
function byNodeIcal(...lines) {
  const event = Object.values(nodeIcal.sync.parseICS(calendar(...lines))).find(({ type }) => type === 'VEVENT');
  return nodeIcal.expandRecurringEvent(event, { from, to }).map(({ start, end }) => `${start.toISOString().slice(0, 16)}/${end.toISOString().slice(0, 16)}`);
}
function byTsIcs(...lines) {
  const [{ recurrenceRule, start }] = convertIcsCalendar(undefined, calendar(...lines)).events;
  return extendByRecurrenceRule(recurrenceRule, { start: start.date, end: to }).map((date) => date.toISOString().slice(0, 16));
}
const weekly = ['DTSTART;TZID=America/New_York:20261027T090000', 'DTEND;TZID=America/New_York:20261027T100000', 'RRULE:FREQ=WEEKLY;COUNT=2'];
const seen = {
  'node-ical, RDATE': byNodeIcal('DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z', 'RDATE:20261208T150000Z'),
  'node-ical, P1D': byNodeIcal('DTSTART;TZID=America/New_York:20261031T120000', 'DURATION:P1D'),
  'node-ical, PT24H': byNodeIcal('DTSTART;TZID=America/New_York:20261031T120000', 'DURATION:PT24H'),
  'node-ical, weekly': byNodeIcal(...weekly).map((stretch) => stretch.slice(0, 16)),
  'ts-ics, weekly': byTsIcs(...weekly),
};
console.log(seen);
assert.deepEqual(seen, {
  'node-ical, RDATE': ['2026-12-01T15:00/2026-12-01T16:00'],
  'node-ical, P1D': ['2026-10-31T16:00/2026-11-01T16:00'],
  'node-ical, PT24H': ['2026-10-31T16:00/2026-11-01T16:00'],
  'node-ical, weekly': ['2026-10-27T13:00', '2026-11-03T14:00'],
  'ts-ics, weekly': ['2026-10-27T13:00', '2026-11-03T13:00'],
});
console.log('As it was seen.');
JS
node see.mjs
