"""Draw the pad's icons (web/public/pad-icon-*.png) from web/public/pad-icon.svg: ``python scripts/pad_icons.py``."""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
CHROMIUM = "/usr/bin/chromium"
SIZES = (192, 512)


def main() -> None:
    """Draw all sizes."""
    picture = (PUBLIC / "pad-icon.svg").read_text("utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{picture}")
            page.screenshot(path=PUBLIC / f"pad-icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
