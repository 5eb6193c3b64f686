// Runs before the first paint, as a script of its own: whoever chose a theme is not shown the other one first.
try {
  const { theme } = JSON.parse(localStorage.getItem('quri/settings'));
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing is stored, or nothing may be read.
}
