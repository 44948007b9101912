// Made by build/types.ts out of docs/protocol.schema.json.

export type AnyMessage =
  | RequestGames
  | AnswerGames
  | RequestCards
  | AnswerCards
  | RequestNew
  | AnswerNew
  | RequestActors
  | AnswerActors
  | RequestView
  | AnswerView
  | RequestLegal
  | AnswerLegal
  | RequestWhy
  | AnswerWhy
  | RequestAct
  | AnswerAct
  | RequestEvents
  | AnswerEvents
  | RequestBot
  | AnswerBot
  | RequestClock
  | AnswerClock
  | RequestTakeBack
  | AnswerTakeBack
  | RequestLookUp
  | AnswerLookUp
  | RequestReview
  | AnswerReview
  | RequestSave
  | AnswerSave
  | RequestLoad
  | AnswerLoad
  | RequestPosition
  | AnswerPosition
  | Text
  | Number
  | Choice
  | Seat
  | Actor
  | Texts
  | Scores
  | DescribedGame
  | DescribedOption
  | Replay
  | Entry
  | Failure
  | Request
  | Answer
  | RoomRequestView
  | RoomAnswerView
  | RoomRequestLegal
  | RoomAnswerLegal
  | RoomRequestWhy
  | RoomAnswerWhy
  | RoomRequestEvents
  | RoomAnswerEvents
  | RoomRequestAct
  | RoomAnswerAct
  | RoomRequestTakeBack
  | RoomAnswerTakeBack
  | RoomRequestLookUp
  | RoomAnswerLookUp
  | RoomRequestReview
  | RoomAnswerReview
  | RoomRequestHello
  | RoomAnswerHello
  | RoomRequestGames
  | RoomAnswerGames
  | RoomRequestCards
  | RoomAnswerCards
  | RoomRequestTables
  | RoomAnswerTables
  | RoomRequestOpen
  | RoomAnswerOpen
  | RoomRequestJoin
  | RoomAnswerJoin
  | RoomRequestSit
  | RoomAnswerSit
  | RoomRequestStand
  | RoomAnswerStand
  | RoomRequestPlace
  | RoomAnswerPlace
  | RoomRequestStart
  | RoomAnswerStart
  | RoomRequestLeave
  | RoomAnswerLeave
  | RoomRequestRemove
  | RoomAnswerRemove
  | RoomRequestSay
  | RoomAnswerSay
  | RoomRequestAgree
  | RoomAnswerAgree
  | RoomRequestAgain
  | RoomAnswerAgain
  | ToldTable
  | ToldHappened
  | ToldSaid
  | ToldTakeBackAsked
  | ToldTakeBackRefused
  | ToldRemoved
  | PageSteps
  | Clock
  | SeatAtTable
  | GuestAtTable
  | SaidWords
  | News
  | Phrase
  | ListedTable
  | Step
  | Fairness
  | RoomRequest
  | RoomAnswer
  | Told
  | ChapterAndVerseEvent
  | ChapterAndVerseNumber
  | ChapterAndVerseOwners
  | ChapterAndVerseVerse
  | ChapterAndVersePile
  | ChapterAndVerseChapter
  | ChapterAndVerseTheme
  | ChapterAndVerseMember
  | ChapterAndVerseSeats
  | ChapterAndVerseCard
  | ChapterAndVerseLying
  | ChapterAndVerseStrangers
  | ChapterAndVerseHiddenPile
  | ChapterAndVerseOpenPile
  | ChapterAndVerseIcons
  | ChapterAndVersePrintedCard
  | ChapterAndVerseSeat
  | ChapterAndVerseWaiting
  | ChapterAndVerseWindow
  | ChapterAndVerseEffect
  | ChapterAndVerseDraft
  | ChapterAndVerseLasting
  | ChapterAndVerseReciting
  | ChapterAndVerseView
  | ChapterAndVerseAction
  | HypertextEvent
  | HypertextNumber
  | HypertextSeats
  | HypertextWord
  | HypertextWords
  | HypertextPhase
  | HypertextWordType
  | HypertextTarget
  | HypertextPile
  | HypertextLaidCard
  | HypertextVerse
  | HypertextPrintedCard
  | HypertextSeat
  | HypertextReach
  | HypertextDraft
  | HypertextEffect
  | HypertextBar
  | HypertextView
  | HypertextAction
  | VerbatimEvent
  | VerbatimCard
  | VerbatimPrintedCard
  | VerbatimWord
  | VerbatimReview
  | VerbatimSeat
  | VerbatimView
  | VerbatimAction;
