import type { DescribedOption, OptionValue } from '../protocol/messages.ts';
import type { Text } from '../words/say.ts';

// One thing that is agreed on: `Dictionary`, `British`. A rule that is simply in force has no choice.
export interface Term {
  readonly name: string;
  readonly choice: string;
}
type Agreed = Readonly<Record<string, OptionValue>>;
type Said = (text: Text | undefined, otherwise: string) => string;

// `Small: common words only.` has a name and says what it means.
const nameIn = (text: string) => text.split(':')[0] ?? text;
const isSwitch = ({ choices }: DescribedOption) => choices?.every((choice) => typeof choice === 'boolean') ?? false;
const valueOf = (option: DescribedOption, agreed: Agreed) => agreed[option.name] ?? option.default;

function termOf(option: DescribedOption, agreed: Agreed, said: Said): Term {
  const value = String(valueOf(option, agreed));
  return { name: nameIn(said(option.text, option.name)), choice: nameIn(said(option.choice_texts?.[value], value)) };
}

// What a table plays by, with the names that its options have: every choice, and the rules that were switched on or off.
export function termsOf(options: readonly DescribedOption[], agreed: Agreed, said: Said): readonly Term[] {
  return options
    .filter((option) => !option.expert && option.choices !== undefined && option.count === undefined)
    .filter((option) => !isSwitch(option) || String(valueOf(option, agreed)) !== String(option.default))
    .map((option) => {
      const term = termOf(option, agreed, said);
      return isSwitch(option) && valueOf(option, agreed) === true ? { ...term, choice: '' } : term;
    });
}

// The terms in which a table speaks another language than the reader, where it could speak theirs.
export function foreignTo(language: 'en' | 'es', options: readonly DescribedOption[], agreed: Agreed, said: Said): readonly Term[] {
  const own = { en: 'english', es: 'spanish' }[language];
  return options.filter((option) => option.choices?.includes(own) && valueOf(option, agreed) !== own).map((option) => termOf(option, agreed, said));
}
