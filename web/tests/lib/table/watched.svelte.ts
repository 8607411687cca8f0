/** Runs *look* whenever something it has read changes. */
export function watched(look: () => void): () => void {
  return $effect.root(() => {
    $effect.pre(look);
  });
}
