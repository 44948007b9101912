// Made by build/types.ts out of docs/protocol.schema.json.

export type AnyMessage = Request | Answer | RoomRequest | RoomAnswer | Told | PageSteps;
export type Request =
  | RequestGames
  | RequestCards
  | RequestSlips
  | RequestDeck
  | RequestNew
  | RequestActors
  | RequestView
  | RequestLegal
  | RequestWhy
  | RequestAct
  | RequestEvents
  | RequestBot
  | RequestClock
  | RequestTakeBack
  | RequestLookUp
  | RequestReview
  | RequestSave
  | RequestLoad
  | RequestPosition;
export type OptionValue =
  | string
  | boolean
  | number
  | (string | number)[]
  | {
      [k: string]: number;
    };
/**
 * whether a deck may be played, and how it is written to share it
 */
export type RequestDeck =
  | {
      /**
       * a game's id
       */
      game: string;
      /**
       * the name of a ready one, or copies by card
       */
      deck:
        | string
        | {
            [k: string]: Number;
          };
      /**
       * of the table; the rest have their defaults
       */
      options?: {
        [k: string]: OptionValue;
      };
      do: 'deck';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    }
  | {
      /**
       * a game's id
       */
      game: string;
      /**
       * a card a line: docs/protocol.md
       */
      text: string;
      /**
       * of the table; the rest have their defaults
       */
      options?: {
        [k: string]: OptionValue;
      };
      do: 'deck';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    };
export type Number = number;
export type Action = ChapterAndVerseAction | HypertextAction | VerbatimAction;
export type ChapterAndVerseAction =
  | {
      type: 'first';
      /**
       * a verse where it lies: be_still@0.hand
       */
      verse_at: string;
    }
  | {
      type: 'excess';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'freeplay';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'skip';
    }
  | {
      type: 'play';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'into';
      to: string;
    }
  | {
      type: 'sacrifice';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'use';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'quote';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'hand_to';
      seat: ChapterAndVerseNumber;
    }
  | {
      type: 'recite';
    }
  | {
      type: 'play_it';
    }
  | {
      type: 'keep_it';
    }
  | {
      type: 'close';
      theme: ChapterAndVerseTheme;
    }
  | {
      type: 'chapter';
      chapter: ChapterAndVerseChapter;
    }
  | {
      type: 'end';
    }
  | {
      type: 'pass';
    }
  | {
      type: 'quick';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'challenge';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'yes';
    }
  | {
      type: 'no';
    }
  | {
      type: 'pick';
      /**
       * a verse where it lies: be_still@0.hand
       */
      verse_at: string;
    }
  | {
      type: 'done';
    }
  | {
      type: 'player';
      seat: ChapterAndVerseNumber;
    }
  | {
      type: 'option';
      option: number;
    }
  | {
      type: 'name';
      member: ChapterAndVerseMember;
    }
  | {
      type: 'top';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'bottom';
      /**
       * be_still; be_still~2 where it is the seat 2's and not its holder's
       */
      verse: string;
    }
  | {
      type: 'right';
    }
  | {
      type: 'wrong';
    };
/**
 * a seat
 */
export type ChapterAndVerseNumber = number;
export type ChapterAndVerseTheme = 'strength' | 'wisdom' | 'faith' | 'histories' | 'trials';
export type ChapterAndVerseChapter = string;
export type ChapterAndVerseMember =
  | 'strength'
  | 'wisdom'
  | 'faith'
  | 'histories'
  | 'trials'
  | 'commandment'
  | 'covenant'
  | 'miracle'
  | 'parable'
  | 'prayer'
  | 'prophecy'
  | 'prophet'
  | 'psalm'
  | 'testimony';
export type HypertextAction =
  | {
      type: 'activate';
      card: HypertextWord;
    }
  | {
      type: 'reveal';
      card: HypertextWord;
    }
  | {
      type: 'pay';
      card: HypertextWord;
    }
  | {
      type: 'record';
      target: HypertextTarget;
    }
  | {
      type: 'lay';
      /**
       * bread; king:noun for a TITLE that stands for a NOUN (HT-04)
       */
      laid: string;
    }
  | {
      type: 'discard';
      card: HypertextWord;
    }
  | {
      type: 'redeem';
    }
  | {
      type: 'pass';
    }
  | {
      type: 'yes';
    }
  | {
      type: 'no';
    }
  | {
      type: 'pick';
      card: HypertextWord;
    }
  | {
      type: 'done';
    }
  | {
      type: 'player';
      seat: HypertextNumber;
    }
  | {
      type: 'option';
      option: number;
    }
  | {
      type: 'name';
      member: 'noun' | 'verb' | 'adjective' | 'name' | 'title' | 'common' | 'uncommon' | 'rare' | 'glorious';
    }
  | {
      type: 'top';
      card: HypertextWord;
    }
  | {
      type: 'bottom';
      card: HypertextWord;
    };
/**
 * its English name: bread
 */
export type HypertextWord = string;
/**
 * the Board Phase, or the Lot of a seat
 */
export type HypertextTarget = 'board' | number;
/**
 * a seat
 */
export type HypertextNumber = number;
export type VerbatimAction =
  | {
      type: 'take';
      pile: number;
    }
  | {
      type: 'gain';
      pile: number;
    }
  | {
      type: 'remove';
      card: string;
    }
  | {
      type: 'keep';
    }
  | {
      type: 'lay';
      card: string;
    }
  | {
      type: 'end_word';
    }
  | {
      type: 'done';
    }
  | {
      type: 'challenge';
      place: number;
    }
  | {
      type: 'pass';
    }
  | {
      type: 'exists';
    }
  | {
      type: 'missing';
    };
/**
 * takes an action, or a list of them as a whole
 */
export type RequestAct =
  | {
      /**
       * who acts
       */
      seat: number | 'judge';
      action: Action;
      /**
       * what is said with it
       */
      text?: string;
      /**
       * what the seat had seen; refused if its decision is a later one
       */
      revision?: number;
      do: 'act';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    }
  | {
      /**
       * who acts
       */
      seat: number | 'judge';
      /**
       * or several
       *
       * @maxItems 512
       */
      actions: Action[];
      /**
       * what is said with it
       */
      text?: string;
      /**
       * what the seat had seen; refused if its decision is a later one
       */
      revision?: number;
      do: 'act';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    };
export type Replay =
  | {
      /**
       * what this file is
       */
      scriptorium: 'replay';
      game: 'chapter_and_verse';
      /**
       * of the game's rules
       */
      rules_version: number;
      /**
       * hash of the cards, 16 hexadecimal digits
       */
      book: string;
      seats: number;
      /**
       * table options by name
       */
      options: {
        [k: string]: OptionValue;
      };
      /**
       * where all chance came from
       */
      seed: string | number;
      dice: 'sealed' | 'fast';
      /**
       * who gave the verdicts
       */
      judge: 'table' | 'dice' | 'asked';
      /**
       * where it began, as scenario text; dealt if absent
       */
      position?: string;
      /**
       * what happened, in order
       *
       * @maxItems 20000
       */
      entries: ChapterAndVerseEntry[];
      /**
       * once the game is over
       */
      result?: Scores;
    }
  | {
      /**
       * what this file is
       */
      scriptorium: 'replay';
      game: 'hypertext';
      /**
       * of the game's rules
       */
      rules_version: number;
      /**
       * hash of the cards, 16 hexadecimal digits
       */
      book: string;
      seats: number;
      /**
       * table options by name
       */
      options: {
        [k: string]: OptionValue;
      };
      /**
       * where all chance came from
       */
      seed: string | number;
      dice: 'sealed' | 'fast';
      /**
       * who gave the verdicts
       */
      judge: 'table' | 'dice' | 'asked';
      /**
       * where it began, as scenario text; dealt if absent
       */
      position?: string;
      /**
       * what happened, in order
       *
       * @maxItems 20000
       */
      entries: HypertextEntry[];
      /**
       * once the game is over
       */
      result?: Scores;
    }
  | {
      /**
       * what this file is
       */
      scriptorium: 'replay';
      game: 'verbatim';
      /**
       * of the game's rules
       */
      rules_version: number;
      /**
       * hash of the cards, 16 hexadecimal digits
       */
      book: string;
      seats: number;
      /**
       * table options by name
       */
      options: {
        [k: string]: OptionValue;
      };
      /**
       * where all chance came from
       */
      seed: string | number;
      dice: 'sealed' | 'fast';
      /**
       * who gave the verdicts
       */
      judge: 'table' | 'dice' | 'asked';
      /**
       * where it began, as scenario text; dealt if absent
       */
      position?: string;
      /**
       * what happened, in order
       *
       * @maxItems 20000
       */
      entries: VerbatimEntry[];
      /**
       * once the game is over
       */
      result?: Scores;
    };
export type Seat = number;
export type Answer =
  | AnswerGames
  | AnswerCards
  | AnswerSlips
  | AnswerDeck
  | AnswerNew
  | AnswerActors
  | AnswerView
  | AnswerLegal
  | AnswerWhy
  | AnswerAct
  | AnswerEvents
  | AnswerBot
  | AnswerClock
  | AnswerTakeBack
  | AnswerLookUp
  | AnswerReview
  | AnswerSave
  | AnswerLoad
  | AnswerPosition
  | Failure;
