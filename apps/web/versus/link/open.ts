import type { OpenAuthority } from '../ui/authority.ts';
import { LinkedMatch } from './match.ts';
import { weatherIn } from './weather.ts';

/** Matches over a virtual link, if the address asks for one. */
export function linkedBy(search: string): OpenAuthority | undefined {
  const weather = weatherIn(search);
  if (weather === undefined) return undefined;
  return (versus, plan, listener) => new LinkedMatch({ versus, plan, listener, weather });
}
