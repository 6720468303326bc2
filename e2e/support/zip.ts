import { crc32 } from 'node:zlib';

/** A zip file of these files, each stored as it is. */
export const zipOf = (files: readonly { name: string; buffer: Buffer }[]): Buffer => {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name: called, buffer } of files) {
    const name = Buffer.from(called);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt32LE(crc32(buffer), 14);
    head.writeUInt32LE(buffer.length, 18);
    head.writeUInt32LE(buffer.length, 22);
    head.writeUInt16LE(name.length, 26);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    head.copy(line, 6, 4, 30);
    line.writeUInt32LE(at, 42);
    parts.push(head, name, buffer);
    list.push(line, name);
    at += head.length + name.length + buffer.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
};
