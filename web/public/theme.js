// Runs before anything is drawn, so that a dark room stays dark.
try {
  const kept = JSON.parse(localStorage.getItem("bottega:settings") ?? "{}");
  const wanted = kept.theme === "light" || kept.theme === "dark" ? kept.theme : null;
  document.documentElement.dataset.theme =
    wanted ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
} catch {
  document.documentElement.dataset.theme = "light";
}
