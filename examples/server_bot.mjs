// Plays every game to its end with random legal actions, against a server: node server_bot.mjs http://127.0.0.1:8080
// It needs Node 22 or later and nothing else. docs/protocol.md, "Rooms", has every request.
const server = process.argv[2] ?? 'http://127.0.0.1:8080';

// Whoever has the cookie has the seats. A page gets it with its first answer, and so does this program.
const hello = await fetch(`${server}/api/games`);
const cookie = hello.headers.getSetCookie()[0].split(';')[0];
const { games } = await hello.json();

// The line to the server. Each request has an id, by which its answer is found; the rest is told unasked.
class Line {
  #socket;
  #waiting = new Map();
  #last = 0;
  told = () => {};
  closed = () => {};

  get connected() {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  async open() {
    this.#lose();
    const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers: { cookie } });
    this.#socket = socket;
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`no server at ${server}`));
    });
    // An old socket may still close when this one is open: that is nothing to us.
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(data));
    socket.onclose = () => socket === this.#socket && this.#lose();
  }

  drop() {
    this.#socket.close();
  }

  ask(request) {
    if (!this.connected) return Promise.reject(lost());
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject, request }));
  }

  #hear(message) {
    if ('told' in message) return this.told(message);
    const { resolve, reject, request } = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.ok) return resolve(message);
    // The server takes 20 messages a second, 60 at once: a request that came too fast was not read.
    if (message.error.code === 'too_fast') return setTimeout(() => this.ask(request).then(resolve, reject), 100);
    reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
  }

  // What was not answered may or may not have happened: whoever waits joins again and looks.
  #lose() {
    for (const { reject } of this.#waiting.values()) reject(lost());
    this.#waiting.clear();
    this.closed();
  }
}
const lost = () => Object.assign(new Error('the connection is lost'), { code: 'lost' });

// A better bot begins here: `view` is all that the seat knows.
function choose(view, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

// One game in which this program has every seat; how many actions it took, and the scores.
async function play(line, game) {
  const seats = game.min_seats;
  const { table } = await line.ask({ do: 'open', game: game.id, seats });
  for (let seat = 0; seat < seats; seat++) await line.ask({ do: 'sit', table, seat });
  const news = new Map(); // by seat: what its eyes saw last
  let wake = () => {};
  line.told = (message) => {
    if (message.told === 'happened' && message.table === table) news.set(message.seat, message);
    wake();
  };
  line.closed = () => wake();
  // Joining is how one comes back, too. The answer has the news of every seat; with `legal`, all news say what may be done.
  const join = async () => {
    const joined = await line.ask({ do: 'join', table, legal: true });
    for (const each of joined.news ?? []) news.set(each.seat, each);
  };
  await join();
  await line.ask({ do: 'start', table });
  let actions = 0;
  while (true) {
    const all = [...news.values()];
    const over = all.find((each) => each.over);
    if (over) return { actions, scores: over.scores };
    const mine = all.find((each) => each.legal?.length > 0);
    if (!mine) {
      if (line.connected) await new Promise((resolve) => (wake = resolve));
      if (!line.connected) {
        await line.open();
        await join();
      }
      continue;
    }
    news.delete(mine.seat); // it is old once we act
    try {
      const { seat, decision: revision } = mine;
      const done = await line.ask({ do: 'act', table, seat, action: choose(mine.view, mine.legal), revision });
      news.set(seat, done);
      if (++actions === 20) line.drop(); // to show how one comes back
    } catch (no) {
      if (no.code === 'lost') await line.open();
      else if (no.code !== 'stale') throw no;
      await join();
    }
  }
}

const line = new Line();
await line.open();
await line.ask({ do: 'hello', name: 'Robin' });
for (const game of games) {
  const { actions, scores } = await play(line, game);
  console.log(`${game.id}: ${actions} actions, points ${scores.points}, won by ${scores.winners}`);
}
line.drop();
