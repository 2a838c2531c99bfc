import http from 'k6/http';
import exec from 'k6/execution';

// Requests for leave at a constant rate: one person per virtual user, a person's on consecutive days.
const { url, people, leaveTypeId, rate, seconds, firstDay } = JSON.parse(open(__ENV.LOAD));

export const options = {
  discardResponseBodies: true,
  summaryTrendStats: ['med', 'p(99)', 'max'],
  scenarios: {
    requests: {
      executor: 'constant-arrival-rate',
      rate,
      timeUnit: '1s',
      duration: `${seconds}s`,
      preAllocatedVUs: people.length,
      maxVUs: people.length,
    },
  },
};

const dayMs = 24 * 60 * 60 * 1000;
let asked = 0;

export default function () {
  const me = people[(exec.vu.idInTest - 1) % people.length];
  const beginDate = new Date(Date.parse(firstDay) + asked++ * dayMs).toISOString().slice(0, 10);
  const body = JSON.stringify({ leaveTypeId, duration: 'FULL_DAY', beginDate, reason: 'A day of rest by the sea' });
  http.post(url, body, {
    headers: {
      'content-type': 'application/json',
      authorization: me.token,
      'idempotency-key': `${me.id}-${beginDate}`,
    },
  });
}

export function handleSummary({ metrics, state }) {
  const {
    http_req_duration: took,
    http_reqs: requests,
    http_req_failed: failed,
    dropped_iterations: dropped,
  } = metrics;
  const { values } = took;
  return {
    stdout: JSON.stringify({
      perSecond: requests.values.count / (state.testRunDurationMs / 1000),
      p50: values.med,
      p99: values['p(99)'],
      max: values.max,
      failed: failed.values.passes,
      dropped: dropped ? dropped.values.count : 0,
    }),
  };
}
