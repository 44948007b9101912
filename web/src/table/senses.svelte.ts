import { tick } from 'svelte';
import { listenForTouch, play, type Sound } from '../design/sound.ts';
import type { GamePages } from '../games/games.ts';
import type { Seen } from '../protocol/connection.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { say } from '../words/say.ts';
import { reckoningIn } from './reckoning.ts';
import type { Gate, Happening, Room, Sight } from './room.svelte.ts';
import { Stage, type Timer } from './stage.svelte.ts';
import { soundOf } from './staging.ts';

type Told = { readonly type: string; readonly seat?: number };

// How many milliseconds whoever is asked has: of a call, else of a clock.
function timeOf(sight: Sight, seats: readonly number[]): number | undefined {
  const clocks = sight.clocks ? seats.filter((seat) => sight.actors.includes(seat)).map((seat) => sight.clocks?.[seat] ?? Infinity) : [];
  const least = Math.min(sight.window ?? Infinity, ...clocks);
  return least === Infinity ? undefined : least;
}

// While a window lies over the table, what is staged waits behind it.
const patient: Timer = {
  after(milliseconds, then) {
    let timer = setTimeout(look, milliseconds);
    function look() {
      if (document.querySelector('dialog[open]')) timer = setTimeout(look, 300);
      else then();
    }
    return () => clearTimeout(timer);
  },
};

// What somebody at a table sees, hears and is told of what happens. News goes through here on its way to the page.
export class Senses implements Gate {
  readonly stage = new Stage(() => (document.hidden ? 'off' : settings.kept.pace), patient);
  polite = $state(''); // read out when there is time
  urgent = $state(''); // read out at once
  readonly acting = $derived.by(() => this.room.table?.stage === 'playing' && this.room.asked.some((seat) => typeof seat === 'number' && this.room.yours.includes(seat)));

  private lines: string[] = [];
  private heard = new Set<Sound>();
  private flushing = false;
  private acted: boolean | undefined; // whether we were asked when we last spoke

  constructor(
    private readonly room: Room,
    private readonly pages: () => GamePages | undefined,
  ) {}

  // Until what is returned is called.
  start(): () => void {
    this.room.gate = this;
    const away = () => document.hidden && !this.keeps && this.stage.skipAll(); // nobody looks
    document.addEventListener('visibilitychange', away);
    const stops = [this.room.onEvent((happening) => this.happen(happening)), listenForTouch()];
    return () => {
      this.room.gate = undefined;
      this.stage.skipAll();
      document.removeEventListener('visibilitychange', away);
      for (const stop of stops) stop();
    };
  }

  // --- As the gate of the room

  pass(news: Seen, draw: () => void) {
    const { room, acting } = this;
    const ours = (seat: unknown) => typeof seat === 'number' && room.yours.includes(seat);
    const hurries = news.actors.some(ours) && (news.window !== undefined || news.clocks !== undefined);
    const own = acting && ours((news.events[0] as Told | undefined)?.seat);
    const unseen = document.hidden && this.stage.held && !this.keeps;
    // Several at one device see it with several pairs of eyes, which must agree.
    this.stage.offer({ now: hurries || acting || news.fresh === true || room.shared || unseen, own, draw: () => this.drawRound(draw) });
    this.speakSoon();
  }
  open() {
    this.stage.skipAll();
  }
  // By what is told before the game goes on: the end of a round. Whatever has no time to wait is drawn all the same: a call, a clock that runs.
  hold(): () => void {
    this.stage.drop();
    return this.stage.hold();
  }
  // What is held back stays so although nobody looks, if nobody waits for us: else the bell must ring when it is our turn.
  private get keeps(): boolean {
    return this.stage.held && (this.room.table?.seats ?? []).every(({ seat, player }) => player !== undefined || this.room.yours.includes(seat));
  }
  // Where a round ends, nothing more is drawn until the page has had a chance to hold it back.
  private drawRound(draw: () => void) {
    const round = () => reckoningIn(this.room.sights.get(this.room.eyes)?.view)?.last?.round ?? 0;
    const before = round();
    draw();
    if (round() > before) void tick().then(this.stage.hold());
  }

  // --- What happens, when it is drawn

  private happen({ eyes, event, before }: Happening) {
    const { room } = this;
    const pages = this.pages();
    if (!pages || eyes !== (room.yours[0] ?? 'spectator')) return;
    const { type, seat } = event as Told;
    const mine = room.shared ? [] : room.yours;
    const sound = soundOf(pages.staging, type);
    if (sound) this.heard.add(sound);
    const line = pages.say(event, before, (each) => room.seatName(each), mine);
    if (line) this.lines.push(line);
    if (line && !(seat !== undefined && room.yours.includes(seat))) {
      const staged = pages.staging.stage(event, before, room.yours);
      if (staged) this.stage.add({ ...staged, by: seat, line });
    }
    this.speakSoon();
  }

  // What comes together is heard and read out together.
  private speakSoon() {
    if (this.flushing) return;
    this.flushing = true;
    queueMicrotask(() => {
      this.flushing = false;
      this.speak();
    });
  }
  private speak() {
    const sight = this.room.sights.get(this.room.eyes);
    const asked = this.acting && this.acted === false;
    if (sight) this.acted = this.acting;
    const left = asked && sight ? timeOf(sight, this.room.yours) : undefined;
    const said = [...this.lines, ...(left === undefined ? [] : [say('turn.urgent', Math.ceil(left / 1000))])].join(' ');
    this.lines = [];
    // The same once more is read out once more.
    const differs = (from: string) => (from === said ? `${said}\u00a0` : said);
    if (said !== '' && left !== undefined) this.urgent = differs(this.urgent);
    else if (said !== '') this.polite = differs(this.polite);

    // Of a long backlog one hears the last.
    for (const sound of [...this.heard].slice(-2)) play(sound);
    this.heard.clear();
  }
}
