import type { Picture } from '../../../design/brush.ts';
import { deepFaith } from './deep_faith.ts';
import { deepHistories } from './deep_histories.ts';
import { deepStrength } from './deep_strength.ts';
import { deepTrials } from './deep_trials.ts';
import { deepWisdom } from './deep_wisdom.ts';
import { foundations } from './foundations.ts';

// What each verse shows.
export const pictures: Readonly<Record<string, Picture>> = { ...foundations, ...deepStrength, ...deepWisdom, ...deepFaith, ...deepHistories, ...deepTrials };
