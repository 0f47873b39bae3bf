import { USUAL_CUSTOMS } from '@coalbrook/wire/online';
import type { OnlineTable } from '@coalbrook/wire/online';

import { useConsentTexts } from '../language/consentTexts.ts';
import { classes } from '../ui/classes.ts';
import { sayCustoms } from './sayCustoms.ts';

import styles from './Consent.module.css';

/** What the table does about people who leave or are late. */
export const CustomsNote = ({ table: { customs = USUAL_CUSTOMS, clock } }: { readonly table: OnlineTable }) => (
  <p className={classes(styles.note, styles.below)}>{sayCustoms(customs, clock !== undefined, useConsentTexts())}</p>
);
