/** Flags that take a value. */
const named = { '--port': 'port', '--host': 'host', '--public': 'publicUrl', '--data': 'data', '--backups': 'backups' };

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535;

const isCount = (text) => /^\d{1,3}$/.test(text);

const isPublic = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Says what is wrong with a value, or nothing. */
function faultOf(flag, text) {
  if (flag === '--port') return isPort(text ?? '') ? undefined : '--port needs a number from 0 to 65535.';
  if (flag === '--backups') return isCount(text ?? '') ? undefined : '--backups needs a number from 0 to 999.';
  if (!text) return `${flag} needs a value.`;
  if (flag === '--public' && !isPublic(text)) return '--public needs an address such as https://brass.example.org.';
  return undefined;
}

/** Parses the arguments of `npm start`; `fault` is a sentence if they are wrong. */
export function readArguments(words) {
  const read = { opensBrowser: true };
  for (let at = 0; at < words.length; at++) {
    const [flag, given] = words[at].split(/=(.*)/s, 2);
    if (flag === '--no-open' && given === undefined) read.opensBrowser = false;
    else if (flag in named) {
      const text = given ?? words[++at];
      const fault = faultOf(flag, text);
      if (fault) return { fault };
      read[named[flag]] = flag === '--port' || flag === '--backups' ? Number(text) : text;
    } else return { fault: `${words[at]} is unknown. There are ${[...Object.keys(named), '--no-open'].join(', ')}.` };
  }
  return read;
}
