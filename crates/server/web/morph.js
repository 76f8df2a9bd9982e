// Turns what is on the page into what the server has drawn, changing as little as possible, so
// that focus stays and pieces can glide.

/** The name under which an element is recognised again. @param {Node} node */
function key(node) {
  if (!(node instanceof Element)) return null;
  return node.id || node.getAttribute('data-key') || node.getAttribute('data-id');
}

/** @param {Node} a @param {Node} b */
function isAlike(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && key(a) === key(b);
}

/** @param {Element} from @param {Element} to */
function syncAttributes(from, to) {
  for (const { name, value } of [...to.attributes]) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name)) from.removeAttribute(name);
  }
}

/** @param {Node} from @param {Node} to */
function syncNode(from, to) {
  if (from instanceof Element && to instanceof Element) {
    syncAttributes(from, to);
    syncChildren(from, to);
  } else if (from.nodeValue !== to.nodeValue) {
    from.nodeValue = to.nodeValue;
  }
}

/** @param {Element} from @param {Element | DocumentFragment} to */
function syncChildren(from, to) {
  // Several elements may show one thing: they are recognised by their order.
  /** @type {Map<string, Element[]>} */
  const named = new Map();
  for (const child of from.children) {
    const name = key(child);
    if (!name) continue;
    const alike = named.get(name);
    if (alike) alike.push(child);
    else named.set(name, [child]);
  }
  /** @type {ChildNode | null} */
  let cursor = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const name = key(wanted);
    const found = name ? named.get(name)?.shift() : cursor;
    if (found && isAlike(found, wanted)) {
      if (found === cursor) cursor = cursor.nextSibling;
      else from.insertBefore(found, cursor);
      syncNode(found, wanted);
    } else {
      from.insertBefore(wanted, cursor);
    }
  }
  while (cursor) {
    const next = cursor.nextSibling;
    cursor.remove();
    cursor = next;
  }
}

/** Makes the children of an element those that the text describes. @param {Element} element @param {string} html */
export function morph(element, html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  syncChildren(element, template.content);
}
