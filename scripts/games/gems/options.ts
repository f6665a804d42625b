import { CHOICES, RULES } from '@rensa/games/gems';
import type { OptionTable } from '../../options/change.ts';

export const OPTIONS: OptionTable = { rules: RULES, choices: CHOICES };
