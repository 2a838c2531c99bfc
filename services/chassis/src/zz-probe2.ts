import mongoose from 'mongoose';
const c = await mongoose.createConnection('mongodb://127.0.0.1:27117', { serverSelectionTimeoutMS: 3000 } as never).asPromise();
const db = c.getClient().db('probe2');
const r = db.collection<{_id: string; p?: string|null; v?: unknown}>('rows');
const time = async (n: string, k: number, f: (i: number) => Promise<unknown>) => { const t = performance.now(); for (let i = 0; i < k; i++) await f(i); console.log(n, ((performance.now() - t) / k).toFixed(2), 'ms'); };
for (let turn = 0; turn < 2; turn++) {
await time('find', 200, (i) => r.findOne({ _id: 'q' + i }));
await time('insert', 200, (i) => r.insertOne({ _id: `i${turn}-${i}`, v: 1 }));
await time('upsert', 200, (i) => r.updateOne({ _id: 'q' + i }, { $set: { v: turn } }, { upsert: true }));
const op = (id: string, p: string) => ({ replaceOne: { filter: { _id: id, $or: [{ p: { $lte: p } }, { p: null }] }, replacement: { p, v: p }, upsert: true } });
const op2 = (id: string, p: string) => ({ replaceOne: { filter: { _id: id }, replacement: { p, v: p }, upsert: true } });
await time('bulk 100 or', 3, () => r.bulkWrite(Array.from({ length: 100 }, (_, i) => op('w' + i, '1')) as never, { ordered: false }));
await time('bulk 100', 3, () => r.bulkWrite(Array.from({ length: 100 }, (_, i) => op2('w' + i, '1')) as never, { ordered: false }));
await time('insertMany 100', 3, (k) => r.insertMany(Array.from({ length: 100 }, (_, i) => ({ _id: `m${turn}-${k}-${i}`, v: 1 }))));
}
await db.dropDatabase(); await c.close();
