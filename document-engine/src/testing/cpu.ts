/** Milliseconds of processor this process has used: unlike the clock, a busy machine does not change what a task costs. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
