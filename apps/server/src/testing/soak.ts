/** Length of a long test: as in `npm test`, or at full length with COALBROOK_SOAK, or many times that. */
export const soak = (usual: number, full: number): number => {
  const share = Number(process.env['COALBROOK_SOAK'] ?? 0);
  return share > 0 ? Math.max(1, Math.round(full * share)) : usual;
};
