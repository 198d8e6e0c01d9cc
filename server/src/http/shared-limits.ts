import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { takeAllowance } from '../db/allowances.ts';
import type { Db } from '../db/db.ts';
import { answerWithin } from '../db/lone.ts';
import { keyedHash } from '../services/cipher.ts';

/** A process sets requests apart in blocks of one twentieth of the limit: few statements, and little that another process lacks. */
const BLOCKS = 20;
/** Milliseconds after which a database that does not answer is not waited for: the process then counts alone. */
const PATIENCE_MS = 250;
const MINUTE_MS = 60_000;
/** Addresses whose blocks are kept at once; those forgotten set another block apart. */
const MOST_KEYS = 10_000;

interface Block {
  /** When its minute ends, by this process's clock. */
  until: number;
  used: number;
  left: number;
  /** All that the limit allows is set apart. */
  spent: boolean;
  taking: Promise<void> | undefined;
}

/**
 * Counts the requests of an address over all processes. Each process spends blocks that it sets apart in the database, so the
 * limit is never passed; an address may be refused earlier by what other processes set apart and have not used, a twentieth of
 * the limit each.
 */
export function sharedStore(db: Db, patienceMs = PATIENCE_MS): new () => FastifyRateLimitStore {
  const blocks = new Map<string, Block>();
  const count = async (key: string, most: number) => {
    const block = blockOf(blocks, key);
    while (block.left === 0 && !block.spent) {
      block.taking ??= refill(db, key, block, most, patienceMs).finally(() => {
        block.taking = undefined;
      });
      await block.taking;
    }
    block.used = block.left > 0 ? block.used + 1 : most + 1;
    block.left = Math.max(block.left - 1, 0);
    return { current: block.used, ttl: Math.max(block.until - Date.now(), 1) };
  };
  return class Store implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], _: number, most: number): void {
      count(key, most).then(
        (counted) => callback(null, counted),
        (error: Error) => callback(error),
      );
    }

    /** The key of a call with a limit of its own says so: one map serves all. */
    child(): Store {
      return this;
    }
  };
}

function blockOf(blocks: Map<string, Block>, key: string): Block {
  const now = Date.now();
  const kept = blocks.get(key);
  if (kept && kept.until > now) return kept;
  if (blocks.size >= MOST_KEYS) blocks.clear();
  const until = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
  const block: Block = { until, used: 0, left: 0, spent: false, taking: undefined };
  blocks.set(key, block);
  return block;
}

async function refill(db: Db, key: string, block: Block, most: number, patienceMs: number): Promise<void> {
  const many = Math.ceil(most / BLOCKS);
  const allowance = await answerWithin(takeAllowance(db, keyedHash('peticiones', key), many), patienceMs);
  block.left = allowance ? Math.min(Math.max(most - (allowance.apartadas - many), 0), many) : most;
  block.spent = block.left === 0 || !allowance;
  if (allowance) block.until = Date.now() + allowance.ms;
}
