import { useCallback, useEffect, useState } from 'react';

/** Seconds left, and a function that starts the countdown. It reads the clock, so a suspended tab is not late. */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const start = useCallback((seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setUntil(begin + seconds * 1000);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return [left, start];
}
