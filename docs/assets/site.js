// A table that is wider than its page is scrolled: with the keyboard, too.
function reach() {
  for (const box of document.querySelectorAll(".md-typeset__scrollwrap")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}
addEventListener("load", reach);
addEventListener("resize", reach);
addEventListener("toggle", reach, true); // a folded one was opened
