/**
 * A `<details>` menu works without script; with it, the menu also closes on Escape, on a click elsewhere, when the
 * focus leaves and when a link in it is followed (a page brought back by the browser would still show it open).
 */
export function enhanceMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('details[data-menu]');
  const closeOthers = ({ target }: Event) => {
    for (const menu of menus) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  for (const menu of menus) {
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.open = false;
    });
  }
}
