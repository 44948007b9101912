import phrases from '../../../../games/chapter_and_verse/data/phrases.txt';
import { sayFrom } from '../../words/say.ts';

export { called, nameOf } from './printed.ts';
export const tell = (key: string, ...given: (string | number)[]) => sayFrom(phrases, key, ...given);
