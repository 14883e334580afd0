// Checks the answers of a file with the checker of pages; prints its reports. Run by test_page_checker.py.
import { scryptSync } from "node:crypto";
import { readFileSync } from "node:fs";

const [folder, cases] = process.argv.slice(2);
const { check, open } = await import(`file://${folder}/checker.js`);
const { scrypt } = await import(`file://${folder}/scrypt_hash.js`);
const { tasks, hashes } = JSON.parse(readFileSync(cases, "utf8"));
const reports = [];
for (const { task, data, answers } of tasks) {
  const opened = await open(task, data);
  // The hash of Node is faster; the other one is compared with it below.
  opened.checker.numbers.scrypt = (word, salt, n, r, size) =>
    scryptSync(word, salt, size, { N: n, r, p: 1 }).toString("hex");
  reports.push(answers.map(([part, answer]) => check(opened, part, answer)));
}
console.log(JSON.stringify({ reports, hashes: hashes.map((one) => scrypt(...one)) }));
