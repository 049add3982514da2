import { themes } from '#theme/appearance.ts';
import { appearanceChanged, currentAppearance, setAppearance } from '#theme/set-appearance.ts';

/** The three buttons in the footer, without the round trip. */
export function enhanceThemeForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-theme-form]');
  if (!form) return;
  form.addEventListener('submit', (event) => {
    const chosen = themes.find((theme) => theme === event.submitter?.getAttribute('value'));
    if (!chosen) return;
    event.preventDefault();
    setAppearance({ theme: chosen });
  });
  window.addEventListener(appearanceChanged, () => {
    const { theme } = currentAppearance();
    for (const button of form.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.value === theme));
    }
  });
}
