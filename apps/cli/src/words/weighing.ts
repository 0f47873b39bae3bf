import type { LinkId, SiteId } from '@coalbrook/rules';

import type { Circle } from './circle.ts';
import { englishPlans } from './englishPlans.ts';
import type { DeedEvent } from './turn.ts';

type Weighed = Extract<DeedEvent, { readonly event: 'weighed' }>;

/** What an automaton weighed and has not acted upon yet. */
export class Weighing {
  readonly #circle: Circle;
  #open: readonly Weighed[] = [];

  constructor(circle: Circle) {
    this.#circle = circle;
  }

  note(event: Weighed): void {
    this.#open = [...this.#open, event];
  }

  /** Why this line. Empty, like every other reason, where nothing was weighed. */
  ofLink(link: LinkId): string {
    return englishPlans.why(this.#close(englishPlans.line, ({ chosen }) => 'link' in chosen && chosen.link === link));
  }

  /** Why it was built on this site, and in this town. */
  ofBuild(site: SiteId): string {
    const { place } = this.#circle.table.sites[site];
    const town = this.#close(englishPlans.town, ({ chosen }) => 'place' in chosen && chosen.place === place);
    return englishPlans.why([...town, ...this.#ofSite(englishPlans.site, site)]);
  }

  /** Why this tile was sold. */
  ofSale(site: SiteId): string {
    return englishPlans.why(this.#ofSite(englishPlans.tile, site));
  }

  /** Why a cube or a barrel was taken from this tile. */
  ofSource(site: SiteId): string {
    const { table, things, ledger } = this.#circle;
    const { industry } = table.tiles[ledger.tileOn(site)];
    return englishPlans.why(this.#ofSite(things.industry(industry), site));
  }

  #ofSite(noun: string, site: SiteId): readonly string[] {
    return this.#close(noun, ({ chosen }) => 'site' in chosen && chosen.site === site);
  }

  #close(noun: string, isMeant: (event: Weighed) => boolean): readonly string[] {
    const meant = this.#open.filter(isMeant);
    this.#open = this.#open.filter((event) => !meant.includes(event));
    return meant.map(({ among, by }) => englishPlans.weighed(among, noun, by));
  }
}
