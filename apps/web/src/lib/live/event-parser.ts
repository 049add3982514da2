export interface ServerEvent {
  id: string;
  data: string;
}

/** Takes the text of an event stream apart as it comes in, however it is cut; comments keep the line alive. */
export function createEventParser(onEvent: (event: ServerEvent) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const blocks = `${rest}${chunk}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = block.split('\n').map((line) => /^(id|data): ?(.*)$/.exec(line) ?? []);
      const fieldOf = (name: string) => fields.find(([, field]) => field === name)?.[2];
      const data = fieldOf('data');
      if (data !== undefined) onEvent({ id: fieldOf('id') ?? '', data });
    }
  };
}
