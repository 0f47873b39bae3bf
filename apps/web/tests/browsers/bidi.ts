/** A client for WebDriver BiDi: commands and their answers over a WebSocket. */

/** How long an answer may take, in milliseconds. */
const PATIENCE = 90_000;

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      this.#waiting.get(answer.id ?? -1)?.(answer);
    });
    socket.addEventListener('close', () => {
      for (const tell of this.#waiting.values()) tell({ type: 'error', error: 'the connection was closed' });
    });
  }

  static connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Bidi(socket)));
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)));
    });
  }

  send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const settle = ({ type, result, error, message }: Answer): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (type === 'success') resolve(result as Result);
        else reject(new Error(`${method}: ${message ?? error}`));
      };
      const timer = setTimeout(() => settle({ type: 'error', error: 'no answer' }), PATIENCE);
      this.#waiting.set(id, settle);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
