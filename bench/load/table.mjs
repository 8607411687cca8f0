// A table under load: its viewers, and the next move as soon as all of them have seen the last one.
export class Table {
  constructor(adapter, urls, game, watchers, pace) {
    Object.assign(this, { adapter, urls, game, watchers, pace, viewers: [] });
    this.reset();
  }

  /** Open a table and connect everybody: the players in the order of their seats, then the watchers. */
  async open() {
    const { adapter, urls, game, watchers } = this;
    const seats = [...Array(adapter.PLAYERS).keys(), ...Array(watchers).fill(null)];
    const place = await adapter.createTable(urls[0], game);
    const connected = seats.map((seat, i) =>
      adapter.connectViewer({ ...place, url: urls[i % urls.length] }, seat, (bytes) => this.arrived(bytes)),
    );
    this.viewers = await Promise.all(connected);
  }

  reset() {
    this.delays = [];
    this.bytes = 0;
  }

  async play() {
    if (this.viewers[0].over) {
      this.viewers.forEach((viewer) => viewer.leave());
      await this.open();
    }
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
