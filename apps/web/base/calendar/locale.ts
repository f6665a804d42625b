// The conventions of the device's region: how dates are written, and the day on which weeks begin.

import { weekdayOf } from '@rensa/engine';
import { spoken } from '../text/text.ts';

/** Regions whose weeks begin on Sunday or on Saturday, for browsers that do not tell. All others begin on Monday. */
const SUNDAY = new Set(
  [
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK',
    'PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ].flatMap((regions) => regions.split(' ')),
);
const SATURDAY = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
}

/** Newer browsers have a method, older ones a property, some neither. */
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Languages of the device, best first. */
function deviceLocales(): readonly Intl.Locale[] {
  return (globalThis.navigator?.languages ?? []).flatMap((name) => {
    try {
      return [new Intl.Locale(name)];
    } catch {
      return [];
    }
  });
}

/** The language of the page as the device writes it, or else with the region of the device. */
export function dateLocale(): string {
  const [language, device] = [spoken.value, deviceLocales()];
  const region = device.find((locale) => locale.region !== undefined)?.region;
  const same = device.find((locale) => locale.language === language);
  return same?.toString() ?? (region === undefined ? language : `${language}-${region}`);
}

/** The day on which weeks begin: 0 for Monday to 6 for Sunday. */
export function firstWeekday(): number {
  const locale: WeekLocale = new Intl.Locale(dateLocale()).maximize();
  const told = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (told !== undefined) return told.firstDay - 1;
  const { region = '' } = locale;
  return SUNDAY.has(region) ? 6 : SATURDAY.has(region) ? 5 : 0;
}

/** The place of a day in its week, from 0 for the first. */
export function placeInWeek(day: number): number {
  return (weekdayOf(day) - firstWeekday() + 7) % 7;
}

/** The seven days of the week that a day is in. */
export function weekOfDay(day: number): readonly number[] {
  return Array.from({ length: 7 }, (_, i) => day - placeInWeek(day) + i);
}
