/** What holds for everything that can be touched or read: measured in the page. */
import type { Page } from '@playwright/test';

/** Runs in the page. Everything that can be pressed is so large, in pixels; links in a sentence are as high as its lines. */
const measureTargets = (least: number): readonly string[] => {
  const small: string[] = [];
  const isOnlyRead = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isOnlyRead(element.parentElement));
  const pressed = 'button, a[href], summary, input, select, textarea, [role="tab"], [role="menuitem"], [role="radio"]';
  for (const element of document.body.querySelectorAll<HTMLElement>(pressed)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[aria-hidden="true"], [inert]') || element.closest('#map')) continue;
    const style = getComputedStyle(element);
    const label = element.closest('label');
    // What is only read out, or in sight while it has the focus; and the input of a switch that is its label.
    const part = element instanceof HTMLInputElement && label ? label : element;
    if (isOnlyRead(element)) continue;
    const isInSentence =
      style.display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    if (isInSentence) continue;
    const { width, height } = part.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    // Rounding of text sizes.
    if (width >= least - 0.5 && height >= least - 0.5) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    small.push(`${element.tagName.toLowerCase()} “${name}” ${width.toFixed(0)}×${height.toFixed(0)}`);
  }
  return [...new Set(small)];
};

/** What can be pressed and is smaller than this, in pixels. */
export const smallTargets = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate(measureTargets, least);

/** The spacing of text that people may ask for, from WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Runs in the page. Texts of which a part is cut off, and that do not scroll. */
const measureClipped = (): readonly string[] => {
  const clipped = new Set<string>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const text = [...element.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    if (!text || element.closest('svg, [aria-hidden="true"], .visually-hidden')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let up: HTMLElement | null = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(up);
      if (clipPath !== 'none') break;
      const seen = up.getBoundingClientRect();
      const across = overflowX !== 'visible' && !['auto', 'scroll'].includes(overflowX);
      const down = overflowY !== 'visible' && !['auto', 'scroll'].includes(overflowY);
      const isCut =
        (across && (box.right > seen.right + 1 || box.left < seen.left - 1)) ||
        (down && (box.bottom > seen.bottom + 4 || box.top < seen.top - 4));
      if (isCut) clipped.add(`“${(text.textContent ?? '').trim().slice(0, 30)}” in ${up.className.slice(0, 30)}`);
      if (isCut || position === 'fixed' || ['auto', 'scroll'].some((way) => way === overflowX || way === overflowY))
        break;
    }
  }
  return [...clipped];
};

/** Texts that are cut off once they are set wider. */
export const clippedTexts = async (page: Page): Promise<readonly string[]> => {
  // The content security policy forbids style tags.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  const found = await page.evaluate(measureClipped);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
};
