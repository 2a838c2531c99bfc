/** Of jobs over requests. */
export const pageSize = 50;

export const openOnly = { index: 'status', in: ['PENDING', 'NEED_EXTRA_DETAIL'] };

export const idAfter = (id: string): { index: string; from: string } => ({ index: 'id', from: `${id}\u0000` });
