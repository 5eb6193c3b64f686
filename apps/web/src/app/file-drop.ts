/** A replay file can be dropped anywhere. What shows that is loaded when a file is first dragged over the page. */
const overlay = () => import('../replay/drop-overlay.ts');

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

export function listenForFiles(): void {
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    // Otherwise the browser shows the file in place of the page.
    event.preventDefault();
    void overlay().then(
      (loaded) => loaded.showOverlay(),
      () => undefined,
    );
  });
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    void overlay().then(
      (loaded) => loaded.dropped(file),
      () => undefined,
    );
  });
}
