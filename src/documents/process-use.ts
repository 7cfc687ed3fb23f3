import { readFileSync } from 'node:fs';

/** The system counts processor time in hundredths of a second. */
const tick = 10;

/** Resident memory of a process in MB where the system tells it (Linux), else 0: there the heap and time limits must do. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Processor time of all threads of a process so far where the system tells it (Linux), else 0: there the clock must do. */
export function processorMilliseconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tick;
  } catch {
    return 0;
  }
}
