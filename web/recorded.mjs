// Asks Python for recorded games: `tests/web/recorded.py`.
import { execFileSync } from 'node:child_process';
import { env } from 'node:process';

export function recorded() {
  const python = env.PYTHON ?? '.venv/bin/python'; // page.py sets it
  const printed = execFileSync(python, ['-m', 'tests.web.recorded'], { cwd: '..', maxBuffer: 2 ** 28 });
  return JSON.parse(printed.toString());
}