export type Text = string;
export type Choice = string | boolean;
export type Actor = number | 'judge';
export type Number = number;
export type Seat = number;
export type Request =
  | RequestGames
  | RequestCards
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
export type Answer =
  | AnswerGames
  | AnswerCards
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
  | RoomRequestTables
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
  | RoomRequestAgain;
export type RoomAnswer =
  | Failure
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
  | RoomAnswerTables
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
  | RoomAnswerAgain;
export type Told = ToldTable | ToldHappened | ToldSaid | ToldTakeBackAsked | ToldTakeBackRefused | ToldRemoved;
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
 * a seat
 */
export type ChapterAndVerseNumber = number;
/**
 * whose the verses are, in their order, where one is not the seat's
 */
export type ChapterAndVerseOwners = ChapterAndVerseNumber[];
/**
 * its English title: be_still
 */
export type ChapterAndVerseVerse = string;
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
/**
 * 0.hand; 0.1 is the first chapter of seat 0; handed: held by the opponent it was handed to
 */
export type ChapterAndVersePile = string;
export type ChapterAndVerseSeats = ChapterAndVerseNumber[];
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
 * a seat
 */
export type HypertextNumber = number;
/**
 * remnant
 */
export type HypertextPhase = string;
export type HypertextSeats = HypertextNumber[];
/**
 * its English name: bread
 */
export type HypertextWord = string;
export type HypertextWords = HypertextWord[];
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
 * the Board Phase, or the Lot of a seat
 */
