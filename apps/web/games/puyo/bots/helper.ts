import { puyoBots } from '@rensa/bots/puyo';
import { serveParts } from '../../../versus/bots/helpers.ts';

serveParts(puyoBots);
