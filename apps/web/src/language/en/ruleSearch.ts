/** How people ask about rules. Loaded with the rules only. */

export interface RuleSearchTexts {
  /** Words that say nothing about what is asked. */
  readonly fillers: string;
  /** Groups of words that mean the same to somebody who asks; each is the beginning of a word. */
  readonly alike: readonly string[];
  /** Endings that do not matter, the longest first. */
  readonly endings: readonly string[];
}

export const ruleSearch: RuleSearchTexts = {
  fillers:
    'a again an and any are as at be by can cannot could do does for from get gets happen happens has have how i if in is it its may me mine much must my need needed of often on one or our shall should so some somebody someone than that the their them then there they this through to too us use used using was we what when where whether which who whom whose why will with would you your',
  alike: [
    'beer barrel brew drink',
    'opponent other another player rival theirs else owner whoever',
    'own mine myself',
    'build place put construct',
    'overbuild replace upgrade cover',
    'link canal rail track network train railway',
    'connect reach joined chain',
    'loan borrow credit',
    'money cash pound pay cost price expensive cheap spend spent',
    'income salary earn',
    'points score victory vp',
    'tie equal tiebreak',
    'win winner won',
    'turn order first last next sequence',
    'develop research remove discard',
    'flip turned flipped',
    'sell sale sold',
    'market buy bought purchase demand',
    'merchant trader customer',
    'wild joker scout',
    'era age period phase',
    'bankrupt broke shortfall debt owe afford negative',
    'pass skip nothing',
    'card hand draw',
    'town city location place',
    'coal mine',
    'iron works',
    'port harbour harbor',
    'lightbulb bulb',
    'start begin setup',
    'end finish over',
  ],
  endings: ['ations', 'ation', 'ings', 'ing', 'ies', 'ers', 'ed', 'er', 'es', 's', 'y', 'e'],
};
