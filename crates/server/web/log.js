// The log: new lines on top, what they touched, and a ticker for what others and chance did.

/** How long a line is told, in milliseconds; lines that wait behind it share this time. */
const SHOWN = 900;
const LEAST = 300;
/** No more lines than this are told one after the other. */
const MOST = 4;

export class Log {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} frame
   * @param {(ids: string[]) => void} point
   * @param {(ply: number) => void} open
   */
  constructor(root, frame, point, open) {
    this.root = root;
    this.frame = frame;
    /** @type {Element[]} */
    this.waiting = [];
    root.addEventListener('pointerover', (event) => {
      const line = /** @type {Element} */ (event.target).closest?.('[data-targets]');
      point((line?.getAttribute('data-targets') ?? '').split(' ').filter(Boolean));
    });
    root.addEventListener('pointerleave', () => point([]));
    root.addEventListener('click', (event) => {
      const ply = /** @type {Element} */ (event.target).closest?.('.dot')?.parentElement;
      if (ply) open(Number(ply.getAttribute('data-ply')));
    });
  }

  /** Takes back what was undone and adds what is new. @param {{from: number, html: string}} part @param {boolean} tell @param {Set<number>} pictured Moves that are shown in another way. */
  update(part, tell, pictured) {
    for (const old of this.root.querySelectorAll('.ply')) {
      if (Number(old.getAttribute('data-ply')) > part.from) old.remove();
      else old.classList.remove('new');
    }
    const template = document.createElement('template');
    template.innerHTML = part.html;
    const fresh = [...template.content.children];
    for (const one of fresh) one.classList.add('new');
    this.root.prepend(...fresh);
    this.root.scrollTop = 0;
    const plain = fresh.filter((ply) => !pictured.has(Number(ply.getAttribute('data-ply'))));
    if (tell) this.#tell(plain.reverse());
    return fresh.length;
  }

  /** Tells lines one after the other, over the map; the oldest give way. @param {Element[]} plies */
  #tell(plies) {
    const lines = plies.flatMap((ply) => [...ply.querySelectorAll('p')]);
    this.waiting = [...this.waiting, ...lines].slice(-MOST);
    if (!this.frame.querySelector('.ticker')) this.#next();
  }

  #next() {
    this.frame.querySelector('.ticker')?.remove();
    const line = this.waiting.shift();
    if (!line) return;
    const ticker = document.createElement('div');
    ticker.className = 'ticker';
    ticker.setAttribute('aria-hidden', 'true');
    const text = [...line.childNodes].filter((node) => node.nodeName !== 'A');
    ticker.textContent = text.map((node) => node.textContent).join('').trim();
    this.frame.append(ticker);
    setTimeout(() => this.#next(), Math.max(LEAST, SHOWN / (1 + this.waiting.length)));
  }
}
