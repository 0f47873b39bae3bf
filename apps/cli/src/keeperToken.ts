/** The keeper's token, and what is said about it: itself only where nobody keeps what is printed. */
export interface KeeperToken {
  /** Missing if there is no keeper's page. */
  readonly token?: string;
  readonly line: string;
}

const pageOf = (token: string): string => `keeper’s page: #/keeper/${token}\n`;

/** The token that was set, or the one of the folder, or else one for whoever reads it now. */
export const keeperToken = async (
  set: string | undefined,
  folder: string | undefined,
  isTerminal: boolean,
): Promise<KeeperToken> => {
  if (set !== undefined) return { token: set, line: '' };
  const { keeperTokenIn, newToken } = await import('@coalbrook/server');
  if (folder !== undefined) {
    const { token, file } = keeperTokenIn(folder);
    return { token, line: isTerminal ? pageOf(token) : `keeper’s page: #/keeper/TOKEN with the token in ${file}\n` };
  }
  if (!isTerminal) return { line: 'keeper’s page: closed, because no token is set with --keeper\n' };
  const token = newToken();
  return { token, line: pageOf(token) };
};
