/** Encodes pixels as PNG. */

import { crc32, deflateSync } from 'node:zlib';

import type { Pixels } from '@coalbrook/scene';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits per channel, with alpha. */
const DEPTH = 8;
const RGBA = 6;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** Each row starts with its filter type; type 1 stores each byte as the difference from the pixel before. */
const filtered = ({ width, height, data }: Pixels): Buffer => {
  const row = width * 4;
  const out = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (row + 1);
    out[start] = 1;
    for (let x = 0; x < row; x++) {
      const before = x < 4 ? 0 : data[y * row + x - 4];
      out[start + 1 + x] = (data[y * row + x] - before) & 0xff;
    }
  }
  return out;
};

export const pngOf = (pixels: Pixels): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header[8] = DEPTH;
  header[9] = RGBA;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(pixels), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
