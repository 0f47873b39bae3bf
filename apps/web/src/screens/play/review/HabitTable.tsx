import { compareHabits } from '@coalbrook/coach';
import type { Seat } from '@coalbrook/rules';
import { sayHabit } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useId, useMemo } from 'react';

import { useReviewTexts } from '../../../language/reviewTexts.ts';
import type { ReviewableGame } from './reviewableGame.ts';

import styles from './Review.module.css';

interface HabitTableProps {
  readonly game: ReviewableGame;
  readonly seat: Seat;
  readonly speech: CoachSpeech;
}

/** What a seat did over the whole game beside what masters do; nothing where these are not known. */
export const HabitTable = ({ game, seat, speech }: HabitTableProps) => {
  const texts = useReviewTexts();
  const id = useId();
  const { table, record, sitters } = game;
  const habits = useMemo(() => compareHabits(record, seat), [record, seat]);
  if (habits.length === 0) return undefined;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{texts.habits}</h3>
      <table className={styles.habits}>
        <thead>
          <tr>
            <th scope="col">{texts.habit}</th>
            <th scope="col">{sitters[seat].name}</th>
            <th scope="col">{texts.masters}</th>
          </tr>
        </thead>
        <tbody>
          {habits.map((habit) => {
            const { name, own, usual, differs } = sayHabit(table, habit, speech);
            return (
              <tr key={habit.habit}>
                <th scope="row">{name}</th>
                <td>
                  {own} {differs && <small>{texts.differs[differs]}</small>}
                </td>
                <td>{usual}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>{texts.habitsNote}</p>
    </section>
  );
};
