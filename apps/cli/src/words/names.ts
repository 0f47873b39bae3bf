/** Who sits at the table when nobody says otherwise. */
const figures = ['Arkwright', 'Tinsley', 'Brunel', 'Stephenson', 'Watt', 'Owen', 'Bessemer', 'Coade'] as const;

export const seatNames = (seats: number): readonly string[] => figures.slice(0, seats);
