import { deflateRawSync } from 'node:zlib';

/** A zip file whose directory may contain anything. */
export const zipOf = (
  entries: readonly { name: string | Buffer; content: Buffer; says?: number }[],
): Buffer => {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name: called, content, says = content.length } of entries) {
    const name = Buffer.from(called);
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says, 22);
    head.writeUInt16LE(name.length, 26);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(8, 10);
    line.writeUInt32LE(packed.length, 20);
    line.writeUInt32LE(says, 24);
    line.writeUInt16LE(name.length, 28);
    line.writeUInt32LE(at, 42);
    const own = Buffer.concat([head, name, packed]);
    parts.push(own);
    list.push(line, name);
    at += own.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
};
