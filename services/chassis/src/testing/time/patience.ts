/** So many times longer than a person at work a test waits for an engine with which it shares the machine. */
export const testPatience = 10;
