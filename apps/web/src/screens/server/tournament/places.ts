/** Whether places can be like this: as many come before a place as its number says. */
export const arePlaces = (places: readonly number[]): boolean =>
  places.every((place) => places.filter((other) => other < place).length === place - 1);
