#!/bin/sh
# ical.js drops the first day of a series that has RDATE and no RRULE, and moves 29 February to 1 March.
#
# Expected: RFC 5545, 3.8.5.2: DTSTART is the first instance of the recurrence set, so DTSTART of 1 December with RDATE of 8 December are
# two days. 3.3.10: a date that does not exist is ignored, so FREQ=YEARLY from 29 February 2024 has its next day in 2028. BYDAY=20MO in
# FREQ=YEARLY is the 20th Monday of the year, one day a year.
# Happens: RDATE alone gives 8 December only; after 29 February 2024 come 1 March 2025 and 2026; 20MO gives a Monday every week.
# Version: ical.js 2.2.1. Date: 2026-11-28.
# Why it matters here: an hour of a notary's private calendar that is lost is offered to a customer, who books it (decision 125).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical.js@2.2.1
cat >see.mjs <<'JS'
import ICAL from 'ical.js';
const days = (count, ...lines) => {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20240101T000000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR'];
  const calendar = new ICAL.Component(ICAL.parse(text.join('\r\n')));
  const series = new ICAL.Event(calendar.getFirstSubcomponent('vevent')).iterator();
  const found = [];
  for (let day = series.next(); day && found.length < count; day = series.next()) found.push(day.toString().slice(0, 10));
  return found.join(' ');
};
const seen = {
  rdate: days(3, 'DTSTART:20261201T150000Z', 'RDATE:20261208T150000Z'),
  leap: days(3, 'DTSTART:20240229T150000Z', 'RRULE:FREQ=YEARLY'),
  twentieth: days(3, 'DTSTART:20250519T150000Z', 'RRULE:FREQ=YEARLY;BYDAY=20MO'),
};
console.log(seen);
const known = {
  rdate: '2026-12-08',
  leap: '2024-02-29 2025-03-01 2026-03-01',
  twentieth: '2025-05-19 2025-05-26 2025-06-02',
};
for (const [name, value] of Object.entries(known))
  if (seen[name] !== value) {
    console.error(`${name} changed: ${seen[name]}`);
    process.exitCode = 1;
  }
JS
node see.mjs
