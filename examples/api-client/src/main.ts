import { buy } from './buy.ts';

/** `node src/main.ts '{"mall": "http://localhost:8080", …}'`: buys, and prints the order as JSON. */
console.log(JSON.stringify(await buy(JSON.parse(process.argv[2] ?? '{}'))));
