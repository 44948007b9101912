import type { Picture } from '../../../design/brush.ts';
import { faith } from './faith.ts';
import { histories } from './histories.ts';
import { strength } from './strength.ts';
import { trials } from './trials.ts';
import { wisdom } from './wisdom.ts';

// What the verses of the basic game show; the first page has them at once.
export const foundations: Readonly<Record<string, Picture>> = { ...strength, ...wisdom, ...faith, ...histories, ...trials };
