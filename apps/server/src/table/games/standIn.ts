/** The player who takes turns for people who are late or have left. */
export const STAND_IN = 'apprentice';
