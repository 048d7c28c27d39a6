// Waiting for a state. Nothing here says how fast a machine has to be: the limit is only there for what never comes.

// ms that anything may take to come. A busy machine is ten times slower than a free one, and more.
export const patience = 180_000;

// Looks again and again until `isSo` answers with something, and answers with that. `what` says what was waited for.
export async function until(isSo, what) {
  const begun = Date.now();
  for (;;) {
    const answer = await isSo();
    if (answer) return answer;
    if (Date.now() - begun > patience) throw new Error(`${await what()}, for ${patience / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
