/** Plays a duel or a solo game to its end: `answer` replies to each request. */
export async function drive<Request, Result, Reply>(
  game: Generator<Request, Result, Reply>,
  answer: (request: Request) => Reply | Promise<Reply>,
): Promise<Result> {
  let step = game.next();
  while (step.done !== true) step = game.next(await answer(step.value));
  return step.value;
}
