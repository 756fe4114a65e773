// Keeps the screen on while a sheet is open, where the browser can.

export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const take = () => {
    if (!wanted || document.visibilityState !== "visible") return;
    navigator.wakeLock
      ?.request("screen")
      .then((found) => (wanted ? (lock = found) : void found.release()))
      .catch(() => undefined); // low battery: the device decides
  };
  take();
  document.addEventListener("visibilitychange", take);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
