/** What a pool and its threads tell each other. */

/** The next job of a thread. */
export interface GivenJob<Job> {
  readonly index: number;
  readonly job: Job;
}

export interface JobAnswer<Result> {
  readonly index: number;
  readonly result: Result;
}
