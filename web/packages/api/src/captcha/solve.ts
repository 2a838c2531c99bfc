/** What is sent as `captcha` for the `challenge` of a refusal with 808; the work is done beside the page. */
export function solveBeside(challenge: unknown): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const solution = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => (data ? resolve(data) : reject(new Error('not solved'))));
    worker.addEventListener('error', () => reject(new Error('not solved')));
    worker.postMessage(challenge);
  });
  return solution
    .then((found) => btoa(JSON.stringify({ challenge, solution: found })))
    .finally(() => worker.terminate());
}
