// Moving and zooming the map: wheel, drag, two fingers, buttons.

const NEAREST = 6;
/** Farther than this, drawings leave out what could not be read. */
const FAR = 1.8;
/** Less than this is a click, not a drag, in pixels. */
const SLIP = 6;

/** What lies over the map moves by itself. @param {Event} event */
function isOver(event) {
  return /** @type {Element} */ (event.target).closest('button, [data-over]') !== null;
}

export class PanZoom {
  /** @param {HTMLElement} frame @param {HTMLElement} content */
  constructor(frame, content) {
    this.frame = frame;
    this.content = content;
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.moved = 0;
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    frame.addEventListener('pointerdown', (event) => this.#down(event));
    window.addEventListener('pointermove', (event) => this.#move(event));
    for (const kind of ['pointerup', 'pointercancel']) {
      window.addEventListener(kind, (event) => this.#up(/** @type {PointerEvent} */ (event)));
    }
    // A drag that ends on a thing is not a click on it.
    frame.addEventListener('click', (event) => {
      if (this.moved > SLIP) event.stopPropagation();
    }, { capture: true });
    new ResizeObserver(() => this.#show()).observe(frame);
  }

  /** The drawing was replaced. */
  redraw() {
    this.#show();
  }

  /** The whole map. */
  fit() {
    [this.x, this.y, this.scale] = [0, 0, 1];
    this.#show();
  }

  /** Nearer or farther, around the middle. @param {number} factor */
  zoom(factor) {
    const box = this.frame.getBoundingClientRect();
    this.#zoomAt(factor, box.width / 2, box.height / 2);
  }

  /** Brings things into the middle, as near as they allow, the frame filled. @param {Element[]} things @param {number} most */
  look(things, most) {
    const boxes = things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0);
    if (boxes.length === 0) return;
    const frame = this.frame.getBoundingClientRect();
    const inside = (/** @type {number} */ value, /** @type {number} */ start, /** @type {number} */ shift) => (value - start - shift) / this.scale;
    const left = Math.min(...boxes.map((box) => inside(box.left, frame.left, this.x)));
    const right = Math.max(...boxes.map((box) => inside(box.right, frame.left, this.x)));
    const top = Math.min(...boxes.map((box) => inside(box.top, frame.top, this.y)));
    const bottom = Math.max(...boxes.map((box) => inside(box.bottom, frame.top, this.y)));
    const wide = frame.width / (right - left + 40);
    const high = frame.height / (bottom - top + 40);
    this.scale = Math.max(this.#cover(), Math.min(most, wide, high));
    this.x = frame.width / 2 - this.scale * (left + right) / 2;
    this.y = frame.height / 2 - this.scale * (top + bottom) / 2;
    this.#show();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (isOver(event)) return;
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
    this.#zoomAt(factor, event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (isOver(event)) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = 0;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const before = this.#span();
    this.moved += Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.moved <= SLIP) return;
    const now = this.#span();
    this.frame.classList.add('dragging');
    const box = this.frame.getBoundingClientRect();
    if (before.length > 0) this.#zoomAt(now.length / before.length, now.x - box.left, now.y - box.top);
    this.x += now.x - before.x;
    this.y += now.y - before.y;
    this.#show();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.frame.classList.remove('dragging');
  }

  /** The middle of the fingers, and how far the first two are apart. */
  #span() {
    const all = [...this.fingers.values()];
    const x = all.reduce((sum, one) => sum + one.x, 0) / all.length;
    const y = all.reduce((sum, one) => sum + one.y, 0) / all.length;
    const length = all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
    return { x, y, length };
  }

  /** @param {number} factor @param {number} x @param {number} y */
  #zoomAt(factor, x, y) {
    const scale = Math.max(1, Math.min(NEAREST, this.scale * factor));
    this.x = x - (x - this.x) * scale / this.scale;
    this.y = y - (y - this.y) * scale / this.scale;
    this.scale = scale;
    this.#show();
  }

  /** The least scale at which the drawing fills the frame. */
  #cover() {
    const box = this.content.querySelector('svg')?.viewBox.baseVal;
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!box?.width || !height) return 1;
    const [across, down] = [width / box.width, height / box.height];
    return Math.min(NEAREST, Math.max(across, down) / Math.min(across, down));
  }

  /** The map never leaves the frame. */
  #show() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    this.x = Math.min(0, Math.max(this.x, width * (1 - this.scale)));
    this.y = Math.min(0, Math.max(this.y, height * (1 - this.scale)));
    this.frame.dataset.zoom = this.scale < FAR ? 'far' : 'near';
    this.content.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }
}
