// Lets the browser keep the pages, once they are there and there is nothing more urgent to load.
export function keepPages() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => {}); // a browser that does not want to: it works without
  const soon = () => setTimeout(register, 2000);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
