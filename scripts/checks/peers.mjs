// The report of hammer-peers has every promised field, with plausible numbers. Its speeds are not judged.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const wrong = [];

function expect(condition, field) {
  if (!condition) wrong.push(`${field} is missing or makes no sense`);
}
const isPositive = (value) => Number.isFinite(value) && value > 0;
const isShare = (value) => Number.isFinite(value) && value >= 0 && value <= 1;

function expectSpeed(peer, name) {
  expect(isPositive(peer?.shots_per_second), `${name}.shots_per_second`);
  expect(isPositive(peer?.ratio), `${name}.ratio`);
}

function expectScene(scene) {
  const name = scene.name;
  expect(isPositive(scene.shots_per_second), `${name}.shots_per_second`);
  expect(isPositive(scene.low) && scene.low <= scene.shots_per_second, `${name}.low`);
  expect(isPositive(scene.high) && scene.high >= scene.shots_per_second, `${name}.high`);
  expect(Number.isFinite(scene.contacts_per_shot) && scene.contacts_per_shot >= 0, `${name}.contacts_per_shot`);
  for (const rate of ['box2d_60', 'box2d_240', 'box2d_60_plain', 'box2d_240_plain']) {
    expectSpeed(scene[rate], `${name}.${rate}`);
    expect(isShare(scene[rate]?.differs), `${name}.${rate}.differs`);
  }
  expectSpeed(scene.wasm, `${name}.wasm`);
}

expect(/^[0-9a-f]{8}$/.test(report.signature), 'signature');
expect(Array.isArray(report.scenes), 'scenes');
for (const name of ['one-weight', 'eight-weights']) {
  expect(report.scenes?.some((scene) => scene.name === name), `scene ${name}`);
}
(report.scenes ?? []).forEach(expectScene);

for (const line of wrong) console.log(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
