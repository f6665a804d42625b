import { beforeEach, describe, expect, test, vi } from 'vitest';

const area = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => area.get(key) ?? null,
  setItem: (key: string, value: string) => void area.set(key, value),
  removeItem: (key: string) => void area.delete(key),
});

const { earn, earned, readAchievements } = await import('./achievements.ts');
const { currentNotice, dismiss } = await import('../base/screen/notice.ts');

const FIRST = { id: 'x:first', name: { en: 'First', ja: '最初' }, how: { en: 'Do it', ja: 'する' } };
const SECOND = { ...FIRST, id: 'x:second' };

function announced(): number {
  let count = 0;
  for (let notice = currentNotice(); notice !== undefined; notice = currentNotice()) {
    dismiss(notice.id);
    count++;
  }
  return count;
}

beforeEach(() => {
  area.clear();
  readAchievements();
  announced();
});

describe('achievements', () => {
  test('are announced once, and kept', () => {
    earn([FIRST]);
    expect(announced()).toBe(1);
    earn([FIRST, SECOND]);
    expect(announced()).toBe(1);
    readAchievements();
    expect(Object.keys(earned.value)).toEqual(['x:first', 'x:second']);
  });

  test('that cannot be read are set aside, and can be earned again', () => {
    area.set('rensa:achievements', '{"v":1,"value":[1]}');
    readAchievements();
    expect(earned.value).toEqual({});
    expect(area.has('rensa:achievements:damaged:1')).toBe(true);
  });
});
