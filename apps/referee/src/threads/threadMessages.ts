/** What a pool and its threads tell each other. */

/** The next task of a thread. */
export interface GivenTask<Task> {
  readonly index: number;
  readonly task: Task;
}

export interface TaskAnswer<Result> {
  readonly index: number;
  readonly result: Result;
}
