/** Degree of danger of the counter gems on their way. */
export type Alarm = 'caution' | 'warning' | 'danger';

const WARNING_FROM = 11;
const DANGER_FROM = 31;

export function alarmOf(total: number): Alarm | undefined {
  if (total === 0) return undefined;
  if (total < WARNING_FROM) return 'caution';
  return total < DANGER_FROM ? 'warning' : 'danger';
}
