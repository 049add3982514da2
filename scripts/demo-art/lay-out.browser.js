/**
 * Runs in the page. Deals the blocks of a document onto sheets, keeps headings with what they head, and writes the page
 * numbers into the feet and the contents. Answers the number of sheets.
 */
globalThis.layOut = (title) => {
  const blocks = document.querySelector('#blocks');
  const isHeading = (element) => /^H[23]$/.test(element?.tagName ?? '');
  const create = (tag, className, ...children) => {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...children);
    return element;
  };
  const nextSheet = () => {
    const flow = create('div', 'flow');
    document.body.append(create('section', 'page', flow));
    return flow;
  };

  let flow = nextSheet();
  for (const block of [...blocks.children]) {
    flow.append(block);
    if (flow.scrollHeight <= flow.clientHeight) continue;
    // A heading goes with what it heads, and so does the sentence that introduces a list, a table or a form.
    const moved = [block];
    for (let before = block.previousElementSibling; before; before = block.previousElementSibling) {
      const introduces = before.tagName === 'P' && block.tagName !== 'P' && isHeading(before.previousElementSibling);
      if (!isHeading(before) && !introduces) break;
      moved.unshift(before);
      before.remove();
    }
    flow = nextSheet();
    flow.append(...moved);
    if (flow.scrollHeight > flow.clientHeight)
      throw new Error(`Too tall for a page: ${block.textContent.slice(0, 60)}`);
  }
  blocks.remove();

  const sheets = [...document.querySelectorAll('.page')];
  for (const [index, sheet] of sheets.entries()) {
    if (index === 0) continue;
    const foot = create('div', 'foot', create('span', '', title), create('span', '', String(index + 1)));
    // Running feet are decoration for those who listen.
    foot.setAttribute('aria-hidden', 'true');
    sheet.append(foot);
  }
  for (const link of document.querySelectorAll('.contents a')) {
    const sheet = document.querySelector(link.hash).closest('.page');
    link.querySelector('.at').textContent = String(sheets.indexOf(sheet) + 1);
  }
  return sheets.length;
};
