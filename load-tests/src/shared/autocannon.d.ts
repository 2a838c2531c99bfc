/** The part of autocannon that the benchmarks use; it brings no types of its own. */
declare module 'autocannon' {
  export interface Prepared {
    method: string;
    path: string;
    headers: Record<string, string>;
    setupRequest?: (request: Prepared) => Prepared & { body: string };
  }
  interface Client {
    setRequests(requests: Prepared[]): void;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Milliseconds. */
    latency: { mean: number; p50: number; p99: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Requests in all; each of them is answered before the run ends. */
    amount: number;
    timeout: number;
    setupClient(client: Client): void;
  }): Promise<Result>;
}
