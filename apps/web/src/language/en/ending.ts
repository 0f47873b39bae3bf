/** What stands on the final page besides the points; loaded with it. */
export const ending = {
  rating: 'Rating',
  change: (before: number, after: number) => `${before} → ${after}`,
  awaited: 'The ratings will follow in a moment.',
  void: 'This game does not count for ratings.',
  pace: 'Time per turn',
  match: (round: number) => `Round ${round} of`,
  decided: 'Place by decision',
  noPlace: 'The organiser has decided that nobody gets points for this game.',
  proof: 'Proof of the draws',
  left: 'Hands and deck',
  hand: (name: string) => `In the hand of ${name}`,
  deck: 'In the deck or set aside',
  nothing: 'nothing',
};

export type EndingTexts = typeof ending;
