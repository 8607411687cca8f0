// A table under load: its viewers, and the next move as soon as all of them have seen the last one.
export class Table {
  constructor(pace) {
    this.pace = pace;
    this.viewers = [];
    this.reset();
  }

  /** A table with everybody connected, who are the players in the order of their seats, then the watchers. */
  static async open(adapter, url, game, watchers, pace) {
    const table = new Table(pace);
    const seats = [...Array(adapter.PLAYERS).keys(), ...Array(watchers).fill(null)];
    const place = await adapter.createTable(url, game);
    const connected = seats.map((seat) => adapter.connectViewer(place, seat, (bytes) => table.arrived(bytes)));
    table.viewers = await Promise.all(connected);
    return table;
  }

  reset() {
    this.delays = [];
    this.bytes = 0;
  }

  play() {
    this.unseen = this.viewers.length;
    this.sent = performance.now();
    this.viewers[this.viewers[0].actor].move();
  }

  arrived(bytes) {
    this.bytes += bytes;
    this.unseen -= 1;
    if (this.unseen > 0) return;
    this.delays.push(performance.now() - this.sent);
    if (this.pace) setTimeout(() => this.play(), this.pace);
    else this.play();
  }
}
