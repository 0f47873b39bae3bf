import type { LinkId, SiteId } from '@coalbrook/rules';

import type { Noun } from './catalogue/noun.ts';
import type { PlanWords } from './catalogue/planWords.ts';
import type { TellingContext } from './tellingContext.ts';
import type { DeedEvent } from './turn.ts';

type Weighed = Extract<DeedEvent, { readonly event: 'weighed' }>;

/** Choices of an automaton that have not been carried out yet. */
export class Weighing {
  readonly #context: TellingContext;
  readonly #words: PlanWords;
  #open: readonly Weighed[] = [];

  constructor(context: TellingContext) {
    this.#context = context;
    this.#words = context.language.plans;
  }

  note(event: Weighed): void {
    this.#open = [...this.#open, event];
  }

  /** Why this line. Like every other reason, empty if there was no choice. */
  ofLink(link: LinkId): string {
    return this.#words.why(this.#close(this.#words.line, ({ chosen }) => 'link' in chosen && chosen.link === link));
  }

  /** Why it was built on this site, and in this town. */
  ofBuild(site: SiteId): string {
    const { place } = this.#context.table.sites[site];
    const town = this.#close(this.#words.town, ({ chosen }) => 'place' in chosen && chosen.place === place);
    return this.#words.why([...town, ...this.#ofSite(this.#words.site, site)]);
  }

  /** Why this tile was sold. */
  ofSale(site: SiteId): string {
    return this.#words.why(this.#ofSite(this.#words.tile, site));
  }

  /** Why a cube or a barrel was taken from this tile. */
  ofSource(site: SiteId): string {
    const { table, things, soFar } = this.#context;
    const { industry } = table.tiles[soFar.tileOn(site)];
    return this.#words.why(this.#ofSite(things.words.industry(industry), site));
  }

  #ofSite(noun: Noun, site: SiteId): readonly string[] {
    return this.#close(noun, ({ chosen }) => 'site' in chosen && chosen.site === site);
  }

  #close(noun: Noun, isMeant: (event: Weighed) => boolean): readonly string[] {
    const meant = this.#open.filter(isMeant);
    this.#open = this.#open.filter((event) => !meant.includes(event));
    return meant.map(({ among, by }) => this.#words.weighed(among, noun, by));
  }
}
