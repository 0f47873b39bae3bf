import type { z } from 'zod';

import { Refused } from './refused.ts';
import type { StudyGame } from './studyGame.ts';

/** The game that is being played, if there is one. */
export class StudySession {
  #game: StudyGame | undefined;

  get game(): StudyGame {
    if (!this.#game) throw new Refused('There is no game yet; begin one with new_game or load_record.');
    return this.#game;
  }

  get hasGame(): boolean {
    return this.#game !== undefined;
  }

  open(game: StudyGame): void {
    this.#game = game;
  }
}

/** Something that a model can do. It answers with text, or throws `Refused` and has changed nothing. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject<Shape>;
  run(session: StudySession, input: z.infer<z.ZodObject<Shape>>): string | Promise<string>;
}

/** Keeps the type of the input while the tool is written. */
export const tool = <Shape extends z.ZodRawShape>(one: Tool<Shape>): Tool => one;
