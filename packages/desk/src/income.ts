import { findStep } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

/** Whether income is paid at the end of a round. */
export const hasIncome = ({ course }: Table): boolean => findStep(course.roundEnd, 'payIncome') !== undefined;
