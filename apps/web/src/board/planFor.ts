import type { Table } from '@coalbrook/rules';
import { planOf } from '@coalbrook/scene';
import type { Plan } from '@coalbrook/scene';

const plans = new WeakMap<Table, Plan>();

/** Where everything stands; found out once for each table. */
export const planFor = (table: Table): Plan => {
  const plan = plans.get(table) ?? planOf(table);
  plans.set(table, plan);
  return plan;
};
