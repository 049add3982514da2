export interface Pagination {
  page: number;
  totalPages: number;
  hasPrev: boolean;
  hasNext: boolean;
  total: number;
}

export function paginate({ page, pageSize }: { page: number; pageSize: number }, total: number): Pagination {
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  return { page, totalPages, hasPrev: page > 1, hasNext: page < totalPages, total };
}
