// The service worker: registered after the first page, asked for updates, and told to take over when the reader says so.

import { signal } from "@preact/signals";

/** A new version that waits for the reader. */
export const update = signal<ServiceWorker | null>(null);

const EVERY = 30 * 60_000;

export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  if (!registration) return;
  const waits = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) update.value = registration.waiting;
  };
  waits();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", waits));
  setInterval(() => void registration.update().catch(() => undefined), EVERY);
}

/** Lets the new version take over, and loads the page with it. */
export function useUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  update.value?.postMessage("take over");
}