export type HypertextTarget = 'board' | number;
export type HypertextWordType = 'noun' | 'verb' | 'adjective' | 'name' | 'title';
export type HypertextPile = string;
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
export interface AnswerGames {
  /**
   * @maxItems 64
   */
  games: DescribedGame[];
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
  default: unknown;
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
  text: Texts;
  /**
   * what each choice means
   */
  choice_texts?: {
    [k: string]: Texts;
  };
  /**
   * it matters to simulations alone
   */
  expert?: boolean;
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
export interface AnswerCards {
  /**
   * a game's id
   */
  game: string;
  /**
   * GAME_printed_card; by game
   *
   * @maxItems 65536
   */
  cards: unknown[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
   * table options by name; the rest have their defaults
   */
  options?: Record<string, unknown>;
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
export interface AnswerNew {
  /**
   * a game's id
   */
  game: string;
  seats: number;
  /**
   * all table options
   */
  options: Record<string, unknown>;
  /**
   * who may act
   *
   * @maxItems 8
   */
  actors: Actor[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerActors {
  /**
   * seats, or "judge"; none: the game is over
   *
   * @maxItems 8
   */
  actors: Actor[];
  over: boolean;
  scores?: Scores;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface Scores {
  /**
   * by seat
   *
   * @maxItems 8
   */
  points: Number[];
  /**
   * @maxItems 8
   */
  winners: Seat[];
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
export interface AnswerView {
  /**
   * by game
   */
  view: Record<string, unknown>;
  /**
   * of this viewer
   */
  revision: number;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
  after?: unknown[];
  do: 'legal';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
export interface AnswerLegal {
  /**
   * actions
   *
   * @maxItems 4096
   */
  legal: unknown[];
  /**
   * the revision at which this decision began
   */
  decision?: number;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
/**
 * whether an action is legal now, and if not, which rule says so
 */
export interface RequestWhy {
  /**
   * who acts
   */
  seat: number | 'judge';
  action: unknown;
  do: 'why';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
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
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
/**
 * takes an action, or a list of them as a whole
 */
export interface RequestAct {
  /**
   * who acts
   */
  seat: number | 'judge';
  action?: unknown;
  /**
   * or several
   *
   * @maxItems 512
   */
  actions?: unknown[];
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
export interface AnswerAct {
  /**
   * of the seat, now
   */
  revision: number;
  /**
   * what the seat was told
   *
   * @maxItems 1048576
   */
  events: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors: Actor[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerEvents {
  /**
   * of this viewer
   */
  revision: number;
  /**
   * what the seat was told
   *
   * @maxItems 1048576
   */
  events: unknown[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerBot {
  /**
   * of the seat, now
   */
  revision: number;
  /**
   * what the seat was told
   *
   * @maxItems 1048576
   */
  events: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors: Actor[];
  /**
   * what the player did
   *
   * @maxItems 512
   */
  actions: unknown[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerClock {
  /**
   * of the seat, now
   */
  revision: number;
  /**
   * what the seat was told
   *
   * @maxItems 1048576
   */
  events: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors: Actor[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerTakeBack {
  /**
   * of the seat, now
   */
  revision: number;
  /**
   * what the seat was told
   *
   * @maxItems 1048576
   */
  events: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors: Actor[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerLookUp {
  exists: boolean;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerReview {
  review: unknown;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerSave {
  replay: Record<string, unknown>;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
/**
 * puts a saved game on the table
 */
export interface RequestLoad {
  replay: Record<string, unknown>;
  do: 'load';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
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
  options: Record<string, unknown>;
  /**
   * who may act
   *
   * @maxItems 8
   */
  actors: Actor[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface AnswerPosition {
  /**
   * a game's id
   */
  game: string;
  seats: number;
  /**
   * all table options
   */
  options: Record<string, unknown>;
  /**
   * who may act
   *
   * @maxItems 8
   */
  actors: Actor[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface Replay {
  /**
   * what this file is
   */
  scriptorium: 'replay';
  /**
   * a game's id
   */
  game: string;
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
  options: Record<string, unknown>;
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
  entries: unknown[];
  /**
   * scores, once the game is over
   */
  result?: Record<string, unknown>;
}
export interface Entry {
  /**
   * who acted
   */
  by: number | 'judge';
  /**
   * what they did, as a whole
   *
   * @maxItems 512
   */
  actions?: unknown[];
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
export interface Failure {
  ok: false;
  /**
   * sent back as it came
   */
  id?: string | number;
  error: {
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
  };
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
export interface RoomAnswerView {
  /**
   * by game
   */
  view: Record<string, unknown>;
  /**
   * of this viewer
   */
  revision: number;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
  after?: unknown[];
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
export interface RoomAnswerLegal {
  /**
   * actions
   *
   * @maxItems 4096
   */
  legal: unknown[];
  /**
   * the revision at which this decision began
   */
  decision?: number;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
/**
 * whether an action is legal now, and if not, which rule says so
 */
export interface RoomRequestWhy {
  /**
   * who acts
   */
  seat: number | 'judge';
  action: unknown;
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
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerEvents {
  /**
   * a table's id, from its link
   */
  table: string;
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
  events: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors: Actor[];
  /**
   * people judge: the seats that may
   *
   * @maxItems 8
   */
  judges?: Seat[];
  said?: SaidWords;
  /**
   * milliseconds left, by seat
   *
   * @maxItems 8
   */
  clocks?: Number[];
  /**
   * the first call wins: milliseconds until it closes for people
   */
  window?: number;
  /**
   * the game is over
   */
  over?: boolean;
  scores?: Scores;
  /**
   * by game
   */
  view: Record<string, unknown>;
  /**
   * actions, if the seat may act and you asked for them
   *
   * @maxItems 4096
   */
  legal?: unknown[];
  /**
   * the revision at which it began
   */
  decision?: number;
  /**
   * events are left out: start from the view
   */
  fresh: boolean;
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
/**
 * takes an action, or a list of them as a whole
 */
export interface RoomRequestAct {
  /**
   * who acts
   */
  seat: number | 'judge';
  action?: unknown;
  /**
   * or several
   *
   * @maxItems 512
   */
  actions?: unknown[];
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
export interface RoomAnswerAct {
  /**
   * a table's id, from its link
   */
  table: string;
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
  events: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors: Actor[];
  /**
   * people judge: the seats that may
   *
   * @maxItems 8
   */
  judges?: Seat[];
  said?: SaidWords;
  /**
   * milliseconds left, by seat
   *
   * @maxItems 8
   */
  clocks?: Number[];
  /**
   * the first call wins: milliseconds until it closes for people
   */
  window?: number;
  /**
   * the game is over
   */
  over?: boolean;
  scores?: Scores;
  /**
   * by game
   */
  view: Record<string, unknown>;
  /**
   * actions, if the seat may act and you asked for them
   *
   * @maxItems 4096
   */
  legal?: unknown[];
  /**
   * the revision at which it began
   */
  decision?: number;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerTakeBack {
  /**
   * the others are asked
   */
  waits?: boolean;
  /**
   * a table's id, from its link
   */
  table?: string;
  /**
   * whose eyes
   */
  seat?: number | 'spectator';
  /**
   * of these eyes, now
   */
  revision?: number;
  /**
   * what they were told
   *
   * @maxItems 1048576
   */
  events?: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors?: Actor[];
  /**
   * people judge: the seats that may
   *
   * @maxItems 8
   */
  judges?: Seat[];
  said?: SaidWords;
  /**
   * milliseconds left, by seat
   *
   * @maxItems 8
   */
  clocks?: Number[];
  /**
   * the first call wins: milliseconds until it closes for people
   */
  window?: number;
  /**
   * the game is over
   */
  over?: boolean;
  scores?: Scores;
  /**
   * by game
   */
  view?: Record<string, unknown>;
  /**
   * actions, if the seat may act and you asked for them
   *
   * @maxItems 4096
   */
  legal?: unknown[];
  /**
   * the revision at which it began
   */
  decision?: number;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerLookUp {
  exists: boolean;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerReview {
  review: unknown;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerHello {
  /**
   * what the others call you
   */
  name: string;
  /**
   * what can be said at a table
   *
   * @maxItems 64
   */
  phrases: Phrase[];
  /**
   * this server is for tests: anybody can foretell what it deals
   */
  known_deal?: boolean;
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
export interface RoomAnswerGames {
  /**
   * @maxItems 64
   */
  games: DescribedGame[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerCards {
  game: string;
  /**
   * @maxItems 65536
   */
  cards: unknown[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerTables {
  /**
   * @maxItems 256
   */
  tables: ListedTable[];
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
   *
   * @maxItems 8
   */
  names: Text[];
  tournament: boolean;
  clock: Clock;
}
export interface Clock {
  per: 'none' | 'move' | 'game';
  /**
   * for a move, or for each player's game
   */
  seconds?: number;
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
  options?: Record<string, unknown>;
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
   * by seat: a kind of computer player, or empty
   *
   * @maxItems 8
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
  options: Record<string, unknown>;
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
   *
   * @maxItems 8
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
  scores?: Scores;
  fairness?: Fairness;
  /**
   * your number
   */
  you: number;
  /**
   * your seats
   *
   * @maxItems 8
   */
  yours: Seat[];
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
   * the person's number
   */
  guest?: number;
  /**
   * a kind of computer player
   */
  player?: string;
}
export interface GuestAtTable {
  guest: number;
  name: string;
  /**
   * it is the host
   */
  host?: boolean;
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
   *
   * @maxItems 8
   */
  nonces: Text[];
  /**
   * 64 hexadecimal digits; absent while the game runs
   */
  record?: string;
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
  options: Record<string, unknown>;
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
   *
   * @maxItems 8
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
  scores?: Scores;
  fairness?: Fairness;
  /**
   * your number
   */
  you: number;
  /**
   * your seats
   *
   * @maxItems 8
   */
  yours: Seat[];
  /**
   * once there is a game
   *
   * @maxItems 8
   */
  news?: News[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
export interface News {
  /**
   * a table's id, from its link
   */
  table: string;
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
  events: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors: Actor[];
  /**
   * people judge: the seats that may
   *
   * @maxItems 8
   */
  judges?: Seat[];
  said?: SaidWords;
  /**
   * milliseconds left, by seat
   *
   * @maxItems 8
   */
  clocks?: Number[];
  /**
   * the first call wins: milliseconds until it closes for people
   */
  window?: number;
  /**
   * the game is over
   */
  over?: boolean;
  scores?: Scores;
  /**
   * by game
   */
  view: Record<string, unknown>;
  /**
   * actions, if the seat may act and you asked for them
   *
   * @maxItems 4096
   */
  legal?: unknown[];
  /**
   * the revision at which it began
   */
  decision?: number;
  /**
   * events are left out: start from the view
   */
  fresh: boolean;
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
  do: 'sit';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
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
  options: Record<string, unknown>;
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
   *
   * @maxItems 8
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
  scores?: Scores;
  fairness?: Fairness;
  /**
   * your number
   */
  you: number;
  /**
   * your seats
   *
   * @maxItems 8
   */
  yours: Seat[];
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerStand {
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerPlace {
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerStart {
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerLeave {
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
}
/**
 * shows a guest the door
 */
export interface RoomRequestRemove {
  /**
   * a table's id, from its link
   */
  table: string;
  /**
   * by the number of somebody who is here
   */
  guest?: number;
  /**
   * which seat
   */
  seat?: number;
  do: 'remove';
  /**
   * sent back as it came
   */
  id?: string | number;
  language?: 'en' | 'es';
}
export interface RoomAnswerRemove {
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerSay {
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerAgree {
  /**
   * the others are asked
   */
  waits?: boolean;
  /**
   * a table's id, from its link
   */
  table?: string;
  /**
   * whose eyes
   */
  seat?: number | 'spectator';
  /**
   * of these eyes, now
   */
  revision?: number;
  /**
   * what they were told
   *
   * @maxItems 1048576
   */
  events?: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors?: Actor[];
  /**
   * people judge: the seats that may
   *
   * @maxItems 8
   */
  judges?: Seat[];
  said?: SaidWords;
  /**
   * milliseconds left, by seat
   *
   * @maxItems 8
   */
  clocks?: Number[];
  /**
   * the first call wins: milliseconds until it closes for people
   */
  window?: number;
  /**
   * the game is over
   */
  over?: boolean;
  scores?: Scores;
  /**
   * by game
   */
  view?: Record<string, unknown>;
  /**
   * actions, if the seat may act and you asked for them
   *
   * @maxItems 4096
   */
  legal?: unknown[];
  /**
   * the revision at which it began
   */
  decision?: number;
  ok: true;
  /**
   * sent back as it came
   */
  id?: string | number;
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
export interface RoomAnswerAgain {
  /**
   * the new table's id
   */
  table: string;
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
  options: Record<string, unknown>;
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
   *
   * @maxItems 8
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
  scores?: Scores;
  fairness?: Fairness;
  /**
   * your number
   */
  you: number;
  /**
   * your seats
   *
   * @maxItems 8
   */
  yours: Seat[];
  told: 'table';
}
/**
 * something you can see happened
 */
export interface ToldHappened {
  /**
   * a table's id, from its link
   */
  table: string;
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
  events: unknown[];
  /**
   * who may act now
   *
   * @maxItems 8
   */
  actors: Actor[];
  /**
   * people judge: the seats that may
   *
   * @maxItems 8
   */
  judges?: Seat[];
  said?: SaidWords;
  /**
   * milliseconds left, by seat
   *
   * @maxItems 8
   */
  clocks?: Number[];
  /**
   * the first call wins: milliseconds until it closes for people
   */
  window?: number;
  /**
   * the game is over
   */
  over?: boolean;
  scores?: Scores;
  /**
   * by game
   */
  view: Record<string, unknown>;
  /**
   * actions, if the seat may act and you asked for them
   *
   * @maxItems 4096
   */
  legal?: unknown[];
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
  told: 'take_back_refused';
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
/**
 * /api/tables/ID/steps: a finished game, step by step
 */
export interface PageSteps {
  /**
   * a game's id
   */
  game: string;
  /**
   * how many
   */
  seats: number;
  /**
   * all table options
   */
  options: Record<string, unknown>;
  /**
   * by seat: a person's, or the kind of computer player
   *
   * @maxItems 8
   */
  names: Text[];
  /**
   * the deal, then one an entry
   *
   * @maxItems 20001
   */
  steps: Step[];
  scores: Scores;
  ok: true;
}
export interface Step {
  by: unknown;
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
  actions?: unknown[];
  said?: SaidWords;
  /**
   * what the eyes were told
   *
   * @maxItems 1048576
   */
  events: unknown[];
  /**
   * by game
   */
  view?: Record<string, unknown>;
  /**
   * every seat's; where the eyes are all
   *
   * @maxItems 8
   */
  views?: unknown[];
  /**
   * who might act then
   *
   * @maxItems 8
   */
  actors: Actor[];
}
export interface ChapterAndVerseCard {
  verse?: ChapterAndVerseVerse;
  owner?: ChapterAndVerseNumber;
  /**
   * not played (CV-36)
   */
  set?: true;
  /**
   * everyone knows that it is there
   */
  known_to_all?: true;
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
export interface ChapterAndVerseIcons {
  strength?: number;
  wisdom?: number;
  faith?: number;
  histories?: number;
  trials?: number;
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
   * left out of the basic game (CV-03)
   */
  advanced: boolean;
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
   * what the names in the text mean: Prayer (3)
   */
  reminders: {
    [k: string]: string;
  };
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
  you?: ChapterAndVerseNumber;
  that_player?: ChapterAndVerseNumber;
  named?: ChapterAndVerseMember;
  asked?: ChapterAndVerseSeats;
  asks?: 'yes_or_no' | 'player' | 'option' | 'name' | 'cards' | 'chapter' | 'arrange';
  /**
   * the viewer's own so far
   */
  picks?: {
    verse?: ChapterAndVerseVerse;
    owner?: ChapterAndVerseNumber;
    at?: ChapterAndVersePile;
    place?: number;
    bottom?: true;
  }[];
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
   * of the compiled verses: the one under way, the end, how far it is prepared
   */
  step?: number;
  until?: number;
  stage?: number;
  loops?: {
    begin: number;
    end: number;
    left: number;
  }[];
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
  winners?: ChapterAndVerseSeats;
  winner?: ChapterAndVerseNumber;
}
export interface HypertextEvent {
  type:
    | 'chapter'
    | 'dealt'
    | 'turn'
    | 'drew'
    | 'shuffled'
    | 'chose'
    | 'activated'
    | 'resolved'
    | 'recorded'
    | 'wreath'
    | 'discarded'
    | 'passed'
    | 'redeemed'
    | 'out'
    | 'spent'
    | 'grace'
    | 'laid_open'
    | 'scored'
    | 'tied'
    | 'dealt_anew'
    | 'ended'
    | 'moved'
    | 'looked'
    | 'shown'
    | 'arranged'
    | 'searched'
    | 'exchanged'
    | 'named'
    | 'gained'
    | 'barred'
    | 'may_activate'
    | 'taken_back';
  seat?: HypertextNumber;
  other?: HypertextNumber;
  chapter?: number;
  starter?: HypertextNumber;
  board?: HypertextPhase;
  playing?: HypertextSeats;
  lots?: HypertextPhase[];
  cards?: HypertextWords;
  others_cards?: HypertextWords;
  count?: number;
  /**
   * in the Draw step
   */
  first?: boolean;
  /**
   * 0: Sheol into the Tower, 1: the Tower by an ability, 2: everything at the start of a chapter
   */
  how?: number;
  action?: HypertextAction;
  by_letter?: boolean;
  card?: HypertextWord;
  paid?: HypertextWords;
  phase?: HypertextPhase;
  target?: HypertextTarget;
  laid?: HypertextLaidCard[];
  offered?: boolean;
  wreath?: 'record' | 'empty';
  points?: number[];
  seats?: HypertextSeats;
  deals?: number;
  winner?: HypertextNumber;
  from?: HypertextPile;
  to?: HypertextPile;
  bottom?: boolean;
  pile?: HypertextPile;
  below?: number;
  bottoms?: number;
  what?: 'hand' | 'lot' | 'letters' | 'points';
  member?: 'noun' | 'verb' | 'adjective' | 'name' | 'title' | 'common' | 'uncommon' | 'rare' | 'glorious';
  amount?: number;
  act?: 'activate' | 'redeem';
  until_turn_of?: HypertextNumber;
}
/**
 * what it is declared as (HT-04)
 */
export interface HypertextLaidCard {
  card: HypertextWord;
  as: HypertextWordType;
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
  left: HypertextWords;
  records: number;
  lot?: HypertextPhase;
  hand?: HypertextWords;
  /**
   * of the viewer's own hand, card by card: how many others are paid to activate it (HT-12, HT-31)
   */
  costs?: number[];
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
/**
 * how many cards the viewer's hand lacks for a phase, and of which types
 */
export interface HypertextReach {
  target: HypertextTarget;
  lacks: number;
  types: HypertextWordType[];
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
 * the ability that is being resolved
 */
export interface HypertextEffect {
  card: HypertextWord;
  seat: HypertextNumber;
  asks: '' | 'yes_or_no' | 'player' | 'option' | 'name' | 'cards' | 'arrange';
  step: number;
  asked: HypertextSeats;
  numbers: number[];
  that_player?: HypertextNumber;
  named?: 'noun' | 'verb' | 'adjective' | 'name' | 'title' | 'common' | 'uncommon' | 'rare' | 'glorious';
  them?: HypertextWords;
  picked?: HypertextWords;
  bottoms?: number;
}
export interface HypertextBar {
  act: 'activate' | 'redeem';
  seats: HypertextSeats;
  until_turn_of?: HypertextNumber;
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
  somewhere: HypertextWords;
  /**
   * how often the Tower ran out in this chapter (HT-32)
   */
  runs: number;
  sheol: HypertextWords;
  seats: HypertextSeat[];
  /**
   * points by chapter and seat
   */
  history: number[][];
  /**
   * Board Phases so far (HT-24)
   */
  been: HypertextPhase[];
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
  deals?: number;
  offered?: HypertextWord;
  undecided?: HypertextSeats;
  draft?: HypertextDraft;
  effect?: HypertextEffect;
  reach?: HypertextReach[];
  winner?: HypertextNumber;
}
export interface VerbatimEvent {
  type:
    | 'began'
    | 'shown'
    | 'took'
    | 'chose'
    | 'exchanged'
    | 'kept'
    | 'arranging'
    | 'arranged'
    | 'word'
    | 'challenged'
    | 'passed'
    | 'doubled'
    | 'dissolved'
    | 'reformed'
    | 'ended'
    | 'taken_back';
  seat?: number;
  seats?: number;
  pile_size?: number;
  pile?: number;
  top?: VerbatimCard;
  card?: VerbatimCard;
  action?: VerbatimAction;
  piles?: number[];
  gained?: VerbatimCard[];
  removed?: VerbatimCard[];
  place?: number;
  cards?: VerbatimCard[];
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
export interface VerbatimWord {
  place: number;
  word: string;
  cards: VerbatimCard[];
  points: number;
  doubled: boolean;
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
  winner?: number;
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
  tables: RoomAnswerTables;
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
  again: RoomAnswerAgain;
}
