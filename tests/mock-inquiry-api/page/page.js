// @ts-check
/** The page for testers. Text of visitors is only ever set as text, never as markup. */

const refreshMs = 1000;

/** @template {HTMLElement} T @param {string} id @param {new () => T} type @returns {T} */
function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`#${id} is missing`);
  return found;
}

const form = element('behaviour', HTMLFormElement);
const list = element('inquiries', HTMLOListElement);
const result = element('result', HTMLParagraphElement);

/** @param {string} url @param {RequestInit} [init] */
async function call(url, init) {
  const response = await fetch(url, init);
  const body = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new Error(body.error);
  return body;
}

/** @param {{ status: number, delayMs: number, drop: boolean }} behaviour */
function showBehaviour({ status, delayMs, drop }) {
  for (const [name, value] of Object.entries({ status, delayMs })) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = String(value);
  }
  const box = form.elements.namedItem('drop');
  if (box instanceof HTMLInputElement) box.checked = drop;
}

/** @param {Record<string, unknown>} behaviour */
async function setBehaviour(behaviour) {
  const headers = { 'Content-Type': 'application/json' };
  const now = await call('/behaviour', { method: 'PUT', headers, body: JSON.stringify(behaviour) });
  showBehaviour(now);
  const answer = now.drop ? 'the connection is closed' : `status ${now.status}`;
  result.textContent = `Now: ${answer}${now.delayMs ? ` after ${now.delayMs} ms` : ''}.`;
}

/** @param {string} tag @param {string} text */
function textElement(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** @param {{ id: string, receivedAt: string, inquiry: Record<string, string> }} received */
function inquiryItem({ id, receivedAt, inquiry }) {
  const time = document.createElement('time');
  time.dateTime = receivedAt;
  time.textContent = new Date(receivedAt).toLocaleString();
  const summary = textElement('summary', `${inquiry.FullName} · ${inquiry.ProductName} · ${inquiry.Subject} `);
  summary.append(time);
  const fields = document.createElement('dl');
  for (const [name, value] of Object.entries(inquiry))
    fields.append(textElement('dt', name), textElement('dd', value || '–'));
  const details = document.createElement('details');
  details.append(summary, fields);
  const item = document.createElement('li');
  item.dataset.id = id;
  item.append(details);
  return item;
}

/** Adds new items and removes deleted ones only, so that an open inquiry stays open and the focus does not move. */
async function refreshInquiries() {
  /** @type {Parameters<typeof inquiryItem>[0][]} */
  const inquiries = await call('/inquiries');
  const kept = new Set(inquiries.map(({ id }) => id));
  const shown = new Set();
  for (const item of [...list.children].filter((child) => child instanceof HTMLLIElement)) {
    if (kept.has(item.dataset.id ?? '')) shown.add(item.dataset.id);
    else item.remove();
  }
  list.prepend(...inquiries.filter(({ id }) => !shown.has(id)).map(inquiryItem));
  element('count', HTMLSpanElement).textContent = `(${inquiries.length})`;
  element('none', HTMLParagraphElement).hidden = inquiries.length > 0;
}

/** @param {() => Promise<void>} task */
const reporting = (task) => () => task().catch((error) => (result.textContent = error.message));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const behaviour = {
    status: Number(data.get('status')),
    delayMs: Number(data.get('delayMs')),
    drop: data.has('drop'),
  };
  reporting(() => setBehaviour(behaviour))();
});
element('normal', HTMLButtonElement).addEventListener(
  'click',
  reporting(() => setBehaviour({})),
);
element('empty', HTMLButtonElement).addEventListener(
  'click',
  reporting(async () => {
    await call('/inquiries', { method: 'DELETE' });
    await refreshInquiries();
  }),
);

reporting(async () => showBehaviour(await call('/behaviour')))();
const refresh = reporting(refreshInquiries);
refresh();
setInterval(refresh, refreshMs);
