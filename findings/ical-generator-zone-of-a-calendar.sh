#!/bin/sh
# ical-generator, given the zone of a calendar, writes instants of which nobody knows the hour, and an excluded day in another zone than its series.
#
# Expected: `timezone` of a calendar is the zone in which its events are written: DTSTART;TZID=America/Guatemala, and DTSTAMP, which RFC 5545,
# 3.8.7.2, demands in UTC, stays in UTC; EXDATE excludes an occurrence by being the same time of the same zone (3.8.5.1).
# Happens: DTSTART has neither a TZID nor a Z, so that each reader takes it for an hour of its own; DTSTAMP and UNTIL lose their Z as well; EXDATE
# alone keeps its TZID. Only `timezone` of the event itself gives what one expected. The dates are Luxon's, which the library can move to a zone.
# Versions: ical-generator 11.1.2, luxon 3.7.2, node-ical 0.27.2. Date: 2026-11-29.
# Why it matters here: an invitation is read where its customer is. The product writes every instant in UTC and gives the library no zone
# (server/src/solicitud/citas/avisos/ics.ts; hora.test.ts beside it reads what it writes).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical-generator@11.1.2 luxon@3.7.2 node-ical@0.27.2
cat >see.mjs <<'JS'
import assert from 'node:assert/strict';
import ical from 'ical-generator';
import { DateTime } from 'luxon';
import nodeIcal from 'node-ical';
const at = (text) => DateTime.fromISO(text, { zone: 'utc' });
const event = {
  id: '1', stamp: at('2026-01-01T00:00:00Z'), start: at('2026-12-01T15:00:00Z'), end: at('2026-12-01T16:00:00Z'),
  repeating: { freq: 'DAILY', until: at('2026-12-03T15:00:00Z'), exclude: [at('2026-12-02T15:00:00Z')] },
};
const zone = { timezone: 'America/Guatemala' };
const write = (ofCalendar, ofEvent) => {
  const calendar = ical(ofCalendar);
  calendar.createEvent({ ...event, ...ofEvent });
  return calendar.toString();
};
const lines = (text) => text.split('\r\n').filter((line) => /^(DTSTAMP|DTSTART|RRULE|EXDATE)/.test(line));
const seen = { 'zone of the calendar': lines(write(zone, {})), 'zone of the event': lines(write({}, zone)) };
console.log(seen);
// What a reader in Madrid makes of both.
const starts = (text) => {
  const [read] = Object.values(nodeIcal.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT');
  return read.start.toISOString();
};
process.env.TZ = 'Europe/Madrid';
const read = [starts(write(zone, {})), starts(write({}, zone))];
console.log(`read in Madrid: ${read.join(' and ')}`);
assert.deepEqual(seen, {
  'zone of the calendar': [
    'DTSTAMP:20251231T180000',
    'DTSTART:20261201T090000',
    'RRULE:FREQ=DAILY;UNTIL=20261203T090000',
    'EXDATE;TZID=America/Guatemala:20261202T090000',
  ],
  'zone of the event': [
    'DTSTAMP:20260101T000000Z',
    'DTSTART;TZID=America/Guatemala:20261201T090000',
    'RRULE:FREQ=DAILY;UNTIL=20261203T150000Z',
    'EXDATE;TZID=America/Guatemala:20261202T090000',
  ],
});
assert.deepEqual(read, ['2026-12-01T08:00:00.000Z', '2026-12-01T15:00:00.000Z']);
console.log('As it was seen.');
JS
node see.mjs
