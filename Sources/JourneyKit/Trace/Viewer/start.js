"use strict";
const unpacked = (id) => {
  const packed = atob(document.getElementById(id).textContent);
  const bytes = Uint8Array.from(packed, (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
};
(async () => {
  const json = await unpacked("trace");
  const viewer = document.createElement("script");
  viewer.textContent = await unpacked("viewer");
  document.getElementById("trace").textContent = json;
  document.body.append(viewer);
  document.documentElement.dataset.isReady = "";
})().catch((error) => {
  document.getElementById("panel").textContent =
    `This page needs a browser of 2023 or newer: ${error}`;
});
