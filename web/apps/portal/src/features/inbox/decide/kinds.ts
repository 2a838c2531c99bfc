const ofTime = <R extends string>(resource: R) => {
  const processes = `PUT /attendance/api/v1/${resource}/processes` as const;
  return {
    one: `${processes}/{id}` as const,
    several: `${processes}/multiple` as const,
    detail: `${processes}/{id}/need-extra-detail` as const,
    touched: async () => (await import('../../attendance/shift-requests/data/touched.ts')).touched,
  };
};

/** Where decisions on requests of a kind are sent, and which answers they change. */
export const kinds = {
  leave: {
    one: 'PUT /leave/api/v1/leave-requests/processes/{id}',
    several: 'PUT /leave/api/v1/leave-requests/processes/multiple',
    detail: 'PUT /leave/api/v1/leave-requests/processes/{id}/need-extra-detail',
    touched: async () => (await import('../../leave/data/touched.ts')).touched,
  },
  overtime: {
    one: 'PUT /attendance/api/v1/overtimes/processes/{id}',
    several: 'PUT /attendance/api/v1/overtimes/processes/multiple',
    detail: 'PUT /attendance/api/v1/overtimes/processes/{id}/need-extra-detail',
    touched: async () => (await import('../../attendance/overtime/data/touched.ts')).touched,
  },
  correction: ofTime('clock-corrections'),
  shift: ofTime('workplan-requests'),
} as const;

export type KindName = keyof typeof kinds;
