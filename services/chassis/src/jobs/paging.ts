import { z } from 'zod';

export const paging = {
  page: z.coerce.number().int().min(0).default(0),
  rowsPerPage: z.coerce.number().int().min(1).max(100).default(10),
};

export const offsetOf = ({ page, rowsPerPage }: { page: number; rowsPerPage: number }) => ({
  offset: page * rowsPerPage,
  limit: rowsPerPage,
});