export type Text = string;
export type Choice = string | boolean;
export type AnswerCards =
  | {
      game: 'chapter_and_verse';
      /**
       * @maxItems 65536
       */
      cards: ChapterAndVersePrintedCard[];
      /**
       * what else stands in the box
       */
      constants?: ChapterAndVerseConstants;
      did: 'cards';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * @maxItems 65536
       */
      cards: HypertextPrintedCard[];
      /**
       * what else stands in the box
       */
      constants?: HypertextConstants;
      did: 'cards';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * @maxItems 65536
       */
      cards: VerbatimPrintedCard[];
      did: 'cards';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
/**
 * its English title: be_still
 */
export type ChapterAndVerseVerse = string;
export type HypertextWordType = 'noun' | 'verb' | 'adjective' | 'name' | 'title';
/**
 * remnant
 */
export type HypertextPhase = string;
export type Actor = number | 'judge';
export type AnswerView =
  | {
      game: 'chapter_and_verse';
      view: ChapterAndVerseView;
      /**
       * of this viewer
       */
      revision: number;
      did: 'view';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      view: HypertextView;
      /**
       * of this viewer
       */
      revision: number;
      did: 'view';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      view: VerbatimView;
      /**
       * of this viewer
       */
      revision: number;
      did: 'view';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
/**
 * hidden verses that are not the holder's own: their backs show it (CV-24)
 */
export type ChapterAndVerseStrangers = {
  place: number;
  owner: ChapterAndVerseNumber;
}[];
/**
 * the top first; a chapter from its first verse on
 */
export type ChapterAndVerseOpenPile = ChapterAndVerseCard[];
/**
 * 0.hand; 0.1 is the first chapter of seat 0; handed: held by the opponent it was handed to
 */
export type ChapterAndVersePile = string;
export type ChapterAndVerseSeats = ChapterAndVerseNumber[];
export type HypertextWords = HypertextWord[];
export type HypertextSeats = HypertextNumber[];
export type HypertextPile = string;
export type AnswerLegal =
  | {
      game: 'chapter_and_verse';
      /**
       * the same decision has the same list
       *
       * @maxItems 4096
       */
      legal: ChapterAndVerseAction[];
      /**
       * the revision at which this decision began
       */
      decision?: number;
      did: 'legal';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * the same decision has the same list
       *
       * @maxItems 4096
       */
      legal: HypertextAction[];
      /**
       * the revision at which this decision began
       */
      decision?: number;
      did: 'legal';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * the same decision has the same list
       *
       * @maxItems 4096
       */
      legal: VerbatimAction[];
      /**
       * the revision at which this decision began
       */
      decision?: number;
      did: 'legal';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type AnswerAct =
  | {
      game: 'chapter_and_verse';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'act';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'act';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'act';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type ChapterAndVerseEvent =
  | {
      type: 'began';
      seat: ChapterAndVerseNumber;
      seats: number;
      game: 'basic' | 'advanced';
    }
  | {
      type: 'dealt';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      deck: number;
      count: number;
      verses?: ChapterAndVerseVerse[];
    }
  | {
      type: 'brought';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      count: number;
      verses?: ChapterAndVerseVerse[];
    }
  | {
      type: 'start_shown';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse: ChapterAndVerseVerse;
    }
  | {
      type: 'turn';
      seat: ChapterAndVerseNumber;
      round: number;
    }
  | {
      type: 'phase';
      seat: ChapterAndVerseNumber;
      phase: 'start' | 'excess' | 'freeplay' | 'play' | 'ending' | 'end' | 'over';
    }
  | {
      type: 'step';
      seat: ChapterAndVerseNumber;
      action: ChapterAndVerseAction;
    }
  | {
      type: 'drew';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      pile: ChapterAndVersePile;
      count: number;
      verses?: ChapterAndVerseVerse[];
    }
  | {
      type: 'moved';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse?: ChapterAndVerseVerse;
      from: ChapterAndVersePile;
      to: ChapterAndVersePile;
      end?: 'top' | 'bottom';
    }
  | {
      type: 'played';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse: ChapterAndVerseVerse;
      from: ChapterAndVersePile;
      to: ChapterAndVersePile;
      manner: 'free' | 'paid' | 'recited';
      sacrificed: ChapterAndVerseVerse[];
    }
  | {
      type: 'set';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse: ChapterAndVerseVerse;
      from: ChapterAndVersePile;
      to: ChapterAndVersePile;
    }
  | {
      type: 'used';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse: ChapterAndVerseVerse;
      from: ChapterAndVersePile;
      to: ChapterAndVersePile;
    }
  | {
      type: 'quick';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse: ChapterAndVerseVerse;
      from: ChapterAndVersePile;
      to: ChapterAndVersePile;
    }
  | {
      type: 'challenged';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      reciter: ChapterAndVerseNumber;
      chapter: ChapterAndVerseChapter;
      sacrificed: ChapterAndVerseVerse;
    }
  | {
      type: 'quoting';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse?: ChapterAndVerseVerse;
      listener: ChapterAndVerseNumber;
    }
  | {
      type: 'recited';
      seat: ChapterAndVerseNumber;
    }
  | {
      type: 'verdict';
      seat: ChapterAndVerseNumber;
      right: boolean;
    }
  | {
      type: 'declared';
      seat: ChapterAndVerseNumber;
      theme: ChapterAndVerseTheme;
      chapters: ChapterAndVerseChapter[];
    }
  | {
      type: 'closed';
      seat: ChapterAndVerseNumber;
    }
  | {
      type: 'not_closed';
      seat: ChapterAndVerseNumber;
    }
  | {
      type: 'asked';
      seat: ChapterAndVerseNumber;
      asked: ChapterAndVerseSeats;
    }
  | {
      type: 'answered';
      seat: ChapterAndVerseNumber;
    }
  | {
      type: 'all_passed';
      seat: ChapterAndVerseNumber;
    }
  | {
      type: 'effect';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      trigger: 'played' | 'discarded' | 'quick_played' | 'start_of_turn' | 'end_of_turn' | 'leaves_play';
      verse: ChapterAndVerseVerse;
      at: ChapterAndVersePile;
    }
  | {
      type: 'fizzled';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse: ChapterAndVerseVerse;
      at: ChapterAndVersePile;
    }
  | {
      type: 'cancelled';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse: ChapterAndVerseVerse;
      at: ChapterAndVersePile;
    }
  | {
      type: 'looked';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      pile: ChapterAndVersePile;
      count: number;
      verses?: ChapterAndVerseVerse[];
    }
  | {
      type: 'shown';
      owners?: ChapterAndVerseOwners;
      pile: ChapterAndVersePile;
      count: number;
      verses?: ChapterAndVerseVerse[];
    }
  | {
      type: 'searched';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      pile: ChapterAndVersePile;
      count: number;
      verses?: ChapterAndVerseVerse[];
    }
  | {
      type: 'shuffled';
      pile: ChapterAndVersePile;
    }
  | {
      type: 'arranged';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      pile: ChapterAndVersePile;
      to_top: number;
      to_bottom: number;
      top?: ChapterAndVerseVerse[];
      bottom?: ChapterAndVerseVerse[];
    }
  | {
      type: 'named';
      seat: ChapterAndVerseNumber;
      member: ChapterAndVerseMember;
    }
  | {
      type: 'chose';
      seat: ChapterAndVerseNumber;
      action: ChapterAndVerseAction;
    }
  | {
      type: 'exchanged';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      other: ChapterAndVerseNumber;
      pile: 'hand' | 'deck' | 'blessings' | 'discard' | 'darkness';
      count?: number;
      verses?: ChapterAndVerseVerse[];
    }
  | {
      type: 'lasts';
      owners?: ChapterAndVerseOwners;
      seat: ChapterAndVerseNumber;
      verse: ChapterAndVerseVerse;
      at: ChapterAndVersePile;
      amount: number;
    }
  | {
      type: 'ended';
      winner?: ChapterAndVerseNumber;
    }
  | {
      type: 'taken_back';
    };
/**
 * whose the verses are, in their order, where one is not the seat's
 */
export type ChapterAndVerseOwners = ChapterAndVerseNumber[];
export type HypertextEvent =
  | {
      type: 'chapter';
      chapter: number;
      starter: HypertextNumber;
      board: HypertextPhase;
      playing: HypertextSeats;
      lots: HypertextPhase[];
    }
  | {
      type: 'dealt';
      seat: HypertextNumber;
      /**
       * where the viewer sees them
       */
      cards?: HypertextWords;
      /**
       * where the viewer does not see which
       */
      count?: number;
    }
  | {
      type: 'turn';
      seat: HypertextNumber;
    }
  | {
      type: 'drew';
      seat: HypertextNumber;
      /**
       * in the Draw step
       */
      first: boolean;
      /**
       * where the viewer sees them
       */
      cards?: HypertextWords;
      /**
       * where the viewer does not see which
       */
      count?: number;
    }
  | {
      type: 'shuffled';
      count: number;
      /**
       * 0: Sheol into the Tower; 1: the Tower, by an ability; 2: everything, at the start of a chapter
       */
      how: number;
    }
  | {
      type: 'chose';
      seat: HypertextNumber;
      /**
       * where the viewer is told what
       */
      action?: HypertextAction;
    }
  | {
      type: 'activated';
      seat: HypertextNumber;
      /**
       * for a Letter
       */
      by_letter: boolean;
      card: HypertextWord;
      paid: HypertextWords;
    }
  | {
      type: 'resolved';
      seat: HypertextNumber;
      card: HypertextWord;
    }
  | {
      type: 'recorded';
      seat: HypertextNumber;
      phase: HypertextPhase;
      target: HypertextTarget;
      laid: HypertextLaidCard[];
    }
  | {
      type: 'wreath';
      seat: HypertextNumber;
      wreath: 'record' | 'empty';
    }
  | {
      type: 'discarded';
      seat: HypertextNumber;
      card: HypertextWord;
      /**
       * it may be redeemed
       */
      offered: boolean;
    }
  | {
      type: 'passed';
      seat: HypertextNumber;
    }
  | {
      type: 'redeemed';
      seat: HypertextNumber;
      card: HypertextWord;
    }
  | {
      type: 'out';
      seat: HypertextNumber;
    }
  | {
      type: 'spent';
      seat: HypertextNumber;
    }
  | {
      type: 'grace';
      seat: HypertextNumber;
    }
  | {
      type: 'laid_open';
      seat: HypertextNumber;
      cards: HypertextWords;
    }
  | {
      type: 'scored';
      chapter: number;
      /**
       * by seat
       */
      points: number[];
    }
  | {
      type: 'tied';
      seats: HypertextSeats;
    }
  | {
      type: 'dealt_anew';
      deals: number;
    }
  | {
      type: 'ended';
      winner: HypertextNumber;
    }
  | {
      type: 'moved';
      seat: HypertextNumber;
      from: HypertextPile;
      to: HypertextPile;
      /**
       * to the bottom
       */
      bottom: boolean;
      /**
       * where the viewer sees it
       */
      card?: HypertextWord;
    }
  | {
      type: 'looked';
      seat: HypertextNumber;
      pile: HypertextPile;
      /**
       * where the viewer sees them
       */
      cards?: HypertextWords;
      /**
       * where the viewer does not see which
       */
      count?: number;
    }
  | {
      type: 'shown';
      seat: HypertextNumber;
      pile: HypertextPile;
      /**
       * where the viewer sees them
       */
      cards?: HypertextWords;
      /**
       * where the viewer does not see which
       */
      count?: number;
    }
  | {
      type: 'arranged';
      seat: HypertextNumber;
      pile: HypertextPile;
      /**
       * how many of them went to the bottom
       */
      below: number;
      /**
       * where the viewer sees them
       */
      cards?: HypertextWords;
      /**
       * where the viewer does not see which
       */
      count?: number;
      /**
       * which of `cards` did: bit 0 for the first
       */
      bottoms?: number;
    }
  | {
      type: 'searched';
      seat: HypertextNumber;
      pile: HypertextPile;
      /**
       * where the viewer sees them
       */
      cards?: HypertextWords;
      /**
       * where the viewer does not see which
       */
      count?: number;
    }
  | {
      type: 'exchanged';
      seat: HypertextNumber;
      other: HypertextNumber;
      what: 'hand' | 'lot';
      /**
       * of hands: how many cards `seat` holds now
       */
      count?: number;
      /**
       * how many `other` holds now
       */
      others_count?: number;
      /**
       * of Lots: the one that `seat` has now
       */
      lot?: HypertextPhase;
      /**
       * the one that `other` has now
       */
      others_lot?: HypertextPhase;
      /**
       * what `seat` holds now, where the viewer sees both hands
       */
      cards?: HypertextWords;
      /**
       * what `other` holds now
       */
      others_cards?: HypertextWords;
    }
  | {
      type: 'named';
      seat: HypertextNumber;
      member: 'noun' | 'verb' | 'adjective' | 'name' | 'title' | 'common' | 'uncommon' | 'rare' | 'glorious';
    }
  | {
      type: 'gained';
      seat: HypertextNumber;
      amount: number;
      what: 'letters' | 'points';
    }
  | {
      type: 'barred';
      seat: HypertextNumber;
      act: 'activate' | 'redeem';
      seats: HypertextSeats;
      /**
       * absent: until the chapter ends
       */
      until_turn_of?: HypertextNumber;
    }
  | {
      type: 'may_activate';
      seat: HypertextNumber;
      amount: number;
    }
  | {
      type: 'taken_back';
    };
export type VerbatimEvent =
  | {
      type: 'began';
      seat: number;
      seats: number;
      pile_size: number;
    }
  | {
      type: 'shown';
      pile: number;
      top: VerbatimCard;
    }
  | {
      type: 'took';
      seat: number;
      pile: number;
      card: VerbatimCard;
    }
  | {
      type: 'chose';
      seat: number;
      action: VerbatimAction;
    }
  | {
      type: 'exchanged';
      seat: number;
      piles: number[];
      gained: VerbatimCard[];
      removed: VerbatimCard[];
    }
  | {
      type: 'kept';
      seat: number;
    }
  | {
      type: 'arranging';
      seat: number;
    }
  | {
      type: 'arranged';
      seat: number;
    }
  | {
      type: 'word';
      seat: number;
      place: number;
      cards: VerbatimCard[];
    }
  | {
      type: 'challenged';
      seat: number;
      place: number;
    }
  | {
      type: 'passed';
      seat: number;
    }
  | {
      type: 'doubled';
      seat: number;
      place: number;
    }
  | {
      type: 'dissolved';
      seat: number;
      place: number;
    }
  | {
      type: 'reformed';
      seat: number;
    }
  | {
      type: 'ended';
      winner: number;
    }
  | {
      type: 'taken_back';
    };
export type AnswerEvents =
  | {
      game: 'chapter_and_verse';
      /**
       * of this viewer
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      did: 'events';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * of this viewer
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      did: 'events';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * of this viewer
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      did: 'events';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type AnswerBot =
  | {
      game: 'chapter_and_verse';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * what the player did
       *
       * @maxItems 512
       */
      actions: ChapterAndVerseAction[];
      did: 'bot';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * what the player did
       *
       * @maxItems 512
       */
      actions: HypertextAction[];
      did: 'bot';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * what the player did
       *
       * @maxItems 512
       */
      actions: VerbatimAction[];
      did: 'bot';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type AnswerClock =
  | {
      game: 'chapter_and_verse';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'clock';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'clock';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'clock';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type AnswerTakeBack =
  | {
      game: 'chapter_and_verse';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'take_back';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'take_back';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * of the seat, now
       */
      revision: number;
      /**
       * what the viewer was told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      did: 'take_back';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type AnswerReview =
  | {
      game: 'chapter_and_verse';
      review: null;
      did: 'review';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      review: null;
      did: 'review';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      review: VerbatimReview;
      did: 'review';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomRequest =
  | RoomRequestView
  | RoomRequestLegal
  | RoomRequestWhy
  | RoomRequestEvents
  | RoomRequestAct
  | RoomRequestTakeBack
  | RoomRequestLookUp
  | RoomRequestReview
  | RoomRequestHello
  | RoomRequestGames
  | RoomRequestCards
  | RoomRequestSlips
  | RoomRequestDeck
  | RoomRequestTables
  | RoomRequestMyGames
  | RoomRequestForgetGames
  | RoomRequestOpen
  | RoomRequestJoin
  | RoomRequestSit
  | RoomRequestStand
  | RoomRequestPlace
  | RoomRequestStart
  | RoomRequestLeave
  | RoomRequestRemove
  | RoomRequestSay
  | RoomRequestAgree
  | RoomRequestHistory
  | RoomRequestLetPass
  | RoomRequestAgain;
/**
 * takes an action, or a list of them as a whole
 */
export type RoomRequestAct =
  | {
      /**
       * who acts
       */
      seat: number | 'judge';
      action: Action;
      /**
       * what is said with it
       */
      text?: string;
      /**
       * what the seat had seen; refused if its decision is a later one
       */
      revision?: number;
      /**
       * a table's id, from its link
       */
      table: string;
      do: 'act';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    }
  | {
      /**
       * who acts
       */
      seat: number | 'judge';
      /**
       * or several
       *
       * @maxItems 512
       */
      actions: Action[];
      /**
       * what is said with it
       */
      text?: string;
      /**
       * what the seat had seen; refused if its decision is a later one
       */
      revision?: number;
      /**
       * a table's id, from its link
       */
      table: string;
      do: 'act';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    };
/**
 * whether a deck may be played, and how it is written to share it
 */
export type RoomRequestDeck =
  | {
      /**
       * a game's id
       */
      game: string;
      /**
       * the name of a ready one, or copies by card
       */
      deck:
        | string
        | {
            [k: string]: Number;
          };
      /**
       * of the table; the rest have their defaults
       */
      options?: {
        [k: string]: OptionValue;
      };
      do: 'deck';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    }
  | {
      /**
       * a game's id
       */
      game: string;
      /**
       * a card a line: docs/protocol.md
       */
      text: string;
      /**
       * of the table; the rest have their defaults
       */
      options?: {
        [k: string]: OptionValue;
      };
      do: 'deck';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    };
/**
 * shows a guest the door
 */
export type RoomRequestRemove =
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      /**
       * by the number of somebody who is here
       */
      guest: number;
      do: 'remove';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      /**
       * which seat
       */
      seat: number;
      do: 'remove';
      /**
       * sent back as it came
       */
      id?: string | number;
      language?: 'en' | 'es';
    };
export type RoomAnswer =
  | RoomAnswerView
  | RoomAnswerLegal
  | RoomAnswerWhy
  | RoomAnswerEvents
  | RoomAnswerAct
  | RoomAnswerTakeBack
  | RoomAnswerLookUp
  | RoomAnswerReview
  | RoomAnswerHello
  | RoomAnswerGames
  | RoomAnswerCards
  | RoomAnswerSlips
  | RoomAnswerDeck
  | RoomAnswerTables
  | RoomAnswerMyGames
  | RoomAnswerForgetGames
  | RoomAnswerOpen
  | RoomAnswerJoin
  | RoomAnswerSit
  | RoomAnswerStand
  | RoomAnswerPlace
  | RoomAnswerStart
  | RoomAnswerLeave
  | RoomAnswerRemove
  | RoomAnswerSay
  | RoomAnswerAgree
  | RoomAnswerHistory
  | RoomAnswerLetPass
  | RoomAnswerAgain
  | Failure;
export type RoomAnswerView =
  | {
      game: 'chapter_and_verse';
      view: ChapterAndVerseView;
      /**
       * of this viewer
       */
      revision: number;
      did: 'view';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      view: HypertextView;
      /**
       * of this viewer
       */
      revision: number;
      did: 'view';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      view: VerbatimView;
      /**
       * of this viewer
       */
      revision: number;
      did: 'view';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomAnswerLegal =
  | {
      game: 'chapter_and_verse';
      /**
       * the same decision has the same list
       *
       * @maxItems 4096
       */
      legal: ChapterAndVerseAction[];
      /**
       * the revision at which this decision began
       */
      decision?: number;
      did: 'legal';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * the same decision has the same list
       *
       * @maxItems 4096
       */
      legal: HypertextAction[];
      /**
       * the revision at which this decision began
       */
      decision?: number;
      did: 'legal';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * the same decision has the same list
       *
       * @maxItems 4096
       */
      legal: VerbatimAction[];
      /**
       * the revision at which this decision began
       */
      decision?: number;
      did: 'legal';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomAnswerEvents =
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'chapter_and_verse';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: ChapterAndVerseView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: ChapterAndVerseAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh: boolean;
      did: 'events';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'hypertext';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: HypertextView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: HypertextAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh: boolean;
      did: 'events';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'verbatim';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: VerbatimView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: VerbatimAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh: boolean;
      did: 'events';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomAnswerAct =
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'chapter_and_verse';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: ChapterAndVerseView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: ChapterAndVerseAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'act';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'hypertext';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: HypertextView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: HypertextAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'act';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'verbatim';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: VerbatimView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: VerbatimAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'act';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomAnswerTakeBack =
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'chapter_and_verse';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: ChapterAndVerseView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: ChapterAndVerseAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'take_back';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'hypertext';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: HypertextView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: HypertextAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'take_back';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'verbatim';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: VerbatimView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: VerbatimAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'take_back';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * the others are asked
       */
      waits: true;
      did: 'take_back';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomAnswerReview =
  | {
      game: 'chapter_and_verse';
      review: null;
      did: 'review';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      review: null;
      did: 'review';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      review: VerbatimReview;
      did: 'review';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomAnswerCards =
  | {
      game: 'chapter_and_verse';
      /**
       * @maxItems 65536
       */
      cards: ChapterAndVersePrintedCard[];
      /**
       * what else stands in the box
       */
      constants?: ChapterAndVerseConstants;
      did: 'cards';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * @maxItems 65536
       */
      cards: HypertextPrintedCard[];
      /**
       * what else stands in the box
       */
      constants?: HypertextConstants;
      did: 'cards';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * @maxItems 65536
       */
      cards: VerbatimPrintedCard[];
      did: 'cards';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type News =
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'chapter_and_verse';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: ChapterAndVerseView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: ChapterAndVerseAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh: boolean;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'hypertext';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: HypertextView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: HypertextAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh: boolean;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'verbatim';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: VerbatimView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: VerbatimAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh: boolean;
    };
export type RoomAnswerAgree =
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'chapter_and_verse';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: ChapterAndVerseView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: ChapterAndVerseAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'agree';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'hypertext';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: HypertextView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: HypertextAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'agree';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'verbatim';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: VerbatimView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: VerbatimAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'agree';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * the others are asked
       */
      waits?: true;
      did: 'agree';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomAnswerHistory =
  | {
      game: 'chapter_and_verse';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * there is more before: ask again, until the first of these
       */
      earlier: boolean;
      /**
       * the last of them, oldest first
       *
       * @maxItems 200
       */
      moves: ChapterAndVerseMove[];
      did: 'history';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'hypertext';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * there is more before: ask again, until the first of these
       */
      earlier: boolean;
      /**
       * the last of them, oldest first
       *
       * @maxItems 200
       */
      moves: HypertextMove[];
      did: 'history';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      game: 'verbatim';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * there is more before: ask again, until the first of these
       */
      earlier: boolean;
      /**
       * the last of them, oldest first
       *
       * @maxItems 200
       */
      moves: VerbatimMove[];
      did: 'history';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type RoomAnswerLetPass =
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'chapter_and_verse';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: ChapterAndVerseView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: ChapterAndVerseAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'let_pass';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'hypertext';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: HypertextView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: HypertextAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'let_pass';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'verbatim';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: VerbatimView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: VerbatimAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      did: 'let_pass';
      ok: true;
      /**
       * sent back as it came
       */
      id?: string | number;
    };
export type Told =
  ToldTable | ToldHappened | ToldSaid | ToldTakeBackAsked | ToldTakeBackRefused | ToldTimeUp | ToldRemoved;
/**
 * something you can see happened
 */
export type ToldHappened =
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'chapter_and_verse';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: ChapterAndVerseEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: ChapterAndVerseView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: ChapterAndVerseAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh?: boolean;
      told: 'happened';
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'hypertext';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: HypertextEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: HypertextView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: HypertextAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh?: boolean;
      told: 'happened';
    }
  | {
      /**
       * a table's id, from its link
       */
      table: string;
      game: 'verbatim';
      /**
       * whose eyes
       */
      seat: number | 'spectator';
      /**
       * of these eyes, now
       */
      revision: number;
      /**
       * what they were told
       *
       * @maxItems 1048576
       */
      events: VerbatimEvent[];
      /**
       * who may act now
       */
      actors: Actor[];
      /**
       * whose turn it is; others may be asked in it
       */
      turn?: number;
      /**
       * people judge: the seats that may
       */
      judges?: Seat[];
      /**
       * what is to be judged
       */
      said?: SaidWords;
      /**
       * milliseconds left, by seat
       */
      clocks?: Number[];
      /**
       * all who may act are asked at once, and the first call wins or they choose together
       */
      answering?: 'first_wins' | 'together';
      /**
       * milliseconds until that closes for people; absent: no limit
       */
      window?: number;
      /**
       * the seat has answered, and the others do not know it yet
       */
      answered?: true;
      /**
       * what the seat lets pass: see let_pass
       */
      lets_pass?: 'my_turn' | 'round' | 'concerned';
      /**
       * the game is over
       */
      over?: boolean;
      /**
       * once the game is over
       */
      scores?: Scores;
      view: VerbatimView;
      /**
       * if the seat may act and you asked for it
       *
       * @maxItems 4096
       */
      legal?: VerbatimAction[];
      /**
       * the revision at which it began
       */
      decision?: number;
      /**
       * events are left out: start from the view
       */
      fresh?: boolean;
      told: 'happened';
    };
/**
 * /api/tables/ID/steps: a finished game, step by step
 */
export type PageSteps =
  | {
      game: 'chapter_and_verse';
      /**
       * how many
       */
      seats: number;
      /**
       * all table options
       */
      options: {
        [k: string]: OptionValue;
      };
      /**
       * by seat: a person's, or the kind of computer player
       */
      names: Text[];
      /**
       * the deal, then one an entry
       *
       * @maxItems 20001
       */
      steps: ChapterAndVerseStep[];
      scores: Scores;
      ok: true;
    }
  | {
      game: 'hypertext';
      /**
       * how many
       */
      seats: number;
      /**
       * all table options
       */
      options: {
        [k: string]: OptionValue;
      };
      /**
       * by seat: a person's, or the kind of computer player
       */
      names: Text[];
      /**
       * the deal, then one an entry
       *
       * @maxItems 20001
       */
      steps: HypertextStep[];
      scores: Scores;
      ok: true;
    }
  | {
      game: 'verbatim';
      /**
       * how many
       */
      seats: number;
      /**
       * all table options
       */
      options: {
        [k: string]: OptionValue;
      };
      /**
       * by seat: a person's, or the kind of computer player
       */
      names: Text[];
      /**
       * the deal, then one an entry
       *
       * @maxItems 20001
       */
      steps: VerbatimStep[];
      scores: Scores;
      ok: true;
    };

/**
 * the games that there are, with their options and players
 */
export interface RequestGames {
  do: 'games';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * every card of a game as people read it, in the language of the request
 */
export interface RequestCards {
  /**
   * a game's id
   */
  game: string;
  do: 'cards';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * what was said for a verse beside what is written, word by word
 */
export interface RequestSlips {
  /**
   * a game's id
   */
  game: string;
  /**
   * a card's id
   */
  card: string;
  /**
   * what was said
   */
  text: string;
  /**
   * of the table; the rest have their defaults
   */
  options?: {
    [k: string]: OptionValue;
  };
  do: 'slips';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * deals a new table and puts away the old one
 */
export interface RequestNew {
  /**
   * a game's id
   */
  game: string;
  /**
   * how many
   */
  seats: number;
  /**
   * by name; the rest have their defaults
   */
  options?: {
    [k: string]: OptionValue;
  };
  /**
   * where all chance comes from; absent: drawn by the machine
   */
  seed?: string | number;
  /**
   * sealed (default): nobody can tell the next draw; fast: for simulations
   */
  dice?: 'sealed' | 'fast';
  /**
   * who gives verdicts: the table (default), the dice, or whoever is asked
   */
  judge?: 'table' | 'dice' | 'asked';
  do: 'new';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * who may act now
 */
export interface RequestActors {
  do: 'actors';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * all that a seat or a spectator knows
 */
export interface RequestView {
  /**
   * whose eyes
   */
  seat: number | 'spectator';
  do: 'view';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * what the seat may do now, or after small steps that it has not sent yet
 */
export interface RequestLegal {
  /**
   * who acts
   */
  seat: number | 'judge';
  /**
   * steps
   *
   * @maxItems 512
   */
  after?: Action[];
  do: 'legal';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * whether an action is legal now, and if not, which rule says so
 */
export interface RequestWhy {
  /**
   * who acts
   */
  seat: number | 'judge';
  action: Action;
  do: 'why';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * what a viewer was told after a revision
 */
export interface RequestEvents {
  /**
   * whose eyes
   */
  seat: number | 'spectator';
  /**
   * a revision; absent: from the start
   */
  since?: number;
  do: 'events';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * lets a computer player act for the seat
 */
export interface RequestBot {
  /**
   * which seat
   */
  seat: number;
  /**
   * its name
   */
  player: string;
  do: 'bot';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * the seat's time has run out
 */
export interface RequestClock {
  /**
   * which seat
   */
  seat: number;
  do: 'clock';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * takes back what the seat did last
 */
export interface RequestTakeBack {
  /**
   * which seat
   */
  seat: number;
  /**
   * how many of its entries
   */
  count: number;
  do: 'take_back';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * whether a word exists, where the table's dictionary lies open
 */
export interface RequestLookUp {
  word: string;
  do: 'look_up';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * how a game that is over could have gone
 */
export interface RequestReview {
  do: 'review';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * the whole game as a replay
 */
export interface RequestSave {
  do: 'save';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * puts a saved game on the table
 */
export interface RequestLoad {
  replay: Replay;
  do: 'load';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
export interface ChapterAndVerseEntry {
  /**
   * who acted
   */
  by: number | 'judge';
  /**
   * what they did, as a whole
   *
   * @maxItems 512
   */
  actions?: ChapterAndVerseAction[];
  /**
   * what was said or judged
   */
  text?: string;
  /**
   * their time had run out
   */
  clock?: boolean;
  /**
   * so many of its last entries are no longer in force
   */
  take_back?: number;
}
export interface Scores {
  /**
   * by seat
   */
  points: Number[];
  winners: Seat[];
}
export interface HypertextEntry {
  /**
   * who acted
   */
  by: number | 'judge';
  /**
   * what they did, as a whole
   *
   * @maxItems 512
   */
  actions?: HypertextAction[];
  /**
   * what was said or judged
   */
  text?: string;
  /**
   * their time had run out
   */
  clock?: boolean;
  /**
   * so many of its last entries are no longer in force
   */
  take_back?: number;
}
export interface VerbatimEntry {
  /**
   * who acted
   */
  by: number | 'judge';
  /**
   * what they did, as a whole
   *
   * @maxItems 512
   */
  actions?: VerbatimAction[];
  /**
   * what was said or judged
   */
  text?: string;
  /**
   * their time had run out
   */
  clock?: boolean;
  /**
   * so many of its last entries are no longer in force
   */
  take_back?: number;
}
/**
 * sets up a position written as a scenario
 */
export interface RequestPosition {
  /**
   * docs/scenarios.md
   */
  text: string;
  /**
   * for what the text leaves open and all chance after it
   */
  seed?: string | number;
  /**
   * who gives verdicts: the table (default), the dice, or whoever is asked
   */
  judge?: 'table' | 'dice' | 'asked';
  do: 'position';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
export interface AnswerGames {
  /**
   * its version
   */
  protocol: number;
  /**
   * @maxItems 64
   */
  games: DescribedGame[];
  did: 'games';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface DescribedGame {
  /**
   * a game's id
   */
  id: string;
  title: Texts;
  min_seats: number;
  max_seats: number;
  /**
   * kinds of computer players, the ablest last
   *
   * @maxItems 64
   */
  players: Text[];
  /**
   * what each is like
   */
  player_texts: {
    [k: string]: Texts;
  };
  /**
   * @maxItems 64
   */
  options: DescribedOption[];
  /**
   * how people play it in a language, where not by the defaults
   */
  usual: UsualOptions;
  /**
   * there are moments at which players are asked all at once; a table says for how long
   */
  calls?: boolean;
  /**
   * people have at least so long, unless a table says otherwise
   */
  call_seconds?: number;
  /**
   * until when somebody can let them pass
   */
  let_pass?: Text[];
}
export interface Texts {
  /**
   * in English
   */
  en: string;
  /**
   * in Spanish
   */
  es: string;
}
export interface DescribedOption {
  name: string;
  /**
   * the rule that gives the choice
   */
  rule: string;
  default: OptionValue;
  /**
   * it is a list of so many values
   */
  count?: number;
  /**
   * names, or false and true
   *
   * @maxItems 256
   */
  choices?: Choice[];
  min?: number;
  max?: number;
  /**
   * how the value is written, if it is more than a name or numbers
   */
  form?: 'banned' | 'deck';
  /**
   * what it means
   */
  text: Texts;
  /**
   * what each choice means
   */
  choice_texts?: {
    [k: string]: Texts;
  };
  /**
   * it says how long a game takes: a page shows it first
   */
  length?: boolean;
  /**
   * it matters to simulations alone
   */
  expert?: boolean;
}
export interface UsualOptions {
  /**
   * in English
   */
  en: {
    [k: string]: OptionValue;
  };
  /**
   * in Spanish
   */
  es: {
    [k: string]: OptionValue;
  };
}
/**
 * a verse as people read it (CV-01)
 */
export interface ChapterAndVersePrintedCard {
  id: ChapterAndVerseVerse;
  number: number;
  title: string;
  titles: {
    en: string;
    es: string;
  };
  cost: number;
  icons: ChapterAndVerseIcons;
  markers: ChapterAndVerseMember[];
  /**
   * Deep Waters is left out of the basic game (CV-03)
   */
  set: 'foundations' | 'deep_waters';
  /**
   * CV-37
   */
  unique: boolean;
  /**
   * CV-32
   */
  quote: boolean;
  reference: string;
  work: 'old_testament' | 'new_testament' | 'book_of_mormon' | 'doctrine_and_covenants' | 'pearl_of_great_price';
  /**
   * absent where the texts are not installed
   */
  scripture?: string;
  /**
   * the text of the scripture
   */
  translation?: 'kjv' | 'rv1909';
  /**
   * its effects in sentences, line by line; a line of a choice begins with •
   */
  text: string[];
  /**
   * each of its effects by itself, the name of one with what it means; the view's effect.ability is the number of one, from 1
   */
  abilities: string[];
  /**
   * what the names in the text mean: Prayer (3)
   */
  reminders: {
    [k: string]: string;
  };
}
export interface ChapterAndVerseIcons {
  strength?: number;
  wisdom?: number;
  faith?: number;
  histories?: number;
  trials?: number;
}
export interface ChapterAndVerseConstants {
  /**
   * CV-52
   */
  ready_decks: ChapterAndVerseReadyDeck[];
}
export interface ChapterAndVerseReadyDeck {
  /**
   * as the options deck0 to deck5 name it
   */
  id: string;
  title: string;
  titles: {
    en: string;
    es: string;
  };
  /**
   * how it wins
   */
  plan: string;
  deck: ChapterAndVerseCopies;
  /**
   * all its verses are from the Bible
   */
  bible_only: boolean;
}
/**
 * how many of each verse; sorted by theme, cost and title
 */
export interface ChapterAndVerseCopies {
  [k: string]: number;
}
/**
 * a word as people read it (HT-02)
 */
export interface HypertextPrintedCard {
  id: HypertextWord;
  number: number;
  title: string;
  titles: {
    en: string;
    es: string;
  };
  word_type: HypertextWordType;
  rarity: 'common' | 'uncommon' | 'rare' | 'glorious';
  cost: number;
  lore: number;
  context: number;
  complexity: number;
  gloss: string;
  /**
   * its ability in sentences, line by line; a line of a choice begins with •
   */
  text: string[];
  old: HypertextVerse;
  new: HypertextVerse;
  trivia: string[];
}
export interface HypertextVerse {
  reference: string;
  /**
   * Hebrew or Greek
   */
  original: string;
  sound: string;
  strongs: string;
  /**
   * absent where the texts are not installed
   */
  scripture?: string;
  translation?: 'kjv' | 'rv1909';
}
export interface HypertextConstants {
  /**
   * @minItems 30
   * @maxItems 30
   */
  phases: HypertextPrintedPhase[];
}
/**
 * a phase and what recording it takes (HT-03); a TITLE may stand for a NOUN or a NAME (HT-04)
 */
export interface HypertextPrintedPhase {
  id: HypertextPhase;
  number: number;
  title: string;
  titles: {
    en: string;
    es: string;
  };
  /**
   * for recording it as Board Phase
   */
  points: number;
  /**
   * how many cards
   */
  size: number;
  takes:
    | {
        type: 'types';
        types: HypertextWordType[];
      }
    | {
        type: 'groups';
        groups: number[];
      }
    | {
        type: 'any';
      };
}
/**
 * a kind of card, of the letter set of the request's language (VB-22)
 */
export interface VerbatimPrintedCard {
  id: string;
  title: string;
  value: number;
  red: boolean;
  /**
   * how many are in the box
   */
  box: number;
  /**
   * how many are in each starting deck
   */
  start: number;
}
export interface AnswerSlips {
  /**
   * a game's id
   */
  game: string;
  /**
   * how many
   */
  slips: number;
  /**
   * in order; what is written in them is the verse
   *
   * @maxItems 4096
   */
  pieces: RecitedPiece[];
  /**
   * the text in which there are fewest
   */
  translation: string;
  did: 'slips';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RecitedPiece {
  /**
   * added: nothing of the verse; missed: nothing was said; rest: not asked for
   */
  kind: 'right' | 'missed' | 'added' | 'different' | 'swapped' | 'rest';
  /**
   * what is written
   */
  scripture?: string;
  /**
   * what was said in its place
   */
  said?: string;
}
export interface AnswerDeck {
  /**
   * a game's id
   */
  game: string;
  /**
   * copies by card, of all that was understood
   */
  deck: {
    [k: string]: Number;
  };
  /**
   * how many cards
   */
  size: number;
  /**
   * it, to share
   */
  text: string;
  /**
   * if it has one
   */
  name?: string;
  /**
   * why it may not be played; none: it may
   *
   * @maxItems 1024
   */
  faults: DeckFault[];
  did: 'deck';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface DeckFault {
  /**
   * a sentence
   */
  message: string;
  /**
   * the rule's id; absent: it could not be read
   */
  rule?: string;
  /**
   * the card at fault, if one is
   */
  verse?: string;
  /**
   * where it stands in the text, from 1
   */
  line?: number;
}
export interface AnswerNew {
  /**
   * a game's id
   */
  game: string;
  seats: number;
  /**
   * all table options
   */
  options: {
    [k: string]: OptionValue;
  };
  /**
   * who may act
   */
  actors: Actor[];
  did: 'new';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface AnswerActors {
  /**
   * seats, or "judge"; none: the game is over
   */
  actors: Actor[];
  over: boolean;
  /**
   * once the game is over
   */
  scores?: Scores;
  did: 'actors';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface ChapterAndVerseView {
  game: 'basic' | 'advanced';
  phase: 'start' | 'excess' | 'freeplay' | 'play' | 'ending' | 'end' | 'over';
  asks:
    | 'order'
    | 'excess'
    | 'turn'
    | 'chapter'
    | 'sacrifice'
    | 'hand_to'
    | 'recited'
    | 'faltered'
    | 'book'
    | 'window'
    | 'recite'
    | 'verdict'
    | 'effect'
    | 'nothing';
  mover: ChapterAndVerseNumber;
  /**
   * who began
   */
  first: ChapterAndVerseNumber;
  round: number;
  /**
   * verses that may be played without sacrifice in this turn
   */
  free_plays: number;
  /**
   * @minItems 2
   * @maxItems 6
   */
  seats: ChapterAndVerseSeat[];
  /**
   * the viewer's own deck (CV-04), wherever its verses are by now
   */
  deck?: {
    verse: ChapterAndVerseVerse;
    copies: number;
  }[];
  /**
   * verses known to be in a pile, and not where
   */
  somewhere?: {
    [k: string]: ChapterAndVerseCard[];
  };
  /**
   * the viewer once knew more than the table remembers for it
   */
  faded?: true;
  freeplayed?: true;
  acted?: true;
  /**
   * a verse was recited and kept in this turn
   */
  kept?: true;
  idle?: number;
  unique_played?: ChapterAndVerseVerse[];
  /**
   * effects of the start or end of this turn that are still to come
   */
  due?: ChapterAndVerseLying[];
  closing?: {
    theme: ChapterAndVerseTheme;
    chapters: ChapterAndVerseChapter[];
  };
  draft?: ChapterAndVerseDraft;
  reciting?: ChapterAndVerseReciting;
  /**
   * what was done last stands last
   */
  line?: ChapterAndVerseWaiting[];
  window?: ChapterAndVerseWindow;
  effect?: ChapterAndVerseEffect;
  lasting?: ChapterAndVerseLasting[];
  reckoning?: Reckoning;
  winners?: ChapterAndVerseSeats;
  /**
   * who drew the last blessing
   */
  winner?: ChapterAndVerseNumber;
}
export interface ChapterAndVerseSeat {
  seat: ChapterAndVerseNumber;
  hand_size: number;
  /**
   * the verses that the viewer knows
   */
  hand: ChapterAndVerseCard[];
  hand_strangers?: ChapterAndVerseStrangers;
  deck: ChapterAndVerseHiddenPile;
  blessings: ChapterAndVerseHiddenPile;
  discard: ChapterAndVerseOpenPile;
  darkness: ChapterAndVerseOpenPile;
  chapters: {
    chapter: ChapterAndVerseChapter;
    verses: ChapterAndVerseOpenPile;
    icons: ChapterAndVerseIcons;
  }[];
}
export interface ChapterAndVerseCard {
  verse?: ChapterAndVerseVerse;
  /**
   * if it is not the holder's own
   */
  owner?: ChapterAndVerseNumber;
  /**
   * not played (CV-36)
   */
  set?: true;
  /**
   * of a verse in hand: what it costs now, if not what is printed (CV-47)
   */
  cost?: number;
  /**
   * everyone knows that it is there
   */
  known_to_all?: true;
}
export interface ChapterAndVerseHiddenPile {
  size: number;
  known?: {
    /**
     * 0: the top
     */
    place: number;
    verse: ChapterAndVerseVerse;
    owner?: ChapterAndVerseNumber;
    known_to_all?: true;
  }[];
  strangers?: ChapterAndVerseStrangers;
}
/**
 * a verse and where it lies; which verse only where that is known
 */
export interface ChapterAndVerseLying {
  verse?: ChapterAndVerseVerse;
  owner?: ChapterAndVerseNumber;
  at?: ChapterAndVersePile;
  /**
   * 0: the top
   */
  place?: number;
}
/**
 * what the viewer has chosen so far and nobody else knows
 */
export interface ChapterAndVerseDraft {
  verse?: ChapterAndVerseVerse;
  owner?: ChapterAndVerseNumber;
  at?: ChapterAndVersePile;
  place?: number;
  manner?: 'free' | 'paid' | 'recited';
  to?: string;
  sacrificed?: ChapterAndVerseLying[];
  /**
   * sacrifices still to be chosen
   */
  due?: number;
  theme?: ChapterAndVerseTheme;
  chapters?: ChapterAndVerseChapter[];
}
/**
 * who recites, to whom it was handed or who challenged
 */
export interface ChapterAndVerseReciting {
  verse?: ChapterAndVerseVerse;
  owner?: ChapterAndVerseNumber;
  at?: ChapterAndVersePile;
  place?: number;
  seat: ChapterAndVerseNumber;
  listener?: ChapterAndVerseNumber;
  challenger?: ChapterAndVerseNumber;
}
export interface ChapterAndVerseWaiting {
  verse?: ChapterAndVerseVerse;
  owner?: ChapterAndVerseNumber;
  at?: ChapterAndVersePile;
  place?: number;
  seat: ChapterAndVerseNumber;
  did: 'played' | 'used' | 'quick' | 'closing' | 'ending';
  cancelled?: true;
  /**
   * everyone has passed on it
   */
  answered?: true;
  /**
   * it is not challenged any more (CV-46)
   */
  stands?: true;
}
export interface ChapterAndVerseWindow {
  asked: ChapterAndVerseSeats;
  undecided: ChapterAndVerseSeats;
  /**
   * the viewer's own
   */
  answer?: 'pass' | 'challenge' | 'quick';
  with?: ChapterAndVerseLying;
}
export interface ChapterAndVerseEffect {
  verse?: ChapterAndVerseVerse;
  owner?: ChapterAndVerseNumber;
  at?: ChapterAndVersePile;
  place?: number;
  controller: ChapterAndVerseNumber;
  trigger: 'played' | 'discarded' | 'quick_played' | 'start_of_turn' | 'end_of_turn' | 'leaves_play';
  ability: number;
  /**
   * whose effect it is
   */
  seat?: ChapterAndVerseNumber;
  that_player?: ChapterAndVerseNumber;
  named?: ChapterAndVerseMember;
  asked?: ChapterAndVerseSeats;
  asks?: '' | 'yes_or_no' | 'player' | 'option' | 'name' | 'cards' | 'chapter' | 'arrange';
  /**
   * what is done with what is chosen
   */
  verb?:
    | 'draw'
    | 'discard'
    | 'take'
    | 'put'
    | 'give'
    | 'set'
    | 'move'
    | 'play'
    | 'exchange'
    | 'shuffle'
    | 'look'
    | 'reveal'
    | 'arrange'
    | 'search'
    | 'pick_player'
    | 'pick'
    | 'cancel'
    | 'negate'
    | 'gain'
    | 'lose'
    | 'name'
    | 'protect'
    | 'change'
    | 'fast'
    | 'forbid'
    | 'allow'
    | 'more'
    | 'may'
    | 'choose';
  /**
   * what verses must be to be chosen, where no more is asked of them
   */
  kinds?: ChapterAndVerseMember[];
  /**
   * the viewer's own so far
   */
  picked?: ChapterAndVerseLying[];
  /**
   * bit i: what was picked i-th goes to the bottom
   */
  bottoms?: number;
  /**
   * the verses spoken of last
   */
  them?: ChapterAndVerseLying[];
  /**
   * the steps of the effect that did something
   */
  did?: number[];
  shown?: ChapterAndVerseLying[];
  to?: {
    seat: ChapterAndVerseNumber;
    chapter: ChapterAndVersePile;
  }[];
  looked?: {
    pile: ChapterAndVersePile;
    /**
     * cards looked at that are still there
     */
    count: number;
    /**
     * cards that came later
     */
    under: number;
    from: 'top' | 'bottom';
    /**
     * its holder looked
     */
    own: boolean;
  }[];
  /**
   * that many, by seat
   */
  numbers?: number[];
  /**
   * the step of the effect that is under way, how many it has, how far that one is prepared
   */
  step?: number;
  steps?: number;
  stage?: number;
  loops?: {
    begin: number;
    end: number;
    left: number;
  }[];
}
export interface ChapterAndVerseLasting {
  verse?: ChapterAndVerseVerse;
  owner?: ChapterAndVerseNumber;
  at?: ChapterAndVersePile;
  place?: number;
  step: number;
  you: ChapterAndVerseNumber;
  other: ChapterAndVerseNumber;
  amount: number;
  on?: ChapterAndVerseLying;
  until: '' | 'this_turn' | 'next_turn' | 'chapter' | 'for_good';
  turn_of: ChapterAndVerseNumber;
}
/**
 * what each seat got for what: the rows of a seat add up to its points
 */
export interface Reckoning {
  /**
   * the round that ended last
   */
  last?: {
    round: number;
    rows: ReckoningRow[];
  };
  total: ReckoningRow[];
}
export interface ReckoningRow {
  seat: Seat;
  /**
   * what for: the game's own word
   */
  what: string;
  points: number;
  /**
   * of how many
   */
  count?: number;
  /**
   * of which
   */
  names?: string[];
}
export interface HypertextView {
  step: 'play' | 'record' | 'effect' | 'owed' | 'redeem' | 'grace' | 'over';
  chapter: number;
  chapters: number;
  turn: number;
  starter: HypertextNumber;
  mover: HypertextNumber;
  board: HypertextPhase;
  tower: {
    size: number;
    known: {
      /**
       * 0: the top
       */
      place: number;
      card: HypertextWord;
    }[];
  };
  /**
   * known to be in the Tower, not where
   */
  somewhere: HypertextWords;
  /**
   * how often the Tower ran out in this chapter (HT-32)
   */
  times_run_out: number;
  /**
   * the top first
   */
  sheol: HypertextWords;
  seats: HypertextSeat[];
  /**
   * points by chapter and seat
   */
  history: number[][];
  reckoning?: Reckoning;
  /**
   * Board Phases so far (HT-24)
   */
  past_boards: HypertextPhase[];
  /**
   * how many cards the player in turn may still activate without a Letter: the drawn one, and more by abilities (HT-10)
   */
  activations: number;
  bars: HypertextBar[];
  drawn?: HypertextWord;
  record_wreath?: HypertextNumber;
  empty_wreath?: HypertextNumber;
  went_out?: HypertextNumber;
  discarded?: number;
  /**
   * how many cards the player in turn still discards to end the turn (HT-17, HT-19)
   */
  to_discard?: number;
  deals?: number;
  /**
   * it may be redeemed
   */
  offered?: HypertextWord;
  undecided?: HypertextSeats;
  draft?: HypertextDraft;
  effect?: HypertextEffect;
  reach?: HypertextReach[];
  winner?: HypertextNumber;
}
export interface HypertextSeat {
  seat: HypertextNumber;
  /**
   * of the chapters that are over
   */
  score: number;
  /**
   * in this chapter, without Letters and hand
   */
  earned: number;
  letters: number;
  hand_size: number;
  pages: HypertextWords;
  /**
   * held when the last chapter ended, and laid open
   */
  left: HypertextWords;
  records: number;
  lot?: HypertextPhase;
  hand?: HypertextWords;
  /**
   * of the viewer's own hand, card by card: how many others are paid to activate it (HT-12, HT-31)
   */
  costs?: number[];
  /**
   * of the viewer's own hand: cards that would certainly do nothing if they were activated now
   */
  idle?: HypertextWords;
  /**
   * of a hand that is not the viewer's own: what the viewer knows to be in it
   */
  known?: HypertextWords;
  /**
   * does not play in the thirteenth chapter (HT-26)
   */
  out?: true;
  redeemed?: true;
  /**
   * one discard more (HT-19)
   */
  owes?: true;
  lots_done?: HypertextSeats;
  graced?: true;
}
export interface HypertextBar {
  act: 'activate' | 'redeem';
  seats: HypertextSeats;
  until_turn_of?: HypertextNumber;
}
/**
 * what the viewer is choosing and nobody else knows
 */
export interface HypertextDraft {
  card?: HypertextWord;
  by_letter?: boolean;
  /**
   * cards to be paid
   */
  cost?: number;
  paid?: HypertextWords;
  target?: HypertextTarget;
  laid?: HypertextLaidCard[];
}
/**
 * what it is declared as (HT-04)
 */
export interface HypertextLaidCard {
  card: HypertextWord;
  as: HypertextWordType;
}
/**
 * the ability that is being resolved
 */
export interface HypertextEffect {
  card: HypertextWord;
  /**
   * whose ability it is
   */
  seat: HypertextNumber;
  asks: '' | 'yes_or_no' | 'player' | 'option' | 'name' | 'cards' | 'arrange';
  /**
   * what is done with what is chosen
   */
  verb?:
    | 'draw'
    | 'discard'
    | 'take'
    | 'put'
    | 'give'
    | 'set'
    | 'move'
    | 'play'
    | 'exchange'
    | 'shuffle'
    | 'look'
    | 'reveal'
    | 'arrange'
    | 'search'
    | 'pick_player'
    | 'pick'
    | 'cancel'
    | 'negate'
    | 'gain'
    | 'lose'
    | 'name'
    | 'protect'
    | 'change'
    | 'fast'
    | 'forbid'
    | 'allow'
    | 'more'
    | 'may'
    | 'choose';
  /**
   * what cards must be to be chosen, where no more is asked of them
   */
  kinds?: ('noun' | 'verb' | 'adjective' | 'name' | 'title' | 'common' | 'uncommon' | 'rare' | 'glorious')[];
  asked: HypertextSeats;
  /**
   * that many, by seat
   */
  numbers: number[];
  that_player?: HypertextNumber;
  named?: 'noun' | 'verb' | 'adjective' | 'name' | 'title' | 'common' | 'uncommon' | 'rare' | 'glorious';
  /**
   * the words spoken of last
   */
  them?: HypertextWords;
  shown?: HypertextWords;
  /**
   * the viewer's own so far
   */
  picked?: HypertextWords;
  /**
   * bit i: what was picked i-th goes to the bottom
   */
  bottoms?: number;
  looked?: {
    pile: HypertextPile;
    /**
     * cards looked at that are still there
     */
    count: number;
    /**
     * cards that came later
     */
    under: number;
    from: 'top' | 'bottom';
    /**
     * its holder looked
     */
    own: boolean;
  }[];
  /**
   * the step of the ability that is under way, how many it has, how far that one is prepared
   */
  step: number;
  steps: number;
  stage: number;
  /**
   * the steps that did something
   */
  did?: number[];
  loops?: {
    begin: number;
    end: number;
    left: number;
  }[];
}
/**
 * how many cards the viewer's hand lacks for a phase, and of which types
 */
export interface HypertextReach {
  target: HypertextTarget;
  lacks: number;
  types: HypertextWordType[];
  /**
   * where it lacks nothing: cards that record it, as `lay` names them, which leave the most TITLEs
   */
  lays?: string[];
}
export interface VerbatimView {
  phase: 'take' | 'exchange' | 'arrange' | 'challenge' | 'verdict' | 'reform' | 'over';
  turn: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  piles: {
    pile: number;
    size: number;
    top?: VerbatimCard;
  }[];
  /**
   * @minItems 2
   * @maxItems 5
   */
  seats: VerbatimSeat[];
  removed: VerbatimCard[];
  mover?: number;
  /**
   * place of the word that is judged
   */
  challenged?: number;
  exchange?: {
    gaining: number[];
    paid: VerbatimCard[];
    owed: number;
  };
  /**
   * while the viewer may exchange: the sets of top cards that can be asked for together, their value, and the cards of the hand that can be part of paying it (VB-07)
   */
  exchanges?: {
    piles: number[];
    value: number;
    cards: string[];
  }[];
  reckoning?: Reckoning;
  winner?: number;
}
export interface VerbatimCard {
  /**
   * e: black, e*: red, ?: blank, ?s: a blank named s, end: the End Game card
   */
  card: string;
  value: number;
  red: boolean;
  /**
   * freed three times: it stays unused (VB-16)
   */
  spent?: true;
}
export interface VerbatimSeat {
  seat: number;
  hand_size: number;
  hand?: VerbatimCard[];
  front?: VerbatimCard;
  /**
   * the arrangement is in
   */
  arranged?: boolean;
  words?: VerbatimWord[];
  unused?: VerbatimCard[];
  /**
   * the last word is still being spelled
   */
  word_open?: true;
  points?: number;
}
export interface VerbatimWord {
  place: number;
  word: string;
  cards: VerbatimCard[];
  points: number;
  doubled: boolean;
  /**
   * while words may be challenged: what a challenge of this one would bring or cost its maker at once (VB-15)
   */
  stake?: {
    exists: number;
    /**
     * until the letters form other words (VB-16)
     */
    missing: number;
  };
}
export interface AnswerWhy {
  legal: boolean;
  /**
   * the rule's id
   */
  rule?: string;
  /**
   * a sentence
   */
  message?: string;
  /**
   * it is another seat's turn: this one's
   */
  turn?: number;
  did: 'why';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface AnswerLookUp {
  exists: boolean;
  did: 'look_up';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
/**
 * what each seat's letters were worth at best, by the table's dictionary
 */
export interface VerbatimReview {
  seats: {
    seat: number;
    /**
     * the seat's own, as in the scores
     */
    points: number;
    /**
     * the same with every word counted once: what compares with best
     */
    undoubled: number;
    /**
     * words that stand although the dictionary does not have them: nobody challenged them
     */
    missing: string[];
    best: {
      /**
       * the longest first
       */
      words: string[];
      /**
       * as if nobody challenged
       */
      points: number;
      /**
       * nothing scores more; false: the time was too short to tell
       */
      exact: boolean;
    };
  }[];
}
export interface AnswerSave {
  replay: Replay;
  did: 'save';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface AnswerLoad {
  /**
   * a game's id
   */
  game: string;
  seats: number;
  /**
   * all table options
   */
  options: {
    [k: string]: OptionValue;
  };
  /**
   * who may act
   */
  actors: Actor[];
  did: 'load';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface AnswerPosition {
  /**
   * a game's id
   */
  game: string;
  seats: number;
  /**
   * all table options
   */
  options: {
    [k: string]: OptionValue;
  };
  /**
   * who may act
   */
  actors: Actor[];
  did: 'position';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface Failure {
  error: Error;
  /**
   * sent back as it came
   */
  id?: string | number;
  ok: false;
}
export interface Error {
  /**
   * what went wrong, for programs
   */
  code: string;
  /**
   * what went wrong, for people
   */
  message: string;
  /**
   * the field at fault
   */
  field?: string;
  /**
   * the rule that says no
   */
  rule?: string;
  /**
   * it is another seat's turn: this one's
   */
  turn?: number;
}
/**
 * all that a seat or a spectator knows
 */
export interface RoomRequestView {
  /**
   * whose eyes
   */
  seat: number | 'spectator';
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'view';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * what the seat may do now, or after small steps that it has not sent yet
 */
export interface RoomRequestLegal {
  /**
   * who acts
   */
  seat: number | 'judge';
  /**
   * steps
   *
   * @maxItems 512
   */
  after?: Action[];
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'legal';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * whether an action is legal now, and if not, which rule says so
 */
export interface RoomRequestWhy {
  /**
   * who acts
   */
  seat: number | 'judge';
  action: Action;
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'why';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * what a viewer was told after a revision
 */
export interface RoomRequestEvents {
  /**
   * whose eyes
   */
  seat: number | 'spectator';
  /**
   * a revision; absent: from the start
   */
  since?: number;
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'events';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * takes back what the seat did last
 */
export interface RoomRequestTakeBack {
  /**
   * which seat
   */
  seat: number;
  /**
   * how many of its entries
   */
  count: number;
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'take_back';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * whether a word exists, where the table's dictionary lies open
 */
export interface RoomRequestLookUp {
  word: string;
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'look_up';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * how a game that is over could have gone
 */
export interface RoomRequestReview {
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'review';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * who you are; without a name, who you were
 */
export interface RoomRequestHello {
  /**
   * what the others call you
   */
  name?: string;
  do: 'hello';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * the games that there are
 */
export interface RoomRequestGames {
  do: 'games';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * every card of a game
 */
export interface RoomRequestCards {
  /**
   * a game's id
   */
  game: string;
  do: 'cards';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * what was said for a verse beside what is written, word by word
 */
export interface RoomRequestSlips {
  /**
   * a game's id
   */
  game: string;
  /**
   * a card's id
   */
  card: string;
  /**
   * what was said
   */
  text: string;
  /**
   * of the table; the rest have their defaults
   */
  options?: {
    [k: string]: OptionValue;
  };
  do: 'slips';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * the tables that anybody may come to
 */
export interface RoomRequestTables {
  do: 'tables';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * your games: those going on, and a page of the finished ones, newest first
 */
export interface RoomRequestMyGames {
  /**
   * of the finished ones, from 0
   */
  page?: number;
  do: 'my_games';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * takes games out of your list; the tables stay for the others
 */
export interface RoomRequestForgetGames {
  /**
   * their ids; absent: all
   *
   * @maxItems 100
   */
  tables?: Text[];
  do: 'forget_games';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * opens a table; you are its host
 */
export interface RoomRequestOpen {
  /**
   * a game's id
   */
  game: string;
  /**
   * how many; needed where there is no position
   */
  seats?: number;
  /**
   * by name; the rest have their defaults
   */
  options?: {
    [k: string]: OptionValue;
  };
  /**
   * anybody can find it; else whoever has the link
   */
  listed?: boolean;
  /**
   * nothing is taken back
   */
  tournament?: boolean;
  clock?: Clock;
  /**
   * how long people have where all are asked at once; 0: no limit; absent: as the server says
   */
  call_seconds?: number;
  /**
   * by seat: a kind of computer player, or empty
   */
  players?: Text[];
  /**
   * where the game begins: docs/scenarios.md
   */
  position?: string;
  do: 'open';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
export interface Clock {
  per: 'none' | 'move' | 'game';
  /**
   * for a move, or for each player's game
   */
  seconds?: number;
}
/**
 * comes to a table, or back to it
 */
export interface RoomRequestJoin {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * the last revision seen
   */
  since?: number;
  /**
   * news come with what your seats may do, from now on
   */
  legal?: boolean;
  do: 'join';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * takes a seat
 */
export interface RoomRequestSit {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * which seat
   */
  seat: number;
  /**
   * what the others call you
   */
  name?: string;
  /**
   * 32 to 128 hexadecimal digits: your part of the shuffle
   */
  nonce?: string;
  /**
   * your own, which nobody else is told: the name of a ready one, or copies by card
   */
  deck?:
    | string
    | {
        [k: string]: Number;
      };
  do: 'sit';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * leaves a seat
 */
export interface RoomRequestStand {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * which seat
   */
  seat: number;
  do: 'stand';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * puts a computer player in a seat
 */
export interface RoomRequestPlace {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * which seat
   */
  seat: number;
  /**
   * a kind of computer player; empty: nobody
   */
  player: string;
  do: 'place';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * begins the game
 */
export interface RoomRequestStart {
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'start';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * goes away from a table; a seat waits
 */
export interface RoomRequestLeave {
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'leave';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * says one of the phrases
 */
export interface RoomRequestSay {
  /**
   * a table's id, from its link
   */
  table: string;
  phrase: string;
  do: 'say';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * answers who wants to take back
 */
export interface RoomRequestAgree {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * whether you agree
   */
  yes: boolean;
  /**
   * whose moves were asked for
   */
  seat?: number;
  /**
   * how many
   */
  count?: number;
  do: 'agree';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * what a pair of eyes was told since the game began, without what was taken back
 */
export interface RoomRequestHistory {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * whose eyes
   */
  seat: number | 'spectator';
  /**
   * what came before this revision
   */
  until?: number;
  do: 'history';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * lets the moments pass at which all are asked, or wants to be asked again; nobody else is told
 */
export interface RoomRequestLetPass {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * which seat
   */
  seat: number;
  /**
   * absent: to be asked again
   */
  until?: 'my_turn' | 'round' | 'concerned';
  do: 'let_pass';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
/**
 * the same game at a new table
 */
export interface RoomRequestAgain {
  /**
   * a table's id, from its link
   */
  table: string;
  do: 'again';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
export interface RoomAnswerWhy {
  legal: boolean;
  /**
   * the rule's id
   */
  rule?: string;
  /**
   * a sentence
   */
  message?: string;
  /**
   * it is another seat's turn: this one's
   */
  turn?: number;
  did: 'why';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface SaidWords {
  by: number | 'judge';
  text: string;
}
export interface RoomAnswerLookUp {
  exists: boolean;
  did: 'look_up';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerHello {
  /**
   * what the others call you
   */
  name: string;
  /**
   * somebody chose it; else the server did
   */
  named: boolean;
  /**
   * what can be said at a table
   *
   * @maxItems 64
   */
  phrases: Phrase[];
  /**
   * how long people have where all are asked at once, unless a table says otherwise
   */
  call_seconds: number;
  /**
   * this server is for tests: anybody can foretell what it deals
   */
  known_deal?: boolean;
  did: 'hello';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface Phrase {
  phrase: string;
  text: Texts;
}
export interface RoomAnswerGames {
  /**
   * its version
   */
  protocol: number;
  /**
   * @maxItems 64
   */
  games: DescribedGame[];
  did: 'games';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerSlips {
  /**
   * a game's id
   */
  game: string;
  /**
   * how many
   */
  slips: number;
  /**
   * in order; what is written in them is the verse
   *
   * @maxItems 4096
   */
  pieces: RecitedPiece[];
  /**
   * the text in which there are fewest
   */
  translation: string;
  did: 'slips';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerDeck {
  /**
   * a game's id
   */
  game: string;
  /**
   * copies by card, of all that was understood
   */
  deck: {
    [k: string]: Number;
  };
  /**
   * how many cards
   */
  size: number;
  /**
   * it, to share
   */
  text: string;
  /**
   * if it has one
   */
  name?: string;
  /**
   * why it may not be played; none: it may
   *
   * @maxItems 1024
   */
  faults: DeckFault[];
  did: 'deck';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerTables {
  /**
   * @maxItems 256
   */
  tables: ListedTable[];
  did: 'tables';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface ListedTable {
  /**
   * a table's id, from its link
   */
  table: string;
  stage: 'gathering' | 'playing';
  /**
   * a game's id
   */
  game: string;
  /**
   * how many
   */
  seats: number;
  /**
   * seats
   */
  free: number;
  /**
   * who sits there
   */
  names: Text[];
  /**
   * the same by seat
   */
  seated?: NamedSeat[];
  /**
   * the host's name
   */
  host?: string;
  /**
   * the host's
   */
  language?: 'en' | 'es';
  tournament: boolean;
  clock: Clock;
}
export interface NamedSeat {
  /**
   * which seat
   */
  seat: number;
  /**
   * of the person, or whom a computer player stands in for
   */
  name?: string;
  /**
   * a kind of computer player
   */
  player?: string;
}
export interface RoomAnswerMyGames {
  /**
   * not over, or not begun
   *
   * @maxItems 50
   */
  going_on: OwnGame[];
  /**
   * @maxItems 20
   */
  finished: OwnGame[];
  /**
   * which
   */
  page: number;
  /**
   * how many there are
   */
  pages: number;
  /**
   * all finished games, by game
   *
   * @maxItems 64
   */
  tallies: Tally[];
  did: 'my_games';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface OwnGame {
  /**
   * a table's id, from its link
   */
  table: string;
  stage: 'gathering' | 'playing' | 'over';
  /**
   * a game's id
   */
  game: string;
  /**
   * how many
   */
  seats?: number;
  /**
   * who has a seat
   */
  seated?: NamedSeat[];
  /**
   * your seats
   */
  yours: Seat[];
  /**
   * who may act
   */
  turn?: Seat[];
  /**
   * when it began or ended: milliseconds since 1970
   */
  since: number;
  /**
   * once the game is over
   */
  scores?: Scores;
}
export interface Tally {
  /**
   * a game's id
   */
  game: string;
  /**
   * played to the end
   */
  games: number;
  /**
   * of those, the ones in which you had one seat
   */
  counted: number;
  /**
   * of the counted
   */
  won: number;
  /**
   * points
   */
  best?: number;
}
export interface RoomAnswerForgetGames {
  /**
   * how many were in it
   */
  forgotten: number;
  did: 'forget_games';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerOpen {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * a game's id
   */
  game: string;
  stage: 'gathering' | 'playing' | 'over';
  /**
   * all table options
   */
  options: {
    [k: string]: OptionValue;
  };
  /**
   * anybody can find it
   */
  listed: boolean;
  /**
   * nothing is taken back
   */
  tournament: boolean;
  clock: Clock;
  /**
   * how long people have where all are asked at once; 0: no limit; absent: as the server says
   */
  call_seconds?: number;
  /**
   * it begins at a position, which its host knows
   */
  position?: boolean;
  /**
   * for tests: anybody can foretell the cards
   */
  known_deal?: boolean;
  /**
   * to the secret of the deal, unless that is known; docs/fairness.md
   */
  commitment?: string;
  /**
   * by number
   */
  seats: SeatAtTable[];
  /**
   * who is here
   *
   * @maxItems 10000
   */
  guests: GuestAtTable[];
  /**
   * the table where they play again
   */
  again?: string;
  /**
   * who opened it
   */
  again_by?: string;
  /**
   * what somebody wants to take back
   */
  take_back?: TakeBack;
  /**
   * once the game is over
   */
  scores?: Scores;
  /**
   * once the game is over: what the deal came from
   */
  fairness?: Fairness;
  /**
   * your number
   */
  you: number;
  /**
   * your seats
   */
  yours: Seat[];
  /**
   * what you brought to them
   */
  your_decks?: BroughtDeck[];
  did: 'open';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface SeatAtTable {
  /**
   * which seat
   */
  seat: number;
  /**
   * of the person, or whom a computer player stands in for
   */
  name?: string;
  /**
   * the person is at the table
   */
  here?: boolean;
  /**
   * the person is away: milliseconds until a computer player may take over
   */
  stand_in?: number;
  /**
   * nobody yet: who sat there in the game before
   */
  expected?: string;
  /**
   * the person's number
   */
  guest?: number;
  /**
   * a kind of computer player
   */
  player?: string;
  /**
   * before the game: the host chose the deck of this seat
   */
  deck_chosen?: true;
  /**
   * of a deck that was brought: docs/fairness.md
   */
  seal?: string;
}
export interface GuestAtTable {
  guest: number;
  name: string;
  /**
   * it is the host
   */
  host?: boolean;
}
export interface TakeBack {
  /**
   * whose moves
   */
  seat: number;
  /**
   * how many
   */
  count: number;
  /**
   * who has not answered
   */
  waits_for: Seat[];
}
export interface Fairness {
  /**
   * 64 hexadecimal digits
   */
  commitment: string;
  /**
   * what was agreed, as JSON text
   */
  terms: string;
  /**
   * 64 hexadecimal digits; absent while the game runs
   */
  secret?: string;
  /**
   * hexadecimal digits by seat; empty: none given
   */
  nonces: Text[];
  /**
   * that seats brought
   */
  decks?: SealedDeck[];
  /**
   * 64 hexadecimal digits; absent while the game runs
   */
  record?: string;
}
export interface SealedDeck {
  /**
   * of the decks brought to the table, from 1
   */
  number: number;
  /**
   * which brought it
   */
  seat: number;
  /**
   * of the replay: the deck is its value
   */
  option: string;
  /**
   * the deck as JSON text
   */
  deck: string;
  /**
   * 64 hexadecimal digits
   */
  salt: string;
  /**
   * 64 hexadecimal digits
   */
  seal: string;
}
export interface BroughtDeck {
  /**
   * which seat
   */
  seat: number;
  /**
   * copies by card
   */
  deck: {
    [k: string]: Number;
  };
}
export interface RoomAnswerJoin {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * a game's id
   */
  game: string;
  stage: 'gathering' | 'playing' | 'over';
  /**
   * all table options
   */
  options: {
    [k: string]: OptionValue;
  };
  /**
   * anybody can find it
   */
  listed: boolean;
  /**
   * nothing is taken back
   */
  tournament: boolean;
  clock: Clock;
  /**
   * how long people have where all are asked at once; 0: no limit; absent: as the server says
   */
  call_seconds?: number;
  /**
   * it begins at a position, which its host knows
   */
  position?: boolean;
  /**
   * for tests: anybody can foretell the cards
   */
  known_deal?: boolean;
  /**
   * to the secret of the deal, unless that is known; docs/fairness.md
   */
  commitment?: string;
  /**
   * by number
   */
  seats: SeatAtTable[];
  /**
   * who is here
   *
   * @maxItems 10000
   */
  guests: GuestAtTable[];
  /**
   * the table where they play again
   */
  again?: string;
  /**
   * who opened it
   */
  again_by?: string;
  /**
   * what somebody wants to take back
   */
  take_back?: TakeBack;
  /**
   * once the game is over
   */
  scores?: Scores;
  /**
   * once the game is over: what the deal came from
   */
  fairness?: Fairness;
  /**
   * your number
   */
  you: number;
  /**
   * your seats
   */
  yours: Seat[];
  /**
   * what you brought to them
   */
  your_decks?: BroughtDeck[];
  /**
   * once there is a game
   */
  news?: News[];
  did: 'join';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerSit {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * a game's id
   */
  game: string;
  stage: 'gathering' | 'playing' | 'over';
  /**
   * all table options
   */
  options: {
    [k: string]: OptionValue;
  };
  /**
   * anybody can find it
   */
  listed: boolean;
  /**
   * nothing is taken back
   */
  tournament: boolean;
  clock: Clock;
  /**
   * how long people have where all are asked at once; 0: no limit; absent: as the server says
   */
  call_seconds?: number;
  /**
   * it begins at a position, which its host knows
   */
  position?: boolean;
  /**
   * for tests: anybody can foretell the cards
   */
  known_deal?: boolean;
  /**
   * to the secret of the deal, unless that is known; docs/fairness.md
   */
  commitment?: string;
  /**
   * by number
   */
  seats: SeatAtTable[];
  /**
   * who is here
   *
   * @maxItems 10000
   */
  guests: GuestAtTable[];
  /**
   * the table where they play again
   */
  again?: string;
  /**
   * who opened it
   */
  again_by?: string;
  /**
   * what somebody wants to take back
   */
  take_back?: TakeBack;
  /**
   * once the game is over
   */
  scores?: Scores;
  /**
   * once the game is over: what the deal came from
   */
  fairness?: Fairness;
  /**
   * your number
   */
  you: number;
  /**
   * your seats
   */
  yours: Seat[];
  /**
   * what you brought to them
   */
  your_decks?: BroughtDeck[];
  did: 'sit';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerStand {
  did: 'stand';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerPlace {
  did: 'place';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerStart {
  did: 'start';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerLeave {
  did: 'leave';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerRemove {
  did: 'remove';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface RoomAnswerSay {
  did: 'say';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface ChapterAndVerseMove {
  /**
   * of these eyes, after it
   */
  revision: number;
  /**
   * whose turn it was then
   */
  turn?: number;
  /**
   * what the eyes were told
   *
   * @maxItems 1048576
   */
  events: ChapterAndVerseEvent[];
}
export interface HypertextMove {
  /**
   * of these eyes, after it
   */
  revision: number;
  /**
   * whose turn it was then
   */
  turn?: number;
  /**
   * what the eyes were told
   *
   * @maxItems 1048576
   */
  events: HypertextEvent[];
  /**
   * what telling them needs of the view before
   */
  before?: HypertextBefore;
}
export interface HypertextBefore {
  step?: 'play' | 'record' | 'effect' | 'owed' | 'redeem' | 'grace' | 'over';
}
export interface VerbatimMove {
  /**
   * of these eyes, after it
   */
  revision: number;
  /**
   * whose turn it was then
   */
  turn?: number;
  /**
   * what the eyes were told
   *
   * @maxItems 1048576
   */
  events: VerbatimEvent[];
  /**
   * what telling them needs of the view before
   */
  before?: VerbatimBefore;
}
export interface VerbatimBefore {
  /**
   * @minItems 2
   * @maxItems 5
   */
  seats?: VerbatimSeat[];
}
export interface RoomAnswerAgain {
  /**
   * the new table's id
   */
  table: string;
  did: 'again';
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
/**
 * how a table looks now
 */
export interface ToldTable {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * a game's id
   */
  game: string;
  stage: 'gathering' | 'playing' | 'over';
  /**
   * all table options
   */
  options: {
    [k: string]: OptionValue;
  };
  /**
   * anybody can find it
   */
  listed: boolean;
  /**
   * nothing is taken back
   */
  tournament: boolean;
  clock: Clock;
  /**
   * how long people have where all are asked at once; 0: no limit; absent: as the server says
   */
  call_seconds?: number;
  /**
   * it begins at a position, which its host knows
   */
  position?: boolean;
  /**
   * for tests: anybody can foretell the cards
   */
  known_deal?: boolean;
  /**
   * to the secret of the deal, unless that is known; docs/fairness.md
   */
  commitment?: string;
  /**
   * by number
   */
  seats: SeatAtTable[];
  /**
   * who is here
   *
   * @maxItems 10000
   */
  guests: GuestAtTable[];
  /**
   * the table where they play again
   */
  again?: string;
  /**
   * who opened it
   */
  again_by?: string;
  /**
   * what somebody wants to take back
   */
  take_back?: TakeBack;
  /**
   * once the game is over
   */
  scores?: Scores;
  /**
   * once the game is over: what the deal came from
   */
  fairness?: Fairness;
  /**
   * your number
   */
  you: number;
  /**
   * your seats
   */
  yours: Seat[];
  /**
   * what you brought to them
   */
  your_decks?: BroughtDeck[];
  told: 'table';
}
/**
 * somebody says a phrase
 */
export interface ToldSaid {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * who
   */
  guest: number;
  name: string;
  phrase: string;
  text: Texts;
  told: 'said';
}
/**
 * somebody wants to take back; whoever has a seat answers with agree
 */
export interface ToldTakeBackAsked {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * which seat
   */
  seat: number;
  /**
   * how many
   */
  count: number;
  told: 'take_back_asked';
}
/**
 * somebody said no
 */
export interface ToldTakeBackRefused {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * who
   */
  seat: number;
  /**
   * it was whoever had asked
   */
  withdrawn: boolean;
  told: 'take_back_refused';
}
/**
 * the time of a seat of yours was over; nobody else is told
 */
export interface ToldTimeUp {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * which seat
   */
  seat: number;
  /**
   * it was a window: you passed
   */
  passed: boolean;
  told: 'time_up';
}
/**
 * the host has asked you to leave
 */
export interface ToldRemoved {
  /**
   * a table's id, from its link
   */
  table: string;
  told: 'removed';
}
export interface ChapterAndVerseStep {
  /**
   * null: the deal
   */
  by: number | 'judge' | null;
  /**
   * a time had run out
   */
  clock?: boolean;
  /**
   * how many entries the seat took back
   */
  take_back?: number;
  /**
   * what was done; where the eyes are all
   *
   * @maxItems 512
   */
  actions?: ChapterAndVerseAction[];
  said?: SaidWords;
  /**
   * what the eyes were told
   *
   * @maxItems 1048576
   */
  events: ChapterAndVerseEvent[];
  view?: ChapterAndVerseView;
  /**
   * every seat's; where the eyes are all
   */
  views?: ChapterAndVerseView[];
  /**
   * who might act then
   */
  actors: Actor[];
}
export interface HypertextStep {
  /**
   * null: the deal
   */
  by: number | 'judge' | null;
  /**
   * a time had run out
   */
  clock?: boolean;
  /**
   * how many entries the seat took back
   */
  take_back?: number;
  /**
   * what was done; where the eyes are all
   *
   * @maxItems 512
   */
  actions?: HypertextAction[];
  said?: SaidWords;
  /**
   * what the eyes were told
   *
   * @maxItems 1048576
   */
  events: HypertextEvent[];
  view?: HypertextView;
  /**
   * every seat's; where the eyes are all
   */
  views?: HypertextView[];
  /**
   * who might act then
   */
  actors: Actor[];
}
export interface VerbatimStep {
  /**
   * null: the deal
   */
  by: number | 'judge' | null;
  /**
   * a time had run out
   */
  clock?: boolean;
  /**
   * how many entries the seat took back
   */
  take_back?: number;
  /**
   * what was done; where the eyes are all
   *
   * @maxItems 512
   */
  actions?: VerbatimAction[];
  said?: SaidWords;
  /**
   * what the eyes were told
   *
   * @maxItems 1048576
   */
  events: VerbatimEvent[];
  view?: VerbatimView;
  /**
   * every seat's; where the eyes are all
   */
  views?: VerbatimView[];
  /**
   * who might act then
   */
  actors: Actor[];
}
export interface RoomAnswers {
  view: RoomAnswerView;
  legal: RoomAnswerLegal;
  why: RoomAnswerWhy;
  events: RoomAnswerEvents;
  act: RoomAnswerAct;
  take_back: RoomAnswerTakeBack;
  look_up: RoomAnswerLookUp;
  review: RoomAnswerReview;
  hello: RoomAnswerHello;
  games: RoomAnswerGames;
  cards: RoomAnswerCards;
  slips: RoomAnswerSlips;
  deck: RoomAnswerDeck;
  tables: RoomAnswerTables;
  my_games: RoomAnswerMyGames;
  forget_games: RoomAnswerForgetGames;
  open: RoomAnswerOpen;
  join: RoomAnswerJoin;
  sit: RoomAnswerSit;
  stand: RoomAnswerStand;
  place: RoomAnswerPlace;
  start: RoomAnswerStart;
  leave: RoomAnswerLeave;
  remove: RoomAnswerRemove;
  say: RoomAnswerSay;
  agree: RoomAnswerAgree;
  history: RoomAnswerHistory;
  let_pass: RoomAnswerLetPass;
  again: RoomAnswerAgain;
}
