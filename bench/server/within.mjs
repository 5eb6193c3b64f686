// Everything here is bounded in time.
export async function within(ms, promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${ms / 1000} s in vain for ${what}`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Does something for each of a list, so many at a time. */
export async function inBatches(list, size, act) {
  const done = [];
  for (let from = 0; from < list.length; from += size)
    done.push(...(await Promise.all(list.slice(from, from + size).map(act))));
  return done;
}
