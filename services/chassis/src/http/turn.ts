let turn: Promise<void> | undefined;

/**
 * Resolves at the end of a turn of the event loop, for all who asked in it: they go on side by side, step by step, so
 * that the code of a step serves all of them while it is at hand.
 */
export const endOfTurn = (): Promise<void> =>
  (turn ??= new Promise((resolve) =>
    setImmediate(() => {
      turn = undefined;
      resolve();
    }),
  ));
